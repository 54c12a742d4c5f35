import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Public by their number, but answered inside a cloud's own network. */
const INSIDE_CLOUDS = new Set(['168.63.129.16']);

/**
 * Whether an IP address is globally routable unicast. Everything else is refused: this host, private and shared
 * networks, link-local with the clouds' metadata services, multicast, reserved blocks, and all IPv6 forms that carry an
 * IPv4 address inside (mapped, NAT64, 6to4, Teredo), which would lead there by another road.
 */
export const isPublicAddress = (address: string): boolean => {
  const bare = address.replace(/^\[|\]$/g, '');
  if (bare.includes('%') || isIP(bare) === 0) return false;
  const parsed = ipaddr.parse(bare);
  if (parsed.range() !== 'unicast') return false;
  if (parsed.kind() === 'ipv4') return !INSIDE_CLOUDS.has(parsed.toString());
  // Only 2000::/3 is given out (RFC 4291 section 2.4, IANA registry).
  return ((parsed.toByteArray()[0] ?? 0) & 0xe0) === 0x20;
};
