import { readFileSync } from 'node:fs';
import { liveChannelSchema } from '@360/contracts/news';
import { catalogueSchema, postAccountsSchema } from '@360/contracts/publishers';
import { CATEGORIES, COUNTRY_CODES, POST_NETWORKS } from '@360/contracts/vocabulary';
import ipaddr from 'ipaddr.js';
import { parse } from 'tldts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const outlets = catalogueSchema.parse(read('./publishers.json'));
const channels = z.array(liveChannelSchema).parse(read('./live-channels.json'));
const { publishers: institutions, accounts } = postAccountsSchema.parse(read('./post-accounts.json'));
const feeds = outlets.flatMap((outlet) => outlet.feeds);

const SMALL = new Set(['KW', 'AE', 'SA', 'QA']);
const atLeast = (code: string) => (SMALL.has(code) ? 3 : 5);
const hostOf = (address: string) => new URL(address).hostname;
const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The same resource behind http and https, a closing slash or a capital in the host is one feed. */
const sameFeed = (address: string) => address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

function duplicates(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('publishers.json', () => {
  it('holds at least 170 outlets', () => {
    expect(outlets.length).toBeGreaterThanOrEqual(170);
  });

  it.each(Object.values(COUNTRY_CODES))('covers %s', (code) => {
    const count = outlets.filter((outlet) => outlet.country === code).length;
    expect(count).toBeGreaterThanOrEqual(atLeast(code));
  });

  it.each(CATEGORIES)('has at least 15 outlets with a feed on %s, of at least 4 countries', (category) => {
    const speaking = outlets.filter((outlet) => outlet.feeds.some((feed) => feed.category === category));
    expect(speaking.length).toBeGreaterThanOrEqual(15);
    expect(new Set(speaking.map((outlet) => outlet.country)).size).toBeGreaterThanOrEqual(4);
  });

  it('names no outlet, id or feed twice', () => {
    expect(duplicates(outlets.map((outlet) => outlet.id))).toEqual([]);
    expect(duplicates(outlets.map((outlet) => outlet.name))).toEqual([]);
    expect(duplicates(feeds.map((feed) => sameFeed(feed.url)))).toEqual([]);
  });

  it('spells an owner in one way', () => {
    const owners = [...new Set(outlets.flatMap((outlet) => outlet.owner ?? []))];
    expect(duplicates(owners.map((owner) => owner.toLowerCase().replace(/^the |[^\p{L}\p{N}]/gu, '')))).toEqual([]);
  });

  it('takes each id from the registered domain of the site', () => {
    const strangers = outlets.filter((outlet) => parse(outlet.site).domain !== parse(outlet.id).domain);
    expect(strangers.map((outlet) => outlet.id)).toEqual([]);
  });

  it('is sorted by country, then name', () => {
    const keys = outlets.map((outlet) => `${outlet.country ?? 'ZZ'} ${outlet.name.toLowerCase()}`);
    expect(keys).toEqual([...keys].sort(byText));
  });

  it('lets no single owner hold more than one outlet in twenty', () => {
    const counts = Map.groupBy(outlets, (outlet) => outlet.owner);
    const held = [...counts].filter(([owner]) => owner !== null).map(([, list]) => list.length);
    expect(Math.max(...held)).toBeLessThanOrEqual(outlets.length / 20);
  });

  it('holds no aggregator', () => {
    const aggregators = /(^|\.)(news\.google\.com|reddit\.com|news\.ycombinator\.com|rss\.app|blogspot\.com)$/;
    expect(feeds.filter((feed) => aggregators.test(hostOf(feed.url)))).toEqual([]);
  });
});

describe('post-accounts.json', () => {
  const onX = accounts.filter(({ network }) => network === 'x');

  it('names at least 200 accounts on X, at least 25 on each topic', () => {
    expect(onX.length).toBeGreaterThanOrEqual(200);
    for (const category of CATEGORIES)
      expect(onX.filter((account) => account.category === category).length, category).toBeGreaterThanOrEqual(25);
  });

  it('names no account twice, whatever its capitals', () => {
    expect(duplicates(accounts.map(({ network, handle }) => `${network} ${handle.toLowerCase()}`))).toEqual([]);
  });

  it('gives every account to an outlet of the catalogue or to a publisher of its own, and lists none without need', () => {
    const known = new Set([...outlets, ...institutions].map(({ id }) => id));
    const owners = new Set(accounts.map(({ publisherId }) => publisherId));
    expect(accounts.filter(({ publisherId }) => !known.has(publisherId)).map(({ handle }) => handle)).toEqual([]);
    expect(institutions.filter(({ id }) => !owners.has(id)).map(({ id }) => id)).toEqual([]);
  });

  it('adds no outlet that the catalogue has, and spells owners as it does', () => {
    expect(duplicates([...outlets, ...institutions].map(({ id }) => id))).toEqual([]);
    expect(duplicates([...outlets, ...institutions].map(({ name }) => name))).toEqual([]);
    const owners = [...new Set([...outlets, ...institutions].flatMap(({ owner }) => owner ?? []))];
    expect(duplicates(owners.map((owner) => owner.toLowerCase().replace(/^the |[^\p{L}\p{N}]/gu, '')))).toEqual([]);
    expect(institutions.filter(({ id, site }) => parse(site).domain !== parse(id).domain)).toEqual([]);
  });

  it('is sorted by network, topic and handle', () => {
    const keys = accounts.map(
      ({ network, category, handle }) =>
        `${POST_NETWORKS.indexOf(network)} ${CATEGORIES.indexOf(category)} ${handle.toLowerCase()}`,
    );
    expect(keys).toEqual([...keys].sort(byText));
    expect(institutions.map(({ id }) => id)).toEqual(institutions.map(({ id }) => id).sort(byText));
  });
});

describe('live-channels.json', () => {
  it('holds the six channels of the product', () => {
    expect(channels.map((channel) => channel.id).sort()).toEqual([
      'al-jazeera-english',
      'dw-news',
      'euronews-english',
      'france-24-english',
      'nhk-world-japan',
      'wion',
    ]);
  });

  it('embeds each from the cookie-free player, each its own channel', () => {
    const player = /^https:\/\/www\.youtube-nocookie\.com\/embed\/live_stream\?channel=UC[\w-]{22}$/;
    expect(channels.filter((channel) => !player.test(channel.embedUrl))).toEqual([]);
    expect(duplicates(channels.map((channel) => channel.embedUrl))).toEqual([]);
  });
});

describe('every address', () => {
  const addresses = [
    ...feeds.map((feed) => feed.url),
    ...outlets.map((outlet) => outlet.site),
    ...institutions.map((institution) => institution.site),
    ...channels.flatMap((channel) => [channel.website, channel.embedUrl]),
  ];

  it('is http or https, without credentials or a port of its own', () => {
    const odd = addresses
      .map((address) => new URL(address))
      .filter((url) => {
        return !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '' || url.port !== '';
      });
    expect(odd).toEqual([]);
  });

  it('is a public name, never a bare IP address or a local host', () => {
    const local = addresses.filter((address) => {
      const { hostname, isIcann } = parse(address);
      return hostname === null || isIcann !== true || ipaddr.isValid(hostname);
    });
    expect(local).toEqual([]);
  });
});
