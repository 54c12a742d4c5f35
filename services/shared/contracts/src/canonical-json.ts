/** Nothing we seal is nested deeper; a text that is could else exhaust the stack. */
const DEEPEST = 64;

const written = (value: unknown, depth: number): string => {
  if (depth > DEEPEST) throw new TypeError('The value is nested too deeply.');
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number' && Number.isFinite(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((each) => written(each, depth + 1)).join()}]`;
  if (typeof value !== 'object') throw new TypeError('The value holds what JSON cannot say.');
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, each]) => `${JSON.stringify(key)}:${written(each, depth + 1)}`).join()}}`;
};

/**
 * JSON in the one form in which equal values have equal bytes: keys in order of their UTF-16 units, no white space, numbers
 * and strings as ECMAScript writes them (RFC 8785).
 * @throws TypeError where the value is no plain JSON or nested deeper than 64 levels
 */
export const canonicalJson = (value: unknown): string => written(value, 0);
