/// The passwords that are tried first, because so many people have them.
enum CommonPasswords {
  /// Compared without regard to case.
  static let texts = ComparedTexts(
    words.split(whereSeparator: \.isWhitespace).map(String.init), ignoresCase: true)

  /// Runs and repetitions of digits and of keys, then names, words, and words with an ending.
  private static let words = """
    000000 0000000 00000000 0987654321 101010 102030 1029384756 10203040 111111 1111111 11111111
    1111111111 112233 11223344 1122334455 11235813 121212 12121212 123 1230 123000 123123 12312312
    123123123 123321 123321123 1234 12341234 12344321 12345 1234512345 123454321 123456 1234567
    12345678 123456789 1234567890 12345678910 123456789a 123456a 123456abc 123456q 12345a 12345q
    12345qwert 1234abcd 1234qwer 123654 123654789 123789 123abc 123asd 123qwe 123qweasd 131313
    142536 147147 147258 147258369 147852 147852369 147896325 1478963 159159 159357 159753 159951
    1a2b3c 1a2b3c4d 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qa2ws3ed 1qaz1qaz 1qaz2wsx 1qaz2wsx3edc
    1qazxsw2 1qw23er4 20202020 212121 222222 2222222 22222222 232323 246810 24682468 252525 258456
    2580 258258 258369 321321 321654 321654987 333333 3333333 33333333 357159 369258147 420420
    444444 4444444 44444444 456123 456456 456789 456852 4815162342 4321 54321 555555 5555555
    55555555 5201314 5211314 654321 666666 6666666 66666666 6969 696969 69696969 753951 741852
    741852963 777777 7777777 77777777 7654321 777888 789456 789456123 789789 852456 87654321 888888
    8888888 88888888 951753 963852 963852741 987654 9876543 98765432 987654321 9876543210 999999
    9999999 99999999 a123456 a1234567 a12345678 a123456789 a1b2c3 a1b2c3d4 aa123456 aa12345678
    aaa111 aaaaaa aaaaaaaa abc123 abc1234 abc12345 abc123456 abcabc abcd abcd1234 abcd12345 abcde
    abcdef abcdefg abcdefgh access access14 adidas admin admin1 admin123 admin1234 admin12345
    administrator agent007 airborne alabama alexander alexandra alejandro alessandro amanda america
    anderson andrea andrew andromeda angel angel123 angelina angels anthony apollo apple apple123
    apples arsenal arsenal1 asd123 asdasd asdasd123 asdasdasd asdf asdf1234 asdfasdf asdfg asdfgh
    asdfghj asdfghjk asdfghjkl asdfghjkl1 asdfjkl asdfjkl: asdfjkl; asdfqwer ashley asshole austin
    azerty azertyuiop babyboy babygirl babygirl1 backspace badboy bailey banana barbara barcelona
    barney baseball baseball1 basketball batman batman123 beautiful bella benjamin bigdaddy biteme
    blahblah blessed blink182 bond007 bonjour booboo boomer boston brandon brandy brooklyn brother
    bubbles buddy bulldog buster butterfly calvin camaro cameron canada captain carlos caroline
    casper champion changeme changeme1 charles charlie charlie1 charlotte cheese chelsea chelsea1
    cherry chester chicago chicken chocolate chris christian christine christopher claudia coffee
    computer computer1 cookie cookies corvette cowboy cowboys creative crystal dakota dallas dallas1
    daniel daniela danielle darkness default destiny devil diablo diamond dolphin dolphins donald
    dragon dragon1 dragon123 dragonball drowssap eagles elephant elizabeth eminem emmanuel enter
    estrella everton facebook falcon family fantasy ferrari fernando fishing flower flowers fluffy
    football football1 forever formula1 fountain frankie freddy freedom freedom1 friend friends
    fuckme fuckoff fuckyou fuckyou1 gabriel gandalf garfield gateway genesis george ginger godzilla
    gizmo goldfish golden golfer google google123 gordon greenday guitar gunner hahaha hamster
    hannah happy happy123 hardcore harley harrypotter heather hello hello1 hello123 hello1234
    helloworld helpme hockey hockey1 hotdog hottie hunter hunter1 hunter2 iceman iloveme iloveu
    iloveyou iloveyou1 iloveyou2 infinity internet internet1 iverson jackson james jasmine jasper
    jennifer jeremy jessica jessica1 jesus jesus1 jesuschrist johnny jonathan jordan jordan23 joseph
    joshua junior justin killer killer1 killme kitten kristina lakers lauren legend letmein letmein1
    letmein123 letmein2 liverpool liverpool1 login login123 london lonely lovely loveme lover
    loverboy loveyou loveyou1 lucky lucky7 madison maggie manchester marcus margaret marina marlboro
    martin master master1 master123 matrix matthew maverick maxwell melissa mercedes merlin
    metallica michael michael1 michelle mickey midnight miller mirage mohamed mohammed money monica
    monkey monkey1 monkey123 monster monster1 moonlight morgan mother motorola mountain muffin
    mustang mustang1 mynoob myspace1 naruto nascar natalie natasha nathan newyork nicholas nicole
    nintendo nirvana nothing november oliver orange p@ssw0rd p@ssword pa55w0rd pa55word pakistan
    panther paradise pass pass1234 passion passport passw0rd passw0rd1 password password! password.
    password0 password01 password1 password11 password12 password123 password1234 password12345
    password2 password3 passwort patricia patrick peaches peanut pebbles pepper peterpan phoenix
    pokemon pokemon1 pokemon123 portugal power precious prince princesa princess princess1
    princess123 pumpkin purple pussy q1w2e3 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qaz123 qazqaz qazwsx
    qazwsx123 qazwsxedc qazxsw qq123456 qqqqqq qqqqqqqq qwaszx qwe123 qweasd qweasd123 qweasdzxc
    qweqwe qweqweqwe qwer1234 qwerasdf qwerqwer qwert qwert1 qwert123 qwert12345 qwerty qwerty1
    qwerty11 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyu qwertyui qwertyuiop
    qwertz qwertzuiop rabbit rachel raiders rainbow ranger rangers rebecca redsox richard robert
    rockstar rockyou ronaldo runescape samantha samsung samsung1 samuel sandra scooby scooter
    scorpion sebastian secret secret123 shadow shadow1 shannon sharon shelby sierra silver simple
    single slipknot smokey snickers snoopy snowball soccer soccer1 softball sophie spider spiderman
    spiderman1 startrek starwars starwars1 steelers stella stephanie sterling steven summer summer1
    sunflower sunshine sunshine1 superman superman1 superstar surfer sweetheart sweetie swordfish
    taylor temppass tequila teresa test test123 test1234 test12345 tester testing testing123
    testtest thomas thunder tiffany tigger tigger1 tinkerbell titanic tomcat toyota trinity trouble
    trustno1 tweety undertaker unicorn valentina vanessa vegeta veronica victor victoria vincent
    viper volcom warcraft warrior welcome welcome1 welcome123 welcome1234 whatever whatever1 william
    willow winner winston winter wolverine wonder xavier xxxxxx xxxxxxxx yamaha yankees yankees1
    yellow youtube zaq12wsx zaq1zaq1 zaqwsx zaqxsw zxc123 zxcasd zxcasdqwe zxcv1234 zxcvb zxcvbn
    zxcvbnm zxcvbnm1 zxcvbnm123 zxczxc zzzzzz
    """
}
