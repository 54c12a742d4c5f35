import { isTrackingParameter } from './tracking-parameters.ts';

const LONGEST = 4096;
const UNRESERVED = /^[A-Za-z0-9._~-]$/;

const isWeb = (url: URL): boolean => url.protocol === 'http:' || url.protocol === 'https:';

/** The normal form of RFC 3986 section 6.2.2: unreserved characters bare, the others' escapes in capitals. */
const normalEscapes = (text: string): string =>
  text.replace(/%([0-9a-f]{2})/gi, (escaped, hex: string) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16));
    return UNRESERVED.test(character) ? character : escaped.toUpperCase();
  });

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};

/** `?ref=example.com` on a page of example.com, or in its feed, names the place of the link. */
const isOwnReferrer = (name: string, value: string, hosts: ReadonlySet<string>): boolean =>
  name.toLowerCase() === 'ref' && hosts.has(value.toLowerCase());

const canonicalQuery = (url: URL, hosts: ReadonlySet<string>): string =>
  url.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '')
    .map((part) => normalEscapes(part).replaceAll('%20', '+'))
    .filter((part) => {
      const [name = '', ...value] = part.split('=');
      return !isTrackingParameter(decoded(name), url.hostname) && !isOwnReferrer(name, decoded(value.join('=')), hosts);
    })
    .sort()
    .join('&');

const parse = (text: string, base?: string): URL | null => {
  try {
    return base === undefined ? new URL(text) : new URL(text, base);
  } catch {
    return null;
  }
};

/**
 * One spelling for all spellings of a page's address: lower-case host without trailing dot, no default port, no
 * fragment, no tracking parameters, the others sorted, escapes in normal form. Null for anything but a web address,
 * for one that carries a user name, and for one over 4096 characters.
 */
export const canonicalUrl = (url: string, base?: string): string | null => {
  if (url.length > LONGEST) return null;
  const parsed = parse(url.trim(), base);
  if (!parsed || !isWeb(parsed) || parsed.username !== '' || parsed.password !== '') return null;
  const host = parsed.hostname.replace(/\.+$/, '');
  if (host === '') return null;
  parsed.hostname = host;
  parsed.hash = '';
  const home = base === undefined ? null : parse(base);
  const query = canonicalQuery(parsed, new Set([host, ...(home ? [home.hostname] : [])]));
  // The setter would take a question mark at the query's own beginning for the one before it.
  parsed.search = query && `?${query}`;
  parsed.pathname = normalEscapes(parsed.pathname);
  return parsed.href;
};
