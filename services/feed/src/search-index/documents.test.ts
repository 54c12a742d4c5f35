import { expect, test } from 'vitest';
import { itemDoc, storyDoc } from '../../test/_news.ts';
import { itemDocument, itemsToIndex, storyDocument } from './documents.ts';

const [first, second] = [itemDoc('first'), itemDoc('second')];
const story = storyDoc('story', ['first', 'second'], { approaches: { [first._id]: 'social' } });

test('a story computed again as it was has nothing of its reports indexed but what arrived', () => {
  const arrived = itemDoc('third', { stage: 'grouped' });
  expect(itemsToIndex([first, second], story, story)).toEqual([]);
  expect(itemsToIndex([first, second, arrived], story, story)).toEqual([arrived]);
});

test.each([
  ['the confidence in it', { truthConfidence: 50 }],
  ['its tag', { epistemologyTag: 'verified' as const }],
  ['its category', { category: 'science' as const }],
])('all reports of a story are indexed again when %s changes', (_, change) => {
  expect(itemsToIndex([first, second], { ...story, ...change }, story)).toEqual([first, second]);
});

test('all reports of a new story are indexed, and all where one came to it unmarked', () => {
  expect(itemsToIndex([first, second], story, undefined)).toEqual([first, second]);
  const archived = itemDoc('archived');
  expect(itemsToIndex([first, second, archived], story, story)).toEqual([first, second, archived]);
});

test('a report that is read otherwise than before is indexed again', () => {
  expect(itemsToIndex([first, second], { ...story, approaches: {} }, story)).toEqual([first]);
});

test('posts, films and live streams are told from articles', () => {
  const post = {
    network: 'bluesky' as const,
    handle: 'a',
    name: 'Ann',
    profileUrl: 'https://p.example',
    linkedUrl: null,
  };
  const typeOf = (more: Parameters<typeof itemDoc>[1]) => itemDocument(itemDoc('one', more), undefined, undefined).type;
  expect(typeOf({})).toBe('article');
  expect(typeOf({ post, contentType: 'video' })).toBe('post');
  expect(typeOf({ contentType: 'video' })).toBe('video');
  expect(typeOf({ contentType: 'live_stream' })).toBe('video');
  expect(itemDocument(itemDoc('one', { post }), undefined, undefined).sourceName).toBe('Ann');
});

test('a story names 400 reports at most', () => {
  const reports = Array.from({ length: 450 }, (_, at) => itemDoc(`r${at}`, { publisherId: `p${at}` }));
  const { outletIds, outletNames, text } = storyDocument(story, reports, new Map());
  expect([outletIds.length, outletNames.length, text.split('\n').length]).toEqual([400, 400, 400]);
});
