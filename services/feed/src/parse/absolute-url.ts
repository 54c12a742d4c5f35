const LONGEST_URL = 4096;

/** An address made absolute against the nearest base; null unless it is a web address of at most 4096 characters. */
export const absoluteUrl = (url: string | null | undefined, base: string): string | null => {
  if (!url) return null;
  const text = url.trim();
  const parsed = text === '' || text.length > LONGEST_URL ? null : URL.parse(text, base);
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.href : null;
};
