const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Whether XML 1.0 (section 2.2) allows a control character, escaped or not. */
const isAllowedControl = (character: string) => '\t\n\r'.includes(character) || character >= '\u007F';

/** Text without the characters that make an XML document unreadable; half a surrogate pair becomes U+FFFD. */
function legal(text: string): string {
  return text
    .toWellFormed()
    .replace(/\p{Cc}/gu, (character) => (isAllowedControl(character) ? character : ''))
    .replace(/[\uFFFE\uFFFF]/g, '');
}

/** Text made fit for XML or HTML, between tags and within quoted attributes. */
export function escapeMarkup(text: string): string {
  return legal(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Paragraphs of plain text as HTML. */
export function paragraphsToHtml(paragraphs: readonly string[]): string {
  return paragraphs.map((text) => `<p>${escapeMarkup(text)}</p>`).join('\n');
}
