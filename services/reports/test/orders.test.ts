import { reportListSchema } from '@360/contracts/reports';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GENERATE, newId, type OpenReports, openReports, orderOf } from './_harness.ts';
import { NO_MORE, STORY } from './_neighbours.ts';

let open: OpenReports;
let ana: ReturnType<OpenReports['as']>;
let round = 0;

beforeAll(async () => {
  open = await openReports();
});
afterAll(() => open.stop());
beforeEach(() => {
  round += 1;
  ana = open.as(`anon:ana-${round}`);
  const { state } = open.neighbours;
  Object.assign(state, { allowance: 100, isBillingAway: false, spent: new Set(), asked: [] });
});

describe('asking for a report', () => {
  test('answers 202 with the report as it begins, for the story that leads now', async () => {
    const answer = await ana.post(GENERATE, orderOf({ storyId: 'latest-news' }));
    expect(answer.status).toBe(202);
    expect(await answer.json()).toMatchObject({
      ...{ storyId: STORY, step: 'waiting', progress: 0, sections: ['consensus', 'appendices'], granted: 'free' },
      ...{ files: [], exports: {}, downloadUrl: null, failure: null },
      timeframe: { from: '2026-03-01T00:00:00.000Z', to: '2026-03-04T23:59:59.999Z' },
    });
  });

  test('is the same report for the same id, paid for once, however often it is asked', async () => {
    const reportId = newId();
    const asked = await Promise.all([1, 2, 3, 4].map(() => ana.order({ reportId })));
    expect(new Set(asked.map(({ id }) => id))).toEqual(new Set([reportId]));
    expect(await open.reports.countDocuments({ sub: `anon:ana-${round}` })).toBe(1);
    expect(open.neighbours.state.spent.size).toBe(1);
    const other = await open.as('anon:other').post(GENERATE, orderOf({ reportId }));
    expect(other.status).toBe(409);
  });

  test('passes on that it has to be paid for, and begins with the same id once it is', async () => {
    open.neighbours.state.allowance = 0;
    const reportId = newId();
    const refused = await ana.post(GENERATE, orderOf({ reportId }));
    expect(refused.status).toBe(402);
    expect(await refused.json()).toMatchObject({ code: 'payment_required', error: NO_MORE });
    expect((await ana.ask(`/api/reports/${reportId}`)).status).toBe(404);
    open.neighbours.state.allowance = 1;
    expect(await ana.order({ reportId })).toMatchObject({ id: reportId, step: 'waiting' });
  });

  test('says so where payments are away, and shows nothing that is not paid for', async () => {
    open.neighbours.state.isBillingAway = true;
    const reportId = newId();
    const answer = await ana.post(GENERATE, orderOf({ reportId }));
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ error: expect.stringContaining('Payments are not available') });
    expect(await (await ana.ask('/api/reports')).json()).toEqual({ reports: [], next: null });
    open.neighbours.state.isBillingAway = false;
    expect(await ana.order({ reportId })).toMatchObject({ id: reportId, granted: 'free' });
  });

  test('is refused where the story, the sections or the time frame are none', async () => {
    const bodies = [
      { storyId: 'nowhere' },
      { include: {} },
      { export: [] },
      { topic: ' ' },
      { timeframe: { from: '2026-03-04', to: '2026-03-01' } },
    ];
    const answers = await Promise.all(bodies.map((more) => ana.post(GENERATE, orderOf(more))));
    expect(answers.map(({ status }) => status)).toEqual([404, 400, 400, 400, 400]);
    expect(open.neighbours.state.spent.size).toBe(0);
    expect((await ana.order({ storyId: 'merged' })).storyId).toBe(STORY);
  });

  test('is bounded: three under way for one reader, and a cancelled one makes room and costs nothing', async () => {
    const [first] = [await ana.order(), await ana.order(), await ana.order()];
    const fourth = await ana.post(GENERATE, orderOf());
    expect(fourth.status).toBe(429);
    expect(open.neighbours.state.spent.size).toBe(3);
    const cancelled = await ana.post(`/api/reports/${first.id}/cancel`);
    expect(await cancelled.json()).toMatchObject({ step: 'cancelled' });
    expect(open.neighbours.state.spent.size).toBe(2);
    expect((await ana.post(GENERATE, orderOf())).status).toBe(202);
  });
});

test('a reader’s reports are theirs alone, newest first, a page at a time', async () => {
  const { id } = await ana.order();
  await ana.post(`/api/reports/${id}/cancel`);
  for (let count = 0; count < 21; count++) {
    const next = await ana.order();
    await ana.post(`/api/reports/${next.id}/cancel`);
  }
  const first = reportListSchema.parse(await (await ana.ask('/api/reports')).json());
  const second = reportListSchema.parse(await (await ana.ask(`/api/reports?cursor=${first.next}`)).json());
  expect([first.reports.length, second.reports.length, second.next]).toEqual([20, 2, null]);
  expect(second.reports.at(-1)?.id).toBe(id);
  const own = await (await ana.ask('/internal/own-data/reports')).json();
  expect(own).toMatchObject({ rows: { length: 20 }, next: expect.any(String) });
  const bo = open.as('anon:bo');
  const attempts = [
    bo.ask(`/api/reports/${id}`),
    bo.ask(`/api/reports/${id}`, { method: 'DELETE' }),
    bo.post(`/api/reports/${id}/cancel`),
    bo.post(`/api/reports/${id}/retry`),
    bo.ask(`/api/reports/${id}/report.json`),
  ];
  expect((await Promise.all(attempts)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect((await ana.ask(`/api/reports/${id}`, { method: 'DELETE' })).status).toBe(204);
  expect((await ana.ask(`/api/reports/${id}`)).status).toBe(404);
});
