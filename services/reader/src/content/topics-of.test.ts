import { expect, test } from 'vitest';
import { topicsOf } from './topics-of.ts';

test('tags and keywords are topics as they are followed, each once, and marks alone are none', () => {
  const searchTags = ['Night  Train', 'night train', '!!!', 'Zu\u0308rich'];
  expect(topicsOf({ searchTags, newsKeywords: ['Zürich', 'Politics'] })).toEqual(['night train', 'zürich', 'politics']);
});
