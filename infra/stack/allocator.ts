/**
 * Has glibc give freed memory back to the system at once, as the image of the product does too: bodies and texts of
 * megabytes come and go, and otherwise most of what they took stays with the process.
 * @see https://www.gnu.org/software/libc/manual/html_node/Memory-Allocation-Tunables.html
 */
export const ALLOCATOR = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
};
