import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { AppError } from '@360/chassis/errors';
import { countryCodeSchema } from '@360/contracts/countries';
import { type CatalogueEntry, catalogueSchema } from '@360/contracts/publishers';
import { CATEGORIES, type Category } from '@360/contracts/vocabulary';
import { parseOpml } from 'feedsmith';
import { getDomain, getHostname } from 'tldts';
import type { SafeFetch } from '../fetch/safe-fetch.ts';
import { decodeBody } from '../parse/decode-body.ts';

/** What is known of outlets before anybody lists them. */
const SHIPPED_CATALOGUE = fileURLToPath(new URL('../../catalogue/publishers.json', import.meta.url));

const isUrl = (source: string) => /^https?:\/\//.test(source);

/** The text of a file or of an address. @throws FetchFault or a file system error */
export const readSource = async (source: string, fetch: SafeFetch, accept: string): Promise<string> => {
  if (!isUrl(source)) return await readFile(source, 'utf8');
  const fetched = await fetch.get(source, { accept });
  if (fetched.kind !== 'body') throw new Error(`${source} gave nothing.`);
  return new TextDecoder().decode(fetched.body);
};

/** @throws ZodError when an entry is malformed */
export const readCatalogue = async (source: string, fetch: SafeFetch): Promise<CatalogueEntry[]> =>
  catalogueSchema.parse(JSON.parse(await readSource(source, fetch, 'application/json')));

export interface OpmlFeed {
  url: string;
  site: string | null;
  title: string | null;
  language: string | null;
  country: string | null;
  category: Category | null;
}

interface Outline {
  xmlUrl?: string | undefined;
  htmlUrl?: string | undefined;
  title?: string | undefined;
  text?: string | undefined;
  language?: string | undefined;
  category?: string | undefined;
  outlines?: Outline[] | undefined;
}

/** The first name of a language tag, where it has one of its own (RFC 5646 section 2.2.1). */
const languageOf = (tag: string | undefined): string | null =>
  /^[a-z]{2,3}(?=$|[-_])/i.exec(tag ?? '')?.[0].toLowerCase() ?? null;

/** Country and topic, where a path of categories names one of ours (OPML 2.0: comma-separated, slash-delimited). */
const placeOf = (categories: string | undefined): Pick<OpmlFeed, 'country' | 'category'> => {
  const words = (categories ?? '').split(/[,/]/).map((word) => word.trim());
  return {
    country: words.find((word) => countryCodeSchema.safeParse(word).success) ?? null,
    category: CATEGORIES.find((category) => words.includes(category)) ?? null,
  };
};

const feedOf = ({ htmlUrl, title, text, language, category }: Outline, url: string): OpmlFeed => ({
  url,
  site: htmlUrl ?? null,
  title: title ?? text ?? null,
  language: languageOf(language),
  ...placeOf(category),
});

const feedsOf = (outlines: Outline[] | undefined): OpmlFeed[] =>
  (outlines ?? []).flatMap((outline) => [
    ...(outline.xmlUrl?.trim() ? [feedOf(outline, outline.xmlUrl.trim())] : []),
    ...feedsOf(outline.outlines),
  ]);

/** Any address may stand in the document; one that cannot be fetched becomes an error on its feed. */
const siteOf = (url: string): string => (isUrl(url) && URL.canParse(url) ? new URL(url).origin : url);

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9.-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '');

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** The outlet behind an address: its host without "www.". */
const outletIdOf = ({ site, title, url }: OpmlFeed): string => {
  const host = getHostname(site ?? url)?.replace(/^www\./, '');
  return slug(host ?? '') || slug(title ?? '') || digestOf(url);
};

/** The outlets behind feeds, one per site. What `known` says of an outlet with that domain is taken over. */
export const outletsOfFeeds = (feeds: OpmlFeed[], known: CatalogueEntry[]): CatalogueEntry[] => {
  const knownById = new Map(known.map((entry) => [entry.id, entry]));
  const outlets = new Map<string, CatalogueEntry>();
  for (const feed of feeds) {
    const id = outletIdOf(feed);
    const entry = outlets.get(id) ?? { ...describe(id, feed, knownById), feeds: [] };
    entry.feeds.push({ url: feed.url, category: feed.category });
    outlets.set(id, entry);
  }
  return [...outlets.values()];
};

/**
 * The outlets of an OPML document (OPML 2.0, nested outlines included), one per site. What `known` says of an outlet
 * with that domain, its country and owner for one, is taken over; of others what the document says.
 */
export const outletsOfOpml = (text: string, known: CatalogueEntry[]): CatalogueEntry[] =>
  outletsOfFeeds(feedsOf(parseOpml(text).body?.outlines as Outline[] | undefined), known);

/** What the shipped catalogue says of outlets. */
export const knownOutlets = async (): Promise<CatalogueEntry[]> =>
  catalogueSchema.parse(JSON.parse(await readFile(SHIPPED_CATALOGUE, 'utf8')));

/** The outlets of an OPML document as it was sent. @throws AppError `bad_request` when it is none */
export const outletsOfDocument = async (body: Uint8Array, contentType: string | null): Promise<CatalogueEntry[]> => {
  const known = await knownOutlets();
  try {
    return outletsOfOpml(decodeBody(body, contentType), known);
  } catch (cause) {
    throw new AppError('bad_request', 'This is not an OPML document that can be read.', { cause });
  }
};

const describe = (id: string, feed: OpmlFeed, known: Map<string, CatalogueEntry>): Omit<CatalogueEntry, 'feeds'> => {
  const match = known.get(id) ?? known.get(getDomain(id) ?? '');
  return {
    id,
    name: match?.name ?? feed.title ?? id,
    site: feed.site ?? siteOf(feed.url),
    country: match?.country ?? feed.country,
    language: match?.language ?? feed.language ?? 'und',
    owner: match?.owner ?? null,
    kind: match?.kind ?? null,
  };
};
