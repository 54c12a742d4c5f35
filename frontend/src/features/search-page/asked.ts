import type { SearchSort, SearchType } from '@360/contracts/search';
import { ADDRESS_KEYS, addressIn, LISTS, type ListName, type SearchAddress } from './search-address.ts';

// The lists of the contract without its schemas; a test holds them equal.
export const TYPES = ['article', 'video', 'post', 'briefing', 'story'] as const satisfies readonly SearchType[];
export const SORTS = ['relevance', 'date', 'factuality'] as const satisfies readonly SearchSort[];

/** All that an address asks for. `media` names a file kept in this page only; days are ISO days. */
export interface Asked extends Readonly<Record<ListName, readonly string[]>> {
  readonly q: string;
  readonly type: SearchType | null;
  readonly sort: SearchSort;
  readonly after: string | null;
  readonly before: string | null;
  readonly media: string | null;
}

export const NOTHING_ASKED: Asked = {
  q: '',
  type: null,
  sort: 'relevance',
  country: [],
  source: [],
  category: [],
  language: [],
  epistemology: [],
  after: null,
  before: null,
  media: null,
};

const LENGTH_MAX = 1_000;
const LIST_MAX = 20;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const isDay = (text: string | undefined): text is string =>
  text !== undefined && DAY.test(text) && !Number.isNaN(Date.parse(text));

const list = (text: string | undefined): string[] =>
  [...new Set((text ?? '').split(',').filter(Boolean))].slice(0, LIST_MAX);

/** What an address asks; anything unknown in it is left out. */
export function askedIn(search: Record<string, unknown>): Asked {
  const address = addressIn(search);
  return {
    q: (address.q ?? '').trim().slice(0, LENGTH_MAX),
    type: TYPES.find((known) => known === address.type) ?? null,
    sort: SORTS.find((known) => known === address.sort) ?? 'relevance',
    country: list(address.country).filter((code) => /^[A-Z]{2}$/.test(code)),
    source: list(address.source),
    category: list(address.category),
    language: list(address.language).filter((code) => /^[a-z]{2,3}$/.test(code)),
    epistemology: list(address.epistemology),
    after: isDay(address.after) ? address.after : null,
    before: isDay(address.before) ? address.before : null,
    media: address.media ?? null,
  };
}

/** The shortest address that asks the same. */
export function addressOf(asked: Asked): SearchAddress {
  const address: SearchAddress = {};
  for (const key of ADDRESS_KEYS) {
    const value = asked[key];
    const text = typeof value === 'object' && value !== null ? value.join(',') : (value ?? '');
    if (text !== '' && text !== (key === 'sort' ? NOTHING_ASKED.sort : '')) address[key] = text;
  }
  return address;
}

/** The call that answers: the same names as in the address, and where the last page ended. */
export function searchPath({ media: _media, ...asked }: Asked, cursor: string | null): string {
  const query = new URLSearchParams(addressOf({ ...asked, media: null }));
  if (cursor) query.set('cursor', cursor);
  return `/api/search?${query}`;
}

/** How many choices narrow the search besides its words and type. */
export const narrowings = (asked: Asked): number =>
  LISTS.reduce((sum, name) => sum + asked[name].length, 0) + (asked.after || asked.before ? 1 : 0);

/** Whether there is anything to search for. */
export const asksAnything = (asked: Asked): boolean =>
  asked.q !== '' || asked.media !== null || asked.type !== null || narrowings(asked) > 0;

/** With a value put in or taken out of a facet. */
export function toggled(asked: Asked, name: ListName, value: string): Asked {
  const has = asked[name].includes(value);
  return { ...asked, [name]: has ? asked[name].filter((other) => other !== value) : [...asked[name], value] };
}
