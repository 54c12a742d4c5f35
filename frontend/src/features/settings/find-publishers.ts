import type { Publisher } from '@360/contracts/publishers';

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Publishers by what a reader types of a name or an address; case and accents make no difference. */
export function findPublishers(publishers: readonly Publisher[], typed: string): readonly Publisher[] {
  const wanted = plain(typed).trim();
  if (wanted === '') return publishers;
  return publishers.filter(({ name, site }) => plain(`${name} ${URL.parse(site)?.host ?? ''}`).includes(wanted));
}
