import { evidenceBundleSchema } from '@360/contracts/evidence';
import { storyChangesSchema } from '@360/contracts/story-changes';
import { verifyBundle } from '@360/contracts/verify-evidence';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pierStory, report, storyOf } from './_feed.ts';
import { newStoryId, type OpenAnalysis, openAnalysis } from './_harness.ts';

let analysis: OpenAnalysis;
beforeAll(async () => {
  analysis = await openAnalysis();
});
afterAll(() => analysis.stop());

const putStory = (outlets?: string[]): string => {
  const id = newStoryId();
  analysis.feed.put(pierStory(id, outlets));
  return id;
};

describe('a briefing that nobody computed yet', () => {
  test('is computed at once, stored, and told of', async () => {
    const id = putStory();
    const briefing = await analysis.briefing(id);
    expect(briefing).toMatchObject({ id, analysis: { storyId: id, items: 3, outlets: 3, independentReports: 3 } });
    expect(briefing.perspectives).toHaveLength(3);
    expect((await analysis.untilStored(id)).result?.itemIds).toEqual(['quay-0', 'tarn-1', 'moor-2']);
    await expect
      .poll(() => analysis.events.some((event) => event.type === 'stories.analysed' && event.storyIds.includes(id)))
      .toBe(true);
  });

  test('is computed once for all who ask together, and not again for those who come later', async () => {
    const id = putStory();
    const answers = await Promise.all(Array.from({ length: 8 }, () => analysis.briefing(id)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await analysis.briefing(id);
    expect(analysis.feed.asked.get(id)).toBe(1);
  });

  test('of a single report is not stored', async () => {
    const id = putStory(['quay']);
    expect((await analysis.briefing(id)).analysis.items).toBe(1);
    expect(await analysis.storedOf(id)).toBeNull();
  });
});

describe('what readers get', () => {
  test('is not sent again where theirs is the same, and comes packed or plain', async () => {
    const path = `/api/stories/${putStory()}/briefing`;
    const first = await analysis.ask(path, undefined, { 'accept-encoding': 'gzip' });
    const plain = await analysis.ask(path, undefined, { 'accept-encoding': 'identity' });
    expect([first.headers.get('content-encoding'), plain.headers.get('content-encoding')]).toEqual(['gzip', null]);
    expect(await plain.text()).toBe(await first.text());
    const etag = first.headers.get('etag') ?? '';
    expect((await analysis.ask(path, undefined, { 'if-none-match': etag })).status).toBe(304);
  });

  test('needs the identity that the gateway gives', async () => {
    for (const path of [`/api/stories/${newStoryId()}/briefing`, '/api/personas/analyze', '/api/ai-summarize'])
      expect((await fetch(new URL(path, analysis.url))).status).toBe(401);
  });

  test('is a sentence where there is no such story, and another where the feed service is away', async () => {
    for (const id of [newStoryId(), 'nonsense'])
      expect((await analysis.ask(`/api/stories/${id}/briefing`)).status).toBe(404);
    const id = putStory();
    analysis.feed.isAway = true;
    const answer = await analysis.ask(`/api/stories/${id}/briefing`);
    analysis.feed.isAway = false;
    expect([answer.status, await answer.json()]).toMatchObject([
      503,
      { error: 'Analysis temporarily unavailable. Please try again later.' },
    ]);
    expect(await analysis.storedOf(newStoryId())).toBeNull();
  });

  test('of a story that was merged is where it went', async () => {
    const [from, into] = [newStoryId(), newStoryId()];
    analysis.feed.put(pierStory(into), from);
    for (const rest of ['briefing', 'evidence', 'briefing/changes?since=2026-05-12T06:00:00.000Z']) {
      const answer = await analysis.ask(`/api/stories/${from}/${rest}`);
      expect([answer.status, answer.headers.get('location')?.replace(/%3A/g, ':')]).toEqual([
        308,
        `/api/stories/${into}/${rest}`,
      ]);
    }
  });
});

describe('the evidence', () => {
  test('comes as a file that proves itself and the briefing', async () => {
    const id = putStory();
    const { analysis: computed } = await analysis.briefing(id);
    const answer = await analysis.ask(`/api/stories/${id}/evidence`);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="360-evidence-${id}.json"`);
    const bundle = evidenceBundleSchema.parse(await answer.json());
    expect(bundle).toMatchObject({ storyId: id, asOf: computed.asOf, analysisVersion: computed.version });
    expect(bundle.sentences.map(({ text }) => text)).toEqual(
      expect.arrayContaining(computed.summary.map(({ text }) => text)),
    );
    expect(await verifyBundle(bundle)).toMatchObject({ ok: true });
  });
});

describe('what changed since a reader was here', () => {
  const NEW = 'Engineers found rust in four of the six pillars on Wednesday morning.';

  test('are the claims that came since, and nothing where nothing came', async () => {
    const id = putStory();
    await analysis.briefing(id);
    const since = new Date().toISOString();
    const changes = async (from: string) =>
      storyChangesSchema.parse(await (await analysis.ask(`/api/stories/${id}/briefing/changes?since=${from}`)).json());
    expect(await changes(since)).toMatchObject({ storyId: id, since, new: [], changed: [], withdrawn: [] });
    expect((await changes('2020-01-01T00:00:00.000Z')).comparedWith).toBeNull();

    const { reports } = pierStory(id);
    analysis.feed.put(storyOf(id, [...reports, report(3, 'fell', 'Rust found in pillars of the pier', NEW)]));
    const worker = await analysis.start('worker');
    await analysis.tell(id);
    await analysis.untilStored(id, ({ result }) => result?.itemIds.length === 4);
    await worker.stop();
    const since2 = await changes(since);
    expect(since2.comparedWith).not.toBeNull();
    expect(since2.new.map(({ text }) => text).join(' ')).toContain('rust');
  });

  test('needs a time', async () => {
    const id = putStory();
    expect((await analysis.ask(`/api/stories/${id}/briefing/changes?since=yesterday`)).status).toBe(400);
  });
});
