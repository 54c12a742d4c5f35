import { type Content, contentRequestSchema, POST_ATTACHMENTS_MAX, POST_TAGS_MAX } from '@360/contracts/content';
import { expect, test } from 'vitest';
import {
  type Attachment,
  canBeSent,
  changesOf,
  draftOf,
  emptyDraft,
  linksAllowed,
  requestOf,
  webAddress,
  withAttachment,
  withTag,
} from './draft.ts';
import {
  ADDRESS_MAX,
  ATTACHMENT_TITLE_MAX,
  ATTACHMENTS_MAX,
  DESCRIPTION_MAX,
  TAG_MAX,
  TAGS_MAX,
  TITLE_MAX,
} from './limits.ts';

const address = 'https://portansel.example/sirens';
const attachment: Attachment = { type: 'link', url: address, title: '' };
const written = { ...emptyDraft, title: ' The quay ', description: ' Water came up. ' };
const post: Content = {
  ...requestOf(written),
  ...emptyDraft,
  title: 'The quay',
  description: 'Water came up.',
  id: 'p1',
  authorId: 'a1',
  authorName: 'Reader 1234',
  mine: true,
  createdAt: '2026-11-20T09:30:00.000Z',
  editedAt: null,
};

test('title and description are needed, and blanks are none', () => {
  expect(canBeSent(emptyDraft)).toBe(false);
  expect(canBeSent({ ...written, title: '  ' })).toBe(false);
  expect(canBeSent({ ...written, description: '\n' })).toBe(false);
  expect(canBeSent(written)).toBe(true);
  expect(requestOf(written)).toMatchObject({ title: 'The quay', description: 'Water came up.' });
});

test('a draft with more addresses than a post holds cannot be sent, unless the post held them already', () => {
  const naming = (links: number) => ({
    ...written,
    description: `Water came up. ${'https://a.example '.repeat(links)}`,
  });
  expect([canBeSent(naming(10)), canBeSent(naming(11))]).toEqual([true, false]);
  expect(canBeSent({ ...naming(10), attachments: [attachment] })).toBe(false);
  const before = linksAllowed(naming(30));
  expect([canBeSent(naming(30), before), canBeSent(naming(31), before)]).toEqual([true, false]);
  expect([linksAllowed(), linksAllowed(naming(2))]).toEqual([10, 10]);
});

test('a tag is added once, trimmed, and never a blank one', () => {
  expect(withTag([], '  flood ')).toEqual(['flood']);
  expect(withTag(['flood'], 'flood ')).toEqual(['flood']);
  expect(withTag(['flood'], '   ')).toEqual(['flood']);
  const full = Array.from({ length: TAGS_MAX }, (_, n) => `tag ${n}`);
  expect(withTag(full, 'one more')).toBe(full);
});

test('an attachment needs an address of the web, and stands once', () => {
  expect(withAttachment([], attachment)).toEqual([attachment]);
  expect(withAttachment([attachment], { ...attachment, url: ` ${address} ` })).toEqual([attachment]);
  expect(withAttachment([], { ...attachment, url: '' })).toEqual([]);
  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'portansel.example', 'https://me:word@host.example'])
    expect(webAddress(url), url).toBe(null);
});

test('a change names only what is other', () => {
  expect(changesOf(post, draftOf(post))).toBe(null);
  expect(changesOf(post, { ...draftOf(post), title: 'The quay  ' })).toBe(null);
  expect(changesOf(post, { ...draftOf(post), visibility: 'private' })).toEqual({ visibility: 'private' });
});

test('the form stops where the service does', () => {
  expect([ATTACHMENTS_MAX, TAGS_MAX]).toEqual([POST_ATTACHMENTS_MAX, POST_TAGS_MAX]);
  const long = (length: number) => 'x'.repeat(length);
  const at = (more: number) => [
    { title: long(TITLE_MAX + more) },
    { description: long(DESCRIPTION_MAX + more) },
    { searchTags: [long(TAG_MAX + more)] },
    { newsKeywords: [long(TAG_MAX + more)] },
    { attachments: [{ ...attachment, title: long(ATTACHMENT_TITLE_MAX + more) }] },
    { attachments: [{ ...attachment, url: `${address}/`.padEnd(ADDRESS_MAX + more, 'x') }] },
  ];
  const taken = (part: object) => contentRequestSchema.safeParse({ ...requestOf(written), ...part }).success;
  expect(at(0).map(taken)).toEqual(at(0).map(() => true));
  expect(at(1).map(taken)).toEqual(at(1).map(() => false));
});
