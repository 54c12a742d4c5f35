/** Longer headers are cut: no page links to that many things that matter here. */
const MOST_CHARS = 8_192;
const LINK = /<([^>]*)>((?: ?; ?[\w*-]+(?: ?= ?(?:"[^"]*"|[^ ",;]*))?)*)/g;
const PARAMETER = /; ?([\w*-]+) ?= ?(?:"([^"]*)"|([^ ",;]*))/g;

export interface HeaderLink {
  /** Absolute, http or https. */
  url: string;
  /** Lower case. */
  rels: string[];
  type: string | null;
}

const parametersOf = (text: string): Map<string, string> => {
  const parameters = new Map<string, string>();
  for (const [, name = '', quoted, plain] of text.matchAll(PARAMETER)) {
    // a repeated rel is ignored (RFC 8288 section 3.3)
    const key = name.toLowerCase();
    if (!parameters.has(key)) parameters.set(key, quoted ?? plain ?? '');
  }
  return parameters;
};

/** The web links of a `Link` header (RFC 8288). What is not well formed is left out. */
export const linksOfHeader = (header: string | null, base: string): HeaderLink[] => {
  const text = (header ?? '').slice(0, MOST_CHARS).replace(/\s+/g, ' ');
  return [...text.matchAll(LINK)].flatMap(([, href = '', rest = '']) => {
    const url = URL.parse(href.trim(), base);
    if (!url || !/^https?:$/.test(url.protocol)) return [];
    const parameters = parametersOf(rest);
    const rels = (parameters.get('rel') ?? '').toLowerCase().split(' ').filter(Boolean);
    return [{ url: url.href, rels, type: parameters.get('type')?.toLowerCase() ?? null }];
  });
};
