/**
 * How often something was viewed, in thousands (K) and millions (M) where there are so many; null for nothing yet. Some
 * browsers write a small k in some regions of English, so English is written in one way.
 */
export function viewsOf(count: number, locale: string): string | null {
  if (count === 0) return null;
  const written = locale.startsWith('en') ? 'en-US' : locale;
  return new Intl.NumberFormat(written, { notation: 'compact', maximumFractionDigits: 1 }).format(count);
}
