import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { authorIn, createMuteFilter, isMuted, mutedAuthor } from './muted.ts';
import { settingsSchema } from './settings.ts';

const item = (title: string, summary = '', outlet = 'quay') => ({ title, summary, outlet: { id: outlet } });
const mutes = (word: string, title: string) => isMuted(item(title), { mutedSources: [], mutedWords: [word] });

test('an outlet is muted by its id, and no other', () => {
  const isLeftOut = createMuteFilter({ mutedSources: ['quay'], mutedWords: [] });
  expect([isLeftOut(item('A')), isLeftOut(item('A', '', 'quayside'))]).toEqual([true, false]);
});

test('nothing muted leaves everything', () => {
  expect(isMuted(item('Anything', 'at all'), { mutedSources: [], mutedWords: [] })).toBe(false);
});

test('a word is looked for in the title and in the summary, never across them', () => {
  const settings = { mutedSources: [], mutedWords: ['night train'] };
  expect(isMuted(item('New timetable', 'The night train is back'), settings)).toBe(true);
  expect(isMuted(item('A long night', 'Train strike ends'), settings)).toBe(false);
});

describe.each([
  ['case', 'transfer', 'TRANSFER window opens'],
  ['an accent in the text', 'Zurich', 'Tram in Zürich derailed'],
  ['an accent in the word', 'élysée', 'Elysee palace closed'],
  ['how an accent is written', 'Zu\u0308rich', 'Z\u00fcrich'],
  ['a sharp s', 'strasse', 'Die Straße ist gesperrt'],
  ['a final sigma', 'δρόμος', 'ΔΡΟΜΟΣ'],
  ['a dotted capital', 'istanbul', 'İstanbul bridge'],
  ['white space', 'night  train', 'The night\u00a0train'],
  ['a possessive', 'smith', 'Smith’s plan'],
  ['a hashtag', 'derby', 'Tonight: #derby'],
  ['a hyphen', 'final', 'The semi-final'],
  ['vowel signs of Arabic', 'رياضة', 'رِيَاضَة اليوم'],
  ['the article of Arabic', 'رياضة', 'أخبار والرياضة'],
])('%s', (_, word, title) => {
  test('makes no difference', () => expect(mutes(word, title)).toBe(true));
});

describe('a word', () => {
  test.each([
    ['war', 'Warsaw opens a tram line'],
    ['war', 'Software prices rise'],
    ['art', 'Start of the season'],
    ['мир', 'Владимир побывал'],
    ['رب', 'حرب طويلة'],
    ['5', 'In 2015'],
  ])('“%s” is not a piece of another: %s', (word, title) => expect(mutes(word, title)).toBe(false));

  test('is found where a piece of another comes first', () => {
    expect(mutes('war', 'Warsaw after the war')).toBe(true);
  });

  test.each([
    ['選挙', '総選挙の結果'],
    ['大谷', 'ドジャース大谷が先発'],
    ['选举', '美国选举结果'],
    ['선거', '선거에서'],
    ['กีฬา', 'ข่าวกีฬาวันนี้'],
    ['AI', '東京でAI会議'],
  ])('“%s” is found anywhere where words are not parted: %s', (word, title) => expect(mutes(word, title)).toBe(true));

  test('that is only a mark is found wherever it stands', () => {
    expect([mutes('🏈', 'Final tonight 🏈'), mutes('C++', 'C++ turns 40'), mutes('C++', 'C turns 40')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

test('whatever the words and texts, a word that stands alone in the title is found, and a blank one nowhere', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (word, title) => {
      expect(mutes('  ', title)).toBe(false);
      // a ligature of vowel signs, and the stretching stroke, are no letters once written out
      const writtenOut = word.normalize('NFKC').replaceAll('\u0640', '');
      if (/[\p{L}\p{N}]/u.test(writtenOut)) expect(mutes(word, `${title} | ${word} | ${title}`)).toBe(true);
    }),
  );
});

test('a story is left out where muted outlets alone tell it, and not where nothing is known of who does', () => {
  const isLeftOut = createMuteFilter({ mutedSources: ['quay', 'tide'], mutedWords: ['derby'] });
  const story = (outletIds?: string[], title = 'Gate jams') => ({ title, summary: '', outletIds });
  expect([['quay'], ['quay', 'tide'], ['quay', 'dune'], [], undefined].map((ids) => isLeftOut(story(ids)))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(isLeftOut(story(undefined, 'The derby'))).toBe(true);
});

test('posts of muted authors are left out, whatever the author is called now', () => {
  const [ana, ben] = ['0123456789abcdef01234567', 'fedcba9876543210fedcba98'];
  const mutedAuthors = [mutedAuthor({ authorId: ana, authorName: 'Ana B. \u{1F600}' })];
  expect(settingsSchema.shape.mutedAuthors.safeParse(mutedAuthors).success).toBe(true);
  expect(authorIn(mutedAuthors[0] ?? '')).toEqual({ authorId: ana, authorName: 'Ana B. \u{1F600}' });
  const isLeftOut = createMuteFilter({ mutedSources: [ana], mutedWords: [], mutedAuthors });
  const post = (authorId: string) => ({ title: 'A walk', summary: 'Along the quay', authorId });
  expect([ana, ben].map((author) => isLeftOut(post(author)))).toEqual([true, false]);
  for (const none of ['Ana', `${ana}`, `${ana} `, `x${ana} Ana`])
    expect(settingsSchema.shape.mutedAuthors.safeParse([none]).success, none).toBe(false);
});
