import { expect, test } from 'vitest';
import { analyseStory } from '../analyse/analyse-story.ts';
import { eachAlone, reportOf } from '../analyse/story.fixture.ts';
import { storyEvidence } from '../evidence/evidence.fixture.ts';
import { cutEvidence, cutStories } from './cut-evidence.ts';

const TEXT = 'The pier at Marrow collapsed on Tuesday. Divers searched the water until midnight.';

const opened = (name: string, outlets: number) => {
  const reports = eachAlone(Array.from({ length: outlets }, (_, at) => reportOf(`${name}${at}`, { text: TEXT })));
  const evidence = storyEvidence(reports, { storyId: name });
  return { evidence, analysis: analyseStory(evidence) };
};

test('independent reports stay before those that repeat one, in their order', () => {
  const { evidence } = opened('a', 4);
  const reports = evidence.reports.map((report, at) =>
    at === 1 ? { ...report, report: 0, copyOf: evidence.reports[0]?.id ?? null } : report,
  );
  expect(cutEvidence({ ...evidence, reports }, 3).reports.map(({ id }) => id)).toEqual(['a0', 'a2', 'a3']);
});

test.each([
  [50, [5, 2, 1]],
  [6, [3, 2, 1]],
  [5, [3, 1, 1]],
  [2, [1, 1]],
  [1, [1]],
])('of at most %d reports, each story has its share and the first what is left', (most, counts) => {
  const stories = [opened('a', 5), opened('b', 2), opened('c', 1)];
  const cut = cutStories(stories, most);
  expect(cut.map(({ evidence }) => evidence.reports.length)).toEqual(counts);
  expect(cut.map(({ analysis }) => analysis.items)).toEqual(counts);
});
