import { randomUUID } from 'node:crypto';
import type { Profile } from '@360/contracts/account';
import { ACTIVITY_WEEK_MAX, type ActivityEntry, activityListSchema } from '@360/contracts/activity';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { quartersQuestion } from '../src/profile/active-quarters.ts';
import { subjectsQuestion } from '../src/profile/stats.read.ts';
import { nextOf, type OpenReader, openReader, problemOf, type TestReader } from './_harness.ts';

const PATH = '/api/activity';
const HOUR = 3_600_000;
let reader: OpenReader;
let ana: TestReader;
beforeAll(async () => {
  reader = await openReader();
});
afterAll(() => reader?.stop());
beforeEach(() => {
  ana = reader.newReader();
});

const entry = (kind: ActivityEntry['kind'], subject: string, hoursAgo = 0): ActivityEntry => ({
  id: randomUUID(),
  kind,
  subject,
  title: `About ${subject}`,
  itemId: null,
  at: new Date(Date.now() - hoursAgo * HOUR).toISOString(),
});
const tell = (who: TestReader, ...entries: ActivityEntry[]) => who.read<{ kept: number }>(PATH, 'POST', { entries });
const list = async (who: TestReader) => activityListSchema.parse(await who.read(PATH)).entries;
const profile = (who: TestReader) => who.read<Profile>('/api/profile');

describe('activity', () => {
  test('is listed, newest first, page by page, as it was told', async () => {
    const told = Array.from({ length: 12 }, (_, at) => ({ ...entry('search', `query ${at}`, Math.floor(at / 2)) }));
    expect(await tell(ana, ...told)).toEqual({ kept: 12 });
    const seen: ActivityEntry[] = [];
    let path: string | undefined = `${PATH}?limit=5`;
    while (path) {
      const answer = await ana.ask(path);
      seen.push(...((await answer.json()) as { entries: ActivityEntry[] }).entries);
      path = nextOf(answer);
    }
    expect(seen.map(({ at }) => at)).toEqual(
      told
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect(new Map(seen.map((each) => [each.id, each]))).toEqual(new Map(told.map((each) => [each.id, each])));
  });

  test('told again, also at the same moment, is there once', async () => {
    const told = [entry('read', 'item-1'), entry('read', 'item-2')];
    const answers = await Promise.all(Array.from({ length: 6 }, () => tell(ana, ...told)));
    expect(answers.reduce((sum, { kept }) => sum + kept, 0)).toBe(2);
    expect(await tell(ana, ...told, entry('read', 'item-3'))).toEqual({ kept: 1 });
    expect(await list(ana)).toHaveLength(3);
  });

  test('is not kept for a reader who wants none kept; what is there stays until it is cleared', async () => {
    await tell(ana, entry('read', 'before'));
    await ana.read('/api/settings/default', 'PATCH', { keepActivity: false });
    expect(await tell(ana, entry('read', 'meanwhile'))).toEqual({ kept: 0 });
    expect((await list(ana)).map(({ subject }) => subject)).toEqual(['before']);
    expect((await ana.ask(PATH, 'DELETE')).status).toBe(204);
    expect(await list(ana)).toEqual([]);
  });

  test('has an end in any seven days', async () => {
    const rows = Array.from({ length: ACTIVITY_WEEK_MAX - 1 }, (_, at) => ({
      ...{
        _id: `${ana.sub}-${at}`,
        sub: ana.sub,
        entryId: `row-${at}`,
        kind: 'read',
        subject: 's',
        title: '',
        itemId: null,
      },
      at: new Date(),
    }));
    await reader.mongo.collection('activity').insertMany(rows as never);
    expect(await tell(ana, entry('read', 'fits'), entry('read', 'does not'))).toEqual({ kept: 1 });
    expect(await tell(ana, entry('read', 'does not'))).toEqual({ kept: 0 });
  });

  test('is kept for four hundred days', async () => {
    const indexes = await reader.mongo.collection('activity').indexes();
    expect(indexes.find(({ expireAfterSeconds }) => expireAfterSeconds)?.expireAfterSeconds).toBe(400 * 86_400);
  });

  test.each([
    ['none', []],
    ['too many', Array.from({ length: 51 }, () => entry('read', 'x'))],
    ['an unknown kind', [{ ...entry('read', 'x'), kind: 'dream' }]],
    ['an id that is none', [{ ...entry('read', 'x'), id: { $ne: null } }]],
    ['a time that is none', [{ ...entry('read', 'x'), at: 'yesterday' }]],
  ])('%s is refused', async (_, entries) => {
    expect((await problemOf(await ana.ask(PATH, 'POST', { entries }))).slice(0, 2)).toEqual([400, 'bad_request']);
    expect(await list(ana)).toEqual([]);
  });
});

describe('a profile', () => {
  test('counts each article, perspective, story and day once, however often it was done or told', async () => {
    const told = [
      ...['item-1', 'item-2', 'item-1'].map((id) => entry('read', id)),
      ...['story-1', 'story-1'].map((id) => entry('analysis', id, 24)),
      ...['quay-of-1', 'tide-of-1', 'quay-of-1', 'quay-of-2'].map((id) => entry('perspective', id, 48)),
      entry('search', 'item-9', 48),
    ];
    await Promise.all([tell(ana, ...told), tell(ana, ...told)]);
    await tell(ana, ...told);
    expect((await profile(ana)).stats).toEqual({
      articlesRead: 2,
      perspectivesExplored: 3,
      storiesAnalyzed: 1,
      daysActive: 3,
    });
    expect((await profile(reader.newReader())).stats).toEqual({
      articlesRead: 0,
      perspectivesExplored: 0,
      storiesAnalyzed: 0,
      daysActive: 0,
    });
  });

  test('is counted in indexes alone', async () => {
    await tell(ana, entry('read', 'item-1'), entry('analysis', 'story-1'));
    for (const pipeline of [subjectsQuestion(ana.sub), quartersQuestion(ana.sub)]) {
      const plan = await reader.mongo.collection('activity').aggregate(pipeline).explain('executionStats');
      expect(JSON.stringify(plan)).toMatch(/"winningPlan":\{[^{]*"stage":"PROJECTION_COVERED".*"totalDocsExamined":0/);
    }
  });

  test('has the name its reader gives it, and the day the reader joined, which stays', async () => {
    await tell(ana, entry('read', 'item-1'));
    const { joinedAt } = await profile(ana);
    await ana.read('/api/profile', 'PATCH', { name: ' Ana ' });
    expect(await ana.read('/api/profile', 'PATCH', { name: 'Ana B.' })).toMatchObject({ name: 'Ana B.', joinedAt });
    expect(await profile(ana)).toMatchObject({ name: 'Ana B.', joinedAt });
    expect((await ana.ask('/api/profile', 'PATCH', { name: 'x'.repeat(81) })).status).toBe(400);
  });
});
