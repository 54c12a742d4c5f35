import { serviceIdentity, signIdentity } from '@360/chassis/identity';
import { IDENTITY_HEADER } from '@360/contracts/identity';
import { type FileReading, fileReadingSchema, type PageReading, pageReadingSchema } from '@360/contracts/reading-room';
import { SEARCH_LENGTH_MAX, searchResultSchema } from '@360/contracts/search';
import { Pool } from 'undici';
import { type ZodType, z } from 'zod';

const CONNECTIONS = 8;
const CONNECT_MS = 2_000;
const OK = 200;
/** A picture takes its reader twenty seconds, and may have to wait for its turn. */
const FILE_MS = 45_000;
const PAGE_MS = 15_000;
const SEARCH_MS = 10_000;
const OURSELVES = serviceIdentity('analysis');

/** Another service is away, or cannot answer at the moment; asking again later may work. */
export class RoomAway extends Error {
  override name = 'RoomAway';
  readonly service: 'feed' | 'search';

  constructor(service: 'feed' | 'search', options?: ErrorOptions) {
    super(`The ${service} service does not answer.`, options);
    this.service = service;
  }
}

const foundSchema = z.object({
  results: z.array(
    searchResultSchema.pick({ id: true, type: true, title: true, summary: true, storyId: true, highlights: true }),
  ),
});
/** A report or story that a search finds. */
export type FoundResult = z.infer<typeof foundSchema>['results'][number];

/** What other services do for texts that readers ask for. All throw RoomAway. */
export interface RoomClient {
  page: (url: string, signal: AbortSignal) => Promise<PageReading>;
  /** `data` is a base64 data URL. */
  file: (file: { data: string; filename: string }, signal: AbortSignal) => Promise<FileReading>;
  /** Best first. */
  search: (words: string, of: 'stories' | 'reports', limit: number, signal: AbortSignal) => Promise<FoundResult[]>;
  close: () => Promise<void>;
}

interface Asked<Answer> {
  path: string;
  /** Sent by POST. */
  body?: unknown;
  schema: ZodType<Answer>;
  ms: number;
}

/** What is behind the limit of a search is left out, at a word. */
const cutWords = (words: string): string =>
  words.length <= SEARCH_LENGTH_MAX ? words : words.slice(0, SEARCH_LENGTH_MAX).replace(/\s\S*$/u, '');

const openService = (service: 'feed' | 'search', url: string, identityKey: Uint8Array) => {
  const pool = new Pool(new URL(url).origin, { connections: CONNECTIONS, connect: { timeout: CONNECT_MS } });

  const ask = async <Answer>({ path, body, schema, ms }: Asked<Answer>, given: AbortSignal): Promise<Answer> => {
    const token = await signIdentity(OURSELVES, identityKey);
    const signal = AbortSignal.any([given, AbortSignal.timeout(ms)]);
    try {
      const answer = await pool.request({
        ...{ method: body === undefined ? 'GET' : 'POST', path, signal },
        headers: { [IDENTITY_HEADER]: token, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await answer.body.text();
      if (answer.statusCode !== OK) throw new Error(`It answers ${answer.statusCode}: ${text.slice(0, 300)}`);
      return schema.parse(JSON.parse(text));
    } catch (cause) {
      given.throwIfAborted();
      throw new RoomAway(service, { cause });
    }
  };
  return { ask, close: () => pool.close() };
};

/** Asks the feed and the search service, as a service that holds `identityKey`. */
export const createRoomClient = (at: { feedUrl: string; searchUrl: string; identityKey: Uint8Array }): RoomClient => {
  const feed = openService('feed', at.feedUrl, at.identityKey);
  const search = openService('search', at.searchUrl, at.identityKey);
  return {
    page: (url, signal) =>
      feed.ask({ path: '/internal/pages/read', body: { url }, schema: pageReadingSchema, ms: PAGE_MS }, signal),
    file: (file, signal) =>
      search.ask({ path: '/internal/attachments/read', body: file, schema: fileReadingSchema, ms: FILE_MS }, signal),
    search: async (words, of, limit, signal) => {
      const query = new URLSearchParams({ q: cutWords(words), limit: String(limit) });
      if (of === 'stories') query.set('type', 'story');
      const asked = { path: `/api/search?${query}`, schema: foundSchema, ms: SEARCH_MS };
      return (await search.ask(asked, signal)).results.slice(0, limit);
    },
    close: async () => {
      await Promise.all([feed.close(), search.close()]);
    },
  };
};
