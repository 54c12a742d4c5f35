import { flaggedItemListSchema } from '@360/contracts/civ';
import { waitUntil } from '@360/testkit/wait-until';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type OpenCiv, openCiv, problemOf } from './_harness.ts';
import { SAID, storyOf } from './_story.ts';

let civ: OpenCiv;
beforeAll(async () => {
  civ = await openCiv();
});
afterAll(() => civ?.stop());
afterEach(() => {
  civ.neighbours.isAway = false;
});

const soon = <Answer>(what: string, ask: () => Promise<Answer | null | undefined>) => waitUntil(what, 15_000, ask);

test('what contradicts three independent reports is flagged once, with its reason, its words and theirs', async () => {
  const flagged = await civ.flag();
  await civ.flagging.add({ storyId: flagged.storyId });
  expect(flagged).toMatchObject({
    ...{ itemId: `${flagged.storyId}-tide`, anomalyType: 'factual_inconsistency', severityScore: 53, reviewCount: 0 },
    flagReason: 'It gives another figure than 3 independent reports: “The pier is 241 metres long”.',
    newsItem: { title: 'The pier is 214 metres long.', sourceName: 'The tide' },
    ...{ state: 'open', settlement: null, own: null },
  });
  expect(flagged.signals.map(({ key, quote }) => [key, quote?.text])).toEqual([
    ['civ.signal.contradictsFigure', 'The pier is 214 metres long.'],
    ['civ.signal.supportedBy', 'The pier is 241 metres long.'],
    ['civ.signal.supportedBy', 'The pier of 241 metres opened.'],
  ]);
  expect(flaggedItemListSchema.parse(await civ.list()).items.filter(({ id }) => id === flagged.id)).toHaveLength(1);
});

test('a flag is withdrawn when nothing speaks for it any more, unless somebody has reviewed it', async () => {
  const [lost, reviewed, gone] = [await civ.flag(), await civ.flag(), await civ.flag()];
  expect((await (await civ.member()).validate(reviewed.id)).status).toBe(200);
  civ.neighbours.put(storyOf(lost.storyId, SAID.slice(0, 3)));
  civ.neighbours.put(storyOf(reviewed.storyId, SAID.slice(0, 3)));
  civ.neighbours.move(gone.storyId, lost.storyId);
  for (const { storyId } of [lost, reviewed, gone]) await civ.flagging.add({ storyId });
  await civ.become(lost.id, 'withdrawn');
  await civ.become(gone.id, 'withdrawn');
  expect((await civ.item(reviewed.id)).state).toBe('open');
  civ.neighbours.put(storyOf(reviewed.storyId, SAID.slice(1)));
  await civ.flagging.add({ storyId: reviewed.storyId });
  expect(await problemOf(await (await civ.member()).validate(lost.id))).toEqual([
    409,
    'This item is not up for review any more.',
  ]);
  civ.neighbours.put(storyOf(lost.storyId, SAID));
  await civ.flagging.add({ storyId: lost.storyId });
  await civ.become(lost.id, 'open');
  expect((await civ.item(reviewed.id)).flagReason).toBe(reviewed.flagReason);
});

test('a look at a story waits for an analysis service that is away, however long', async () => {
  civ.neighbours.put(storyOf('waiting', SAID));
  civ.neighbours.isAway = true;
  await civ.flagging.add({ storyId: 'waiting' });
  await soon('several tries', async () =>
    civ.neighbours.requests.filter((each) => each.includes('waiting')).length > 2 ? true : null,
  );
  civ.neighbours.isAway = false;
  civ.wait(61_000);
  await soon('the flag', async () => (await civ.list()).items.find(({ storyId }) => storyId === 'waiting'));
});

test('the list is paged, the most severe first, and keeps its place while flags come', async () => {
  const few = await civ.flag([...SAID.slice(1)]);
  await civ.flag();
  const all = (await civ.list()).items;
  expect(all.map(({ severityScore }) => severityScore)).toEqual(
    all.map(({ severityScore }) => severityScore).toSorted((a, b) => b - a),
  );
  expect(all.at(-1)?.id).toBe(few.id);
  const pages: string[] = [];
  for (let query = '?limit=2'; query !== ''; ) {
    const { items, next, total } = await civ.list(query);
    expect(total).toBeGreaterThanOrEqual(all.length);
    pages.push(...items.map(({ id }) => id));
    query = next ? `?limit=2&cursor=${next}` : '';
  }
  expect(pages).toEqual(all.map(({ id }) => id));
  expect((await civ.list('?anomaly=bias_detected')).items).toEqual([]);
  expect((await civ.as().ask('/api/civ/flagged-items?cursor=nonsense')).status).toBe(400);
});

test('with a report or a publisher its flags go, told or found later', async () => {
  const [told, outlet] = [await civ.flag(), await civ.flag()];
  const gone = (id: string) =>
    soon('a flag that went', async () => ((await civ.as().ask(`/api/civ/items/${id}`)).status === 404 ? true : null));
  await civ.publish({ type: 'items.removed', itemIds: [told.itemId] });
  await gone(told.id);
  expect((await civ.item(outlet.id)).state).toBe('open');
  civ.neighbours.publishers.delete('tide');
  await gone(outlet.id);
});
