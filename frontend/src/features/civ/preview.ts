const PREVIEW_MAX = 200;

/** The beginning of a summary: 200 characters at most, and three dots where it goes on. */
export function previewOf(summary: string): string {
  const letters = [...summary];
  return letters.length <= PREVIEW_MAX ? summary : `${letters.slice(0, PREVIEW_MAX).join('').trimEnd()}…`;
}
