/// The text that `--help` prints.
let helpText = """
  Fill in a registration form from the command line, and see its fields and buttons follow.

  USAGE
    DemoCLI [run] [--script FILE] [--json] [--language CODE]

  OPTIONS
    --script FILE    take the steps from a file; “-” is standard input
    --json           answer each step by one line of JSON: the whole state of the form
    --language CODE  show labels and messages in en, th, zh-Hans, ja, vi or ru
    --help           print this
    --version        print the version

  Without a script the steps come from standard input; with nothing there, a story is played.

  STEPS, one a line; blank lines and lines that begin with # are skipped
    type F TEXT      add a text to field F, key by key (a very long one: the rest at once)
    paste F TEXT     add a text to field F at once
    erase F [N]      erase the last character of field F, or the last N
    clear F          empty field F
    set F TEXT       set the text of field F by code, without entering it
    focus F          enter field F, which leaves the one before
    leave F          leave field F
    return F         press Return in field F: on to the next one; the last one submits
    press C          press button C
    exclude F        take field F out of the form; include F puts it back
    reveal F         show what is wrong with field F
    reset            start over
    show             print the whole form

  FIELDS   email, password, repeat, phone
  BUTTONS  register, sendCode

  A step that cannot be done is said on standard error with its line number, the rest still runs,
  and the exit status is 2. With --json it is answered as well, with its “error”; what a field does
  not take is answered with “refused”. Every answer carries the “line” of the script.

  Long texts are shortened, and marked by “…”. With --json they are whole, but for characters of more
  than 32 code points: these are cut, and “truncated” says how many code points the text has.

  EXAMPLE
    printf 'type phone +79991234567\\n' | DemoCLI run

  """
