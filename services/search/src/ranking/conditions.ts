/** Without what the engine would read as a sign of its own: quotes anywhere, hyphens at the beginning. */
export const bare = (text: string): string =>
  text
    .replace(/["“”„«»]/gu, ' ')
    .replace(/(^|\s)-+/gu, '$1')
    .replace(/\s+/gu, ' ')
    .trim();

const quoted = (text: string): string => `"${bare(text)}"`;

/** Phrases and exclusions as the engine takes them; they stand before the words, so that the last one may be a beginning. */
export const conditionsOf = (phrases: readonly string[], excluded: readonly string[]): string =>
  [
    ...phrases.filter((phrase) => bare(phrase) !== '').map(quoted),
    ...excluded.filter((word) => bare(word) !== '').map((word) => `-${quoted(word)}`),
  ].join(' ');
