import { readFileSync } from 'node:fs';
import { BlockList, isIPv4, isIPv6 } from 'node:net';

const local = new BlockList();
local.addSubnet('127.0.0.0', 8);
local.addAddress('::1', 'ipv6');

/**
 * Origins the safe fetch may contact although they are not public: that of an OPML address, or the loopback ones an
 * OPML file names. Naming the document is the reader's consent to them.
 */
export function feedOrigins(feeds: string | undefined): string[] {
  if (!feeds) return [];
  if (URL.canParse(feeds) && feeds.startsWith('http')) return [new URL(feeds).origin];
  return loopbackOriginsIn(readFileSync(feeds, 'utf8'));
}

/** The distinct http(s) origins on loopback addresses among the addresses in a text, in order of appearance. */
export function loopbackOriginsIn(opml: string): string[] {
  const urls = [...opml.matchAll(/\bhttps?:\/\/[^\s"'<>]+/gi)].flatMap(([text]) => {
    const plain = text.replaceAll('&amp;', '&');
    return URL.canParse(plain) ? [new URL(plain)] : [];
  });
  return [...new Set(urls.filter((url) => isLoopback(url.hostname)).map((url) => url.origin))];
}

function isLoopback(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIPv4(host)) return local.check(host);
  if (isIPv6(host)) return local.check(host, 'ipv6');
  return host === 'localhost' || host.endsWith('.localhost');
}
