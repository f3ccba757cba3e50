#pragma once

#include <stddef.h>

/// The bytes that the allocator has handed out and not got back; 0 where it does not say.
size_t measuring_bytes_in_use(void);

/// Does nothing; where a profiler is to cut what it counts (callgrind's --dump-before).
void measuring_mark(void);
