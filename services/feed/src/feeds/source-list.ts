import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type CatalogueEntry, catalogueSchema } from '@360/contracts/publishers';
import { parseOpml } from 'feedsmith';
import { getDomain, getHostname } from 'tldts';
import type { SafeFetch } from '../ingest/safe-fetch.ts';

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

interface OpmlFeed {
  url: string;
  site: string | null;
  title: string | null;
}

interface Outline {
  xmlUrl?: string | undefined;
  htmlUrl?: string | undefined;
  title?: string | undefined;
  text?: string | undefined;
  outlines?: Outline[] | undefined;
}

const feedsOf = (outlines: Outline[] | undefined): OpmlFeed[] =>
  (outlines ?? []).flatMap((outline) => [
    ...(outline.xmlUrl?.trim()
      ? [{ url: outline.xmlUrl.trim(), site: outline.htmlUrl ?? null, title: outline.title ?? outline.text ?? null }]
      : []),
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

/**
 * The outlets of an OPML document (OPML 2.0, nested outlines included), one per site. What `known` says of an outlet
 * with that domain, its country and owner for one, is taken over; of others only name and address are known.
 */
export const outletsOfOpml = (text: string, known: CatalogueEntry[]): CatalogueEntry[] => {
  const knownById = new Map(known.map((entry) => [entry.id, entry]));
  const outlets = new Map<string, CatalogueEntry>();
  for (const feed of feedsOf(parseOpml(text).body?.outlines as Outline[] | undefined)) {
    const id = outletIdOf(feed);
    const entry = outlets.get(id) ?? { ...describe(id, feed, knownById), feeds: [] };
    entry.feeds.push({ url: feed.url, category: null });
    outlets.set(id, entry);
  }
  return [...outlets.values()];
};

const describe = (id: string, feed: OpmlFeed, known: Map<string, CatalogueEntry>): Omit<CatalogueEntry, 'feeds'> => {
  const match = known.get(id) ?? known.get(getDomain(id) ?? '');
  return {
    id,
    name: match?.name ?? feed.title ?? id,
    site: feed.site ?? siteOf(feed.url),
    country: match?.country ?? null,
    language: match?.language ?? 'und',
    owner: match?.owner ?? null,
    kind: match?.kind ?? null,
  };
};
