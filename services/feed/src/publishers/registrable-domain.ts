import { getDomain } from 'tldts';

/**
 * The part of a web address that somebody registered, by the public suffix list with its private section: the owner of
 * one site on a host for many is not the owner of the host. In lower case and ASCII, so that two ways of writing one
 * name are one. Null for numeric addresses and bare suffixes.
 */
export const registrableDomain = (url: string): string | null => {
  const hostname = URL.parse(url)?.hostname.replace(/\.$/, '');
  return hostname ? getDomain(hostname, { allowPrivateDomains: true }) : null;
};
