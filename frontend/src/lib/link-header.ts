const PARAMETER = /;\s*([\w*-]+)\s*(?:=\s*(?:"([^"]*)"|([^",;\s]+)))?/g;
const ENTRY = /<([^>]*)>((?:\s*;\s*[\w*-]+\s*(?:=\s*(?:"[^"]*"|[^",;\s]+))?)*)/g;

function relations(parameters: string): string[] {
  for (const [, name, quoted, bare] of parameters.matchAll(PARAMETER))
    if (name?.toLowerCase() === 'rel') return (quoted ?? bare ?? '').toLowerCase().split(/\s+/);
  return [];
}

/**
 * The address that a `Link` header (RFC 8288) gives for `rel="next"`, or null.
 * Commas may stand inside `<…>` and inside quoted values, so the header is read entry by entry.
 */
export function nextLink(header: string | null): string | null {
  for (const [, target, parameters] of (header ?? '').matchAll(ENTRY))
    if (target && relations(parameters ?? '').includes('next')) return target;
  return null;
}
