const SLUG_MAX = 80;

/** A headline as part of a file's name: letters and digits of any script, all else a dash. */
export const titleSlug = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, SLUG_MAX)
    .replace(/^-+|-+$/g, '') || 'news';
