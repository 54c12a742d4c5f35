import { expect, test } from 'vitest';
import type { StoryDoc } from '../stories/story.model.ts';
import { storiesToAnalyse } from './stories-to-analyse.ts';

const story = (_id: string, items: number) => ({ _id, coverage: { items } as StoryDoc['coverage'] });
const before = (...stories: ReturnType<typeof story>[]) => new Map(stories.map((each) => [each._id, each]));

test('a story is analysed from its second report on', () => {
  const built = [{ story: story('one', 1) }, { story: story('two', 2) }];
  expect(storiesToAnalyse(['one', 'two'], before(story('two', 1)), built)).toEqual(['two']);
});

test('a story that lost all but one report is analysed again, so that nothing of the others stays', () => {
  expect(storiesToAnalyse(['left'], before(story('left', 2)), [{ story: story('left', 1) }])).toEqual(['left']);
});

test('a story that is gone is told, known or not', () => {
  expect(storiesToAnalyse(['gone', 'merged'], before(story('gone', 3)), [])).toEqual(['gone', 'merged']);
});
