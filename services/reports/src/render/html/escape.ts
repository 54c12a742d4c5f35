const NAMES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Characters that HTML must not hold, and those that turn the direction of what follows. */
const FORBIDDEN = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;

/** A text as content or attribute of HTML: nothing in it is read as markup. */
export const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"']/g, (character) => NAMES[character] ?? '');

/** JSON as text of HTML, whole: what HTML must not hold is written as JSON's own escapes. */
export const escapedJson = (value: unknown): string =>
  escaped(
    JSON.stringify(value).replace(
      FORBIDDEN,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  );

/** An address that a link may lead to; null for whatever is no page of the web. */
export const webAddress = (href: string | null): string | null => {
  const url = href === null ? null : URL.parse(href);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
};
