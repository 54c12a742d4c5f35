/** What a Meilisearch filter says, as read by `readFilter`; for tests. */
export type Read =
  | { compare: string; operator: string; value: string }
  | { in: string; values: string[] }
  | { isNotNull: string }
  | { not: Read }
  | { and: Read[] }
  | { or: Read[] };

const TOKEN = /\s*(?:"((?:[^"\\]|\\[\s\S])*)"|(>=|<=|!=|[=<>()[\],])|([\p{L}\p{N}_.-]+))/uy;
const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

interface Token {
  kind: 'value' | 'sign' | 'word';
  text: string;
}

function tokensOf(filter: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < filter.length) {
    const at = TOKEN.lastIndex;
    const [, inside, sign, word] = TOKEN.exec(filter) ?? [];
    if (inside !== undefined) {
      const text = inside.replace(/\\([\s\S])/g, (_, escaped: string) => {
        if (/[ux0-7]/.test(escaped)) throw new Error(`a code of a character at ${at}`);
        return ESCAPES[escaped] ?? escaped;
      });
      tokens.push({ kind: 'value', text });
    } else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign });
    else if (word !== undefined) tokens.push({ kind: 'word', text: word });
    else throw new Error(`nothing known at ${at} of ${filter}`);
  }
  return tokens;
}

/**
 * Reads a filter by the grammar of Meilisearch: OR of ANDs of terms with NOT, parentheses, comparisons, IN and IS NOT NULL.
 * @throws Error for anything else
 */
export function readFilter(filter: string): Read {
  const tokens = tokensOf(filter);
  let at = 0;
  const take = (kind?: Token['kind'], text?: string): string => {
    const token = tokens[at++];
    if (!token || (kind && token.kind !== kind) || (text !== undefined && token.text !== text))
      throw new Error(`${text ?? kind ?? 'more'} expected as token ${at} of ${filter}`);
    return token.text;
  };
  const is = (kind: Token['kind'], text: string) => tokens[at]?.kind === kind && tokens[at]?.text === text;
  const joined = (word: 'AND' | 'OR', each: () => Read): Read[] => {
    const all = [each()];
    while (is('word', word)) {
      at++;
      all.push(each());
    }
    return all;
  };
  const list = (): string[] => {
    const values: string[] = [];
    take('sign', '[');
    while (!is('sign', ']')) {
      if (values.length > 0) take('sign', ',');
      values.push(take('value'));
    }
    take('sign', ']');
    return values;
  };
  const term = (): Read => {
    if (is('word', 'NOT')) {
      at++;
      return { not: term() };
    }
    if (is('sign', '(')) {
      at++;
      const inside = or();
      take('sign', ')');
      return inside;
    }
    const attribute = take('word');
    if (is('word', 'IN')) {
      at++;
      return { in: attribute, values: list() };
    }
    if (is('word', 'IS')) {
      for (const word of ['IS', 'NOT', 'NULL']) take('word', word);
      return { isNotNull: attribute };
    }
    const operator = take('sign');
    return { compare: attribute, operator, value: take() };
  };
  const and = (): Read => {
    const all = joined('AND', term);
    return all.length === 1 && all[0] ? all[0] : { and: all };
  };
  const or = (): Read => {
    const all = joined('OR', and);
    return all.length === 1 && all[0] ? all[0] : { or: all };
  };
  const read = or();
  if (at < tokens.length) throw new Error(`more than one filter in ${filter}`);
  return read;
}

/** The terms that must all be met. */
export const termsOf = (filter: string): Read[] => {
  if (filter === '') return [];
  const read = readFilter(filter);
  return 'and' in read ? read.and : [read];
};
