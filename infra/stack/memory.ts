/**
 * How a process of the product is kept small; the image sets the same. glibc gives freed memory back to the system at
 * once, since bodies and texts of megabytes come and go, and V8 collects before its heap holds twice what it needs.
 * @see https://www.gnu.org/software/libc/manual/html_node/Memory-Allocation-Tunables.html
 */
export const MEMORY = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-old-space-size=512',
};
