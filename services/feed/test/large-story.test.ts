import { createLogger } from '@360/chassis/logger';
import { connectMongo } from '@360/chassis/mongo/connect-mongo';
import { fixedPage, startSite } from '@360/testkit/site';
import { waitUntil } from '@360/testkit/wait-until';
import { expect, test } from 'vitest';
import { outlet, rss, startService } from './_harness.ts';

const XML = 'application/rss+xml';
const FIRST = 60;
const REPORTS = 450;

test('reports beyond those a story counts are finished too', async () => {
  const entries = Array.from({ length: REPORTS }, (_, i) => ({
    id: `r${i}`,
    title: 'Lantern bridge of Orle closed after a barge strikes its pillar',
    summary: 'The Lantern bridge in Orle is closed until Thursday, harbour master Ilse Varn said.',
    at: new Date(Date.now() - i * 60_000),
  }));
  const site = await startSite({ '/feed': fixedPage(rss(entries.slice(-FIRST)), XML) });
  const service = await startService([outlet('one', `${site.origin}/feed`)], { ALLOWED_ORIGINS: site.origin });
  const mongo = await connectMongo(service.mongoUrl, createLogger('test', 'silent'));
  try {
    const items = mongo.collection('items');
    const done = (count: number) =>
      waitUntil(`${count} reports to be done`, 15_000, async () =>
        (await items.countDocuments({ stage: 'done' })) === count ? true : null,
      );
    await done(FIRST);
    site.set('/feed', fixedPage(rss(entries), XML));
    await done(REPORTS);
    expect(await items.distinct('storyId')).toHaveLength(1);
  } finally {
    await mongo.close();
    await service.stop();
    await site.close();
  }
}, 60_000);
