import { reportSchema } from '@360/contracts/reports';
import { verifyBundle } from '@360/contracts/verify-evidence';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { GENERATE, newId, type OpenReports, openReports, orderOf } from './_harness.ts';

const READING = 'POST /api/personas/analyze';

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
  Object.assign(state, {
    asked: [],
    spent: new Set(),
    gone: new Set(),
    isStoryGone: false,
    beforeSending: async () => {},
  });
});

const withWorker = async (work: () => Promise<void>): Promise<void> => {
  const worker = await open.start('worker');
  try {
    await work();
  } finally {
    await worker.stop();
  }
};

test('is made step by step, told of, and handed out as files that verify', async () => {
  await withWorker(async () => {
    const order = orderOf({ reportId: newId(), export: ['pdf', 'html', 'json'] });
    const begun = reportSchema.parse(await (await ana.post(GENERATE, order)).json());
    const report = await ana.until(begun.id, 'done');
    const again = await ana.post(GENERATE, order, { prefer: 'wait=25' });
    expect([again.status, again.headers.get('preference-applied')]).toEqual([200, 'wait=25']);
    expect(await again.json()).toEqual(report);
    const { id, figures, exports, downloadUrl } = report;
    expect(report).toMatchObject({ step: 'done', progress: 100, figures: { reports: 2, outlets: 3, withheld: 0 } });
    expect(downloadUrl).toBe(exports.pdf);
    expect(figures?.pages).toBeGreaterThan(2);

    const told = open.events
      .filter((event) => event.type === 'report.progress')
      .filter((event) => event.reportId === id);
    expect([...new Set(told.map(({ step }) => step))]).toEqual([
      'waiting',
      'freezing',
      'reading',
      'checking',
      'rendering',
      'done',
    ]);
    expect(told.map(({ progress }) => progress)).toEqual(
      told.map(({ progress }) => progress).toSorted((a, b) => a - b),
    );

    const files = await Promise.all(report.files.map(({ url }) => ana.ask(url)));
    const types = files.map(({ headers }) => headers.get('content-type'));
    expect(types).toEqual(['application/pdf', 'text/html; charset=utf-8', 'application/json; charset=utf-8']);
    const bytes = await Promise.all(files.map(async (file) => Buffer.from(await file.arrayBuffer())));
    expect(bytes.map(({ byteLength }) => byteLength)).toEqual(report.files.map((file) => file.bytes));
    expect(bytes[0]?.subarray(0, 5).toString()).toBe('%PDF-');
    const policy = files[1]?.headers.get('content-security-policy');
    expect(policy).toMatch(/default-src 'none'.*sandbox (?!.*allow-scripts)/);
    expect(files[0]?.headers.get('content-disposition')).toMatch(
      /^inline; filename="360-report-the-flood-of-lennow-\d{4}-\d\d-\d\d\.pdf"$/,
    );
    const kept = await ana.ask(`${exports.json}?download`);
    expect(kept.headers.get('content-disposition')).toMatch(/^attachment; /);
    const json = bytes[2]?.toString() ?? '';
    expect((await verifyBundle(JSON.parse(json))).ok).toBe(true);
    expect((await verifyBundle(JSON.parse(json.replace('240 homes', '241 homes')))).ok).toBe(false);
    expect((await open.as('anon:bo').ask(exports.pdf ?? '')).status).toBe(404);
    expect(await open.kept.countDocuments({ reportId: id })).toBe(3);
  });
});

test('stops within half a second of being cancelled, costs nothing, and can be made again', async () => {
  let go = (): void => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  let arrived = (): void => {};
  const reading = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  open.neighbours.state.beforeSending = async (asked) => {
    if (asked !== READING) return;
    arrived();
    await held;
  };
  const { id } = await ana.order();
  await withWorker(async () => {
    await reading;
    expect(await (await ana.post(`/api/reports/${id}/cancel`)).json()).toMatchObject({ step: 'cancelled', files: [] });
    expect(open.neighbours.state.spent.size).toBe(0);
    await expect.poll(() => open.kept.countDocuments({ reportId: id })).toBe(0);
    go();
    open.neighbours.state.beforeSending = async () => {};
    expect((await ana.post(`/api/reports/${id}/retry`)).status).toBe(202);
    expect(open.neighbours.state.spent.size).toBe(1);
    await ana.until(id, 'done');
    expect((await ana.post(`/api/reports/${id}/retry`)).status).toBe(409);
  });
});

test('says in a sentence why it cannot be made, and gives back what was spent', async () => {
  open.neighbours.state.isStoryGone = true;
  const { id } = await ana.order();
  await withWorker(async () => {
    const failed = await ana.until(id, 'failed');
    expect(failed.failure).toBe('This story is not there any more, so there is nothing to report on.');
    await expect.poll(() => open.neighbours.state.spent.size, { timeout: 20_000 }).toBe(0);
  });
});

test('is withdrawn when a publisher in it opts out, and made again for nothing', async () => {
  await withWorker(async () => {
    const told = await ana.order();
    await ana.until(told.id, 'done');
    await open.publish({ type: 'publisher.removed', publisherId: open.neighbours.relatedOutlet });
    const withdrawn = await ana.until(told.id, 'failed');
    expect(withdrawn).toMatchObject({
      files: [],
      topic: 'Withdrawn report',
      failure: expect.stringContaining('opted out'),
    });
    expect(await open.kept.countDocuments({ reportId: told.id })).toBe(0);
    expect((await ana.ask(`/api/reports/${told.id}/report.json`)).status).toBe(404);
    const before = open.neighbours.timesAsked('POST /internal/report-allowance');
    expect((await ana.post(`/api/reports/${told.id}/retry`)).status).toBe(202);
    expect(await ana.until(told.id, 'done')).toMatchObject({
      topic: 'Dam above Lennow overflows after a week of rain',
    });
    expect(open.neighbours.timesAsked('POST /internal/report-allowance')).toBe(before);
    // what was told while nobody listened
    open.neighbours.state.gone.add('gazette');
    await ana.until(told.id, 'failed');
  });
});

test('an account that is deleted takes its reports along, and leaves those of others', async () => {
  await withWorker(async () => {
    const ben = open.as(`anon:ben-${round}`);
    const [own, theirs] = [await ana.order(), await ben.order()];
    await Promise.all([ana.until(own.id, 'done'), ben.until(theirs.id, 'done')]);
    await open.removeReader(`anon:ana-${round}`);
    await expect.poll(async () => (await ana.ask(`/api/reports/${own.id}`)).status, { timeout: 20_000 }).toBe(404);
    expect(await open.kept.countDocuments({ reportId: own.id })).toBe(0);
    expect((await ben.read(theirs.id)).step).toBe('done');
  });
});
