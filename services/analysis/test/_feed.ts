import { verifyIdentity } from '@360/chassis/identity';
import {
  type OutletRecords,
  outletRecordsSchema,
  type StorySource,
  storySourceSchema,
} from '@360/contracts/evidence-source';
import { IDENTITY_HEADER } from '@360/contracts/identity';
import { itemDocumentsSchema } from '@360/contracts/search';
import { type Page, startSite } from '@360/testkit/site';

type Report = StorySource['reports'][number];

const SHARES = {
  institutional: 0.3,
  economic: 0.2,
  technological: 0.1,
  environmental: 0.1,
  social: 0.2,
  investigative: 0.1,
};
const AT = Date.UTC(2026, 4, 12, 6);
export const minute = (n: number): string => new Date(AT + n * 60_000).toISOString();

/** A report of an outlet, a minute after the one of the number before it. */
export const report = (
  number: number,
  outletId: string,
  title: string,
  text: string,
  more: Partial<Report> = {},
): Report => ({
  ...{
    id: `${outletId}-${number}`,
    url: `https://${outletId}.example/${number}`,
    title,
    summary: '',
    text,
    cut: false,
  },
  ...{ outletId, outletName: `The ${outletId}`, owner: null, outletKind: 'newspaper', country: 'GB', language: 'en' },
  ...{ publishedAt: minute(number), contentType: 'article', isPost: false, approach: 'social', report: number },
  ...{ copyOf: null, creditTo: null, revisions: [] },
  ...more,
});

export const storyOf = (id: string, reports: Report[], more: Partial<StorySource> = {}): StorySource => ({
  ...{ id, title: reports[0]?.title ?? '', category: 'world', asOf: minute(reports.length), reports, left: 0 },
  ...{ velocity: null, usualPerHour: 2, usualApproaches: { shares: SHARES, reports: 80 } },
  ...more,
});

const PIER = [
  'Twelve people were hurt when the pier at Marrow collapsed on Tuesday evening.',
  'Divers searched the water below the pier until midnight.',
  'The mayor, Ida Holt, said the pier had been closed for repairs since March.',
].join(' ');

/** A story that two or more independent outlets tell alike. */
export const pierStory = (id: string, outlets = ['quay', 'tarn', 'moor']): StorySource =>
  storyOf(
    id,
    outlets.map((outlet, at) => report(at, outlet, `Pier at Marrow collapses, the ${outlet} reports`, PIER)),
  );

const RECORDS: OutletRecords = { category: 'world', since: minute(0), stories: 0, days: 30, outlets: [] };

/** A stand-in for the feed service: what it has can be changed at any moment. */
export const startFeed = async (identityKey: Uint8Array) => {
  const feed = {
    stories: new Map<string, StorySource>(),
    isAway: false,
    /** How often evidence of each story was read. */
    asked: new Map<string, number>(),
    /** Called for each question of evidence once its answer is fixed and before it is sent. */
    beforeSending: async (_storyId: string): Promise<void> => {},
  };

  const send = (res: Parameters<Page>[1], body: unknown) =>
    void res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));

  const evidence: Page = async (req, res) => {
    const id = /\/stories\/([^/]+)\//.exec(req.url ?? '')?.[1] ?? '';
    feed.asked.set(id, (feed.asked.get(id) ?? 0) + 1);
    const story = feed.stories.get(id);
    const body = story && JSON.stringify(storySourceSchema.parse(story));
    await feed.beforeSending(id);
    if (body === undefined) res.writeHead(404).end('{}');
    else res.writeHead(200, { 'content-type': 'application/json' }).end(body);
  };
  const item: Page = (req, res) => {
    const id = new URL(req.url ?? '', 'http://feed').searchParams.get('ids');
    for (const story of feed.stories.values()) {
      const found = story.reports.find((each) => each.id === id);
      if (found) return send(res, itemDocumentsSchema.parse({ documents: [documentOf(found, story.id)], next: null }));
    }
    send(res, { documents: [], next: null });
  };

  const guarded: Page = async (req, res) => {
    const identity = await verifyIdentity(String(req.headers[IDENTITY_HEADER]), identityKey).catch(() => null);
    const path = new URL(req.url ?? '', 'http://feed').pathname;
    if (!identity) res.writeHead(401).end('{}');
    else if (feed.isAway) res.writeHead(503).end('{}');
    else if (path === '/internal/evidence/outlets') send(res, outletRecordsSchema.parse(RECORDS));
    else if (path === '/internal/search/items') item(req, res);
    else await evidence(req, res);
  };

  const site = await startSite({ '/internal/evidence/outlets': guarded, '/internal/search/items': guarded });
  return Object.assign(feed, {
    url: site.origin,
    /** Has a story from now on, at its address and at those that were merged into it. */
    put: (story: StorySource, ...addresses: string[]) => {
      for (const id of [story.id, ...addresses]) {
        feed.stories.set(id, story);
        site.set(`/internal/stories/${id}/evidence`, guarded);
      }
    },
    remove: (id: string) => void feed.stories.delete(id),
    serve: site.set,
    close: site.close,
  });
};
export type StandInFeed = Awaited<ReturnType<typeof startFeed>>;

const documentOf = (found: Report, storyId: string) => ({
  ...{ id: found.id, type: 'article', title: found.title, summary: found.summary, text: found.text, tags: [] },
  ...{ url: found.url, sourceId: found.outletId, sourceName: found.outletName, country: 'GB', category: 'world' },
  ...{ language: 'en', publishedAt: found.publishedAt, storyId, imageUrl: null, videoUrl: null, durationS: null },
  ...{ engagement: 0, factuality: null, epistemology: null, approach: null },
});
