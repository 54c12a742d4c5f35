import {
  BRIEFING_FILE_BYTES,
  BRIEFING_FILES_MAX,
  BRIEFING_LINKS_MAX,
  briefingRequestSchema,
} from '@360/contracts/briefings';
import { describe, expect, test } from 'vitest';
import { canBeSent, changeLink, type Draft, emptyDraft, isFaulty, requestOf, withLink, withoutLink } from './draft.ts';
import { FILE_BYTES_MAX, FILES_MAX, LINKS_MAX } from './limits.ts';

test('the limits are those of the service', () =>
  expect([LINKS_MAX, FILES_MAX, FILE_BYTES_MAX]).toEqual([
    BRIEFING_LINKS_MAX,
    BRIEFING_FILES_MAX,
    BRIEFING_FILE_BYTES,
  ]));

describe('links', () => {
  test('five at most, and one row is always there', () => {
    let draft: Draft = emptyDraft();
    for (let round = 0; round < 9; round += 1) draft = withLink(draft);
    expect(draft.links).toHaveLength(5);
    expect(new Set(draft.links.map(({ key }) => key)).size).toBe(5);
    for (const { key } of draft.links) draft = withoutLink(draft, key);
    expect(draft.links.map(({ url }) => url)).toEqual(['']);
  });

  test.each([
    ['', false],
    ['  ', false],
    ['https://a.example/b', false],
    ['HTTP://a.example', false],
    ['a.example', true],
    ['javascript:alert(1)', true],
    ['http://', true],
  ])('%j is faulty: %s', (url, faulty) => expect(isFaulty(url)).toBe(faulty));
});

describe('sending', () => {
  const filled = { ...emptyDraft(), subject: '  The barrier ' };

  test('needs a subject and no faulty link', () => {
    expect(canBeSent(emptyDraft())).toBe(false);
    expect(canBeSent({ ...filled, subject: ' \n ' })).toBe(false);
    expect(canBeSent(filled)).toBe(true);
    expect(canBeSent(changeLink(filled, 0, 'nowhere'))).toBe(false);
  });

  test('trims the subject, drops blank links, and is what the service takes', () => {
    const draft = changeLink(withLink(filled), 1, ' https://a.example ');
    const request = requestOf(draft, []);
    expect(request).toEqual({
      subject: 'The barrier',
      links: ['https://a.example'],
      persona: 'centrist',
      attachments: [],
    });
    expect(briefingRequestSchema.safeParse(request).success).toBe(true);
  });
});
