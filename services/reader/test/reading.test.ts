import { randomUUID } from 'node:crypto';
import { ANGLE_REPORTS_MAX, type Profile, type Reading, readingSchema } from '@360/contracts/account';
import type { ActivityKind } from '@360/contracts/activity';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { quartersQuestion } from '../src/profile/active-quarters.ts';
import { READ_FIELDS, readingQuestions } from '../src/profile/reading.read.ts';
import { itemOf } from './_feed.ts';
import { type OpenReader, openReader, problemOf, type TestReader } from './_harness.ts';

const PATH = '/api/profile/reading';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let reader: OpenReader;
let ana: TestReader;
beforeAll(async () => {
  reader = await openReader();
});
afterAll(() => reader?.stop());
beforeEach(() => {
  ana = reader.newReader();
});
afterEach(() => {
  reader.feed.fails = null;
});

/** Lays activity of any age into the store, as it came to be there. */
const did = (who: TestReader, kind: ActivityKind, subject: string, msAgo = 0) =>
  reader.mongo.collection('activity').insertOne({
    ...{ _id: randomUUID() as never, sub: who.sub, entryId: randomUUID(), kind, subject, title: '', itemId: null },
    at: new Date(Date.now() - msAgo),
  });
const reading = async (who: TestReader, query = ''): Promise<Reading> =>
  readingSchema.parse(await who.read(`${PATH}${query}`));
const publish = (id: string, outlet: string) =>
  reader.feed.publish(itemOf(id, { outlet: { id: outlet, name: outlet, country: null, site: null } }));

test('days, weeks and outlets are counted from what the reader did, each thing once', async () => {
  const dayAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);
  const today = dayAgo(0);
  for (const [kind, subject, ago] of [
    ['read', 'item-1', 0],
    ['read', 'item-1', 0],
    ['read', 'item-2', 0],
    ['read', 'item-1', 8 * DAY],
    ['read', 'long ago', 140 * DAY],
    ['analysis', 'story-1', 0],
    ['analysis', 'story-2', 9 * DAY],
    ['perspective', 'story-1/quay', 0],
    ['perspective', 'story-2/quay', 130 * DAY],
    ['perspective', 'story-2/tide', 0],
    ['search', 'harbour', 3 * DAY],
  ] as const)
    await did(ana, kind, subject, ago);
  await did(reader.newReader(), 'read', 'item-9');
  const { days, week, outletsExplored, ...rest } = await reading(ana);
  expect(rest.today).toBe(today);
  expect(days).toEqual([
    { day: dayAgo(9), reports: 0 },
    { day: dayAgo(8), reports: 1 },
    { day: dayAgo(3), reports: 0 },
    { day: today, reports: 2 },
  ]);
  expect(week).toEqual({ articlesRead: 2, storiesAnalyzed: 1 });
  expect(outletsExplored).toBe(2);
});

test('the days are those of the reader’s time zone', async () => {
  await did(ana, 'read', 'item-1');
  const [east, west] = [await reading(ana, '?zone=Pacific/Kiritimati'), await reading(ana, '?zone=Pacific/Pago_Pago')];
  expect(east.today > west.today).toBe(true);
  expect([east, west].map(({ days }) => days[0]?.day)).toEqual([east.today, west.today]);
  expect((await problemOf(await ana.ask(`${PATH}?zone=Nowhere`)))[0]).toBe(400);
});

test('a profile counts as many days as its days are drawn, whatever was done on them, in every zone', async () => {
  for (const [kind, hoursAgo] of [...Array(12).keys()].map((at) => [at % 3 ? 'read' : 'search', at * 5] as const))
    await did(ana, kind, `of hour ${hoursAgo}`, hoursAgo * HOUR);
  for (const zone of ['UTC', 'Pacific/Kiritimati', 'Asia/Kathmandu', 'America/St_Johns', 'pacific/chatham']) {
    const { stats } = await ana.read<Profile>(`/api/profile?zone=${zone}`);
    expect(stats.daysActive).toBe((await reading(ana, `?zone=${zone}`)).days.length);
  }
  expect((await problemOf(await ana.ask('/api/profile?zone=Nowhere')))[0]).toBe(400);
});

test('the sides are those of reports of the last thirty days that are still in the feed', async () => {
  for (const [id, outlet, approach] of [
    ['angle-1', 'harbour', 'social'],
    ['angle-2', 'tide', 'economic'],
    ['angle-3', 'tide', null],
    ['angle-4', 'harbour', 'social'],
  ] as const) {
    publish(id, outlet);
    if (approach) reader.feed.approaches.set(id, approach);
    await did(ana, 'read', id, id === 'angle-4' ? 31 * DAY : HOUR);
  }
  await did(ana, 'read', 'gone');
  await did(ana, 'read', 'no id, but words that a page sent');
  expect((await reading(ana)).angles).toMatchObject({
    ...{ reports: 3, outlets: 2, fromFive: 100 },
    approaches: { social: 1, economic: 1, institutional: 0 },
  });
});

test('while the feed is away the days are told all the same', async () => {
  await did(ana, 'read', 'item-1');
  reader.feed.fails = 503;
  expect(await reading(ana)).toMatchObject({ angles: null, days: [{ reports: 1 }] });
});

test('who has read nothing has nothing, and of much the newest is asked about', async () => {
  expect(await reading(ana)).toMatchObject({ days: [], outletsExplored: 0, angles: { reports: 0, fromFive: null } });
  await Promise.all(
    Array.from({ length: ANGLE_REPORTS_MAX + 50 }, (_, at) => did(ana, 'read', `many-${at}`, at * 60_000)),
  );
  reader.feed.anglesAsked = [];
  await reading(ana);
  expect(new Set(reader.feed.anglesAsked).size).toBe(ANGLE_REPORTS_MAX);
  expect(reader.feed.anglesAsked).toContain('many-0');
});

test('all of it is counted in indexes alone', async () => {
  await did(ana, 'read', 'item-1');
  await did(ana, 'perspective', 'story-1/quay');
  const activity = reader.mongo.collection('activity');
  const { reads, week, outlets } = readingQuestions(ana.sub, new Date());
  const plans = [
    await activity.find(reads, { projection: READ_FIELDS }).sort({ at: -1 }).explain('executionStats'),
    await activity.aggregate(quartersQuestion(ana.sub, new Date(0))).explain('executionStats'),
    await activity.aggregate(week).explain('executionStats'),
    await activity.aggregate(outlets).explain('executionStats'),
  ];
  for (const plan of plans)
    expect(JSON.stringify(plan)).toMatch(/"winningPlan":\{[^{]*"stage":"PROJECTION_COVERED".*"totalDocsExamined":0/);
});
