import { expect, test } from 'vitest';
import { withoutVideoTag } from './video-view.tsx';

test.each([
  ['[VIDEO] Bridge opens', 'Bridge opens'],
  ['Video: Bridge opens', 'Bridge opens'],
  ['(video) – Bridge opens', 'Bridge opens'],
  ['VIDEO | Bridge opens', 'Bridge opens'],
  ['Video shows bridge opening', 'Video shows bridge opening'],
  ['Videos: a history', 'Videos: a history'],
])('%s', (title, shown) => {
  expect(withoutVideoTag(title)).toBe(shown);
});
