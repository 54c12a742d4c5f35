import { afterEach, expect, test } from 'vitest';
import { emptyDraft, type PostDraft } from '../../components/post-form/draft.ts';
import { draftIn, keepDraft, readDraft } from './kept-draft.ts';

const draft: PostDraft = {
  title: 'The quay',
  description: '',
  attachments: [{ type: 'photo', url: 'https://portansel.example/1.jpg', title: 'Tarn Street' }],
  searchTags: ['flood'],
  newsKeywords: [],
  visibility: 'private',
};
afterEach(() => sessionStorage.clear());

test('a draft comes back as it was, and an empty one leaves nothing behind', () => {
  keepDraft(draft);
  expect(readDraft()).toEqual(draft);
  keepDraft(emptyDraft);
  expect(sessionStorage.length).toBe(0);
  expect(readDraft()).toEqual(emptyDraft);
});

test('of what is no draft, nothing is taken', () => {
  sessionStorage.setItem('post-draft', '{');
  expect(readDraft()).toEqual(emptyDraft);
  for (const kept of [
    null,
    1,
    'x',
    [],
    { title: 4, attachments: [null, { type: 'script', url: 'x' }], searchTags: {} },
  ])
    expect(draftIn(kept)).toEqual(emptyDraft);
  expect(draftIn({ searchTags: ['a', 2, 'a'] }).searchTags).toEqual(['a']);
});
