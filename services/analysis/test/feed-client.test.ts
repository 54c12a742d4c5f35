import { randomBytes } from 'node:crypto';
import { fixedPage, startSite } from '@360/testkit/site';
import { afterEach, describe, expect, test } from 'vitest';
import { createFeedClient, FeedAway, type FeedClient } from '../src/evidence/feed-client.ts';
import { readEvidence } from '../src/evidence/read-evidence.ts';

const STORY = {
  ...{ id: 'story', title: 'Pier closes', category: null, asOf: '2026-05-12T06:00:00.000Z', reports: [], left: 0 },
  ...{ velocity: null, usualPerHour: null },
  usualApproaches: {
    shares: { institutional: 0, economic: 0, technological: 0, environmental: 0, social: 0, investigative: 0 },
    reports: 0,
  },
};
const RECORDS = { category: null, since: '2026-04-12T00:00:00.000Z', stories: 0, days: 30, outlets: [] };
const json = (value: unknown) => fixedPage(JSON.stringify(value), 'application/json');
const signal = AbortSignal.timeout(10_000);

let close: (() => Promise<void>)[] = [];

const feedOf = async (pages: Parameters<typeof startSite>[0]): Promise<FeedClient> => {
  const site = await startSite(pages);
  const client = createFeedClient({ url: site.origin, identityKey: randomBytes(32) });
  close.push(
    () => client.close(),
    () => site.close(),
  );
  return client;
};

afterEach(async () => {
  for (const each of close) await each();
  close = [];
});

describe('the client of the feed service', () => {
  test('reads the evidence of a story', async () => {
    const feed = await feedOf({
      '/internal/stories/story/evidence': json(STORY),
      '/internal/evidence/outlets': json(RECORDS),
    });
    expect(await readEvidence('story', feed, signal)).toMatchObject({ storyId: 'story', reports: [], catalogue: [] });
  });

  test('says where there is no such story', async () => {
    expect(await readEvidence('nothing', await feedOf({}), signal)).toBeNull();
  });

  test('tells a service that is away from one that answers wrongly', async () => {
    const gone = createFeedClient({ url: 'http://127.0.0.1:1', identityKey: randomBytes(32) });
    await expect(gone.story('story', signal)).rejects.toThrow(FeedAway);
    await gone.close();
    await expect((await feedOf({})).outlets(null, signal)).rejects.toThrow(FeedAway);
    const wrong = await feedOf({ '/internal/stories/story/evidence': json({ id: 'story' }) });
    await expect(wrong.story('story', signal)).rejects.not.toThrow(FeedAway);
  });
});
