import type { NewsItem } from './news.ts';
import type { Settings } from './settings.ts';

/** Muted authors are those of posts. */
type Mutes = Pick<Settings, 'mutedSources' | 'mutedWords'> & Partial<Pick<Settings, 'mutedAuthors'>>;
/** A report of one outlet, or a story of a few; of one of many, or of none, `outletIds` are absent. */
export type Mutable = Pick<NewsItem, 'title' | 'summary'> &
  (
    | { outlet: Pick<NewsItem['outlet'], 'id'> }
    | { outletIds?: readonly string[] | undefined }
    | { authorId: string; outletIds?: never }
  );

const ID_LENGTH = 24;
/** A muted author as the settings hold them. */
export const mutedAuthor = ({ authorId, authorName }: { authorId: string; authorName: string }): string =>
  `${authorId} ${authorName.slice(0, 80) || '–'}`;
export const authorIn = (muted: string): { authorId: string; authorName: string } => ({
  authorId: muted.slice(0, ID_LENGTH),
  authorName: muted.slice(ID_LENGTH + 1),
});

/** Of so many outlets at the most a story says who they are, so that one which only muted outlets tell is left out. */
export const FEW_OUTLETS = 5;

/** Accents of scripts in which a word is the same word without them. */
const ACCENTS = /([\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu;
/** Vowel signs, hamzas and the stretching stroke of Arabic; soft hyphens and joiners, which cannot be seen. */
const UNSEEN = /[\u0640\u064b-\u0655\u0670\u00ad\u200b-\u200d\u2060\ufeff]/gu;
/** Written without blanks between words, or, as Korean, with endings that hang on to the word. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u30fc]/u;
const IN_WORD = /[\p{L}\p{N}\p{M}]/u;
/** "And", "in", "for", "like", "the" are written to the word that follows. */
const ARABIC_PREFIX = /^(?:[وف]?[بكل]?(?:ال)?|[وف]?لل)$/u;
const ARABIC_BEFORE = /\p{Script=Arabic}*$/u;
const ARABIC = /^\p{Script=Arabic}/u;

const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(ACCENTS, '$1')
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replaceAll('ς', 'σ')
    .replace(/\s+/gu, ' ')
    .trim();

/** Whether a word goes on from one character to the next. */
const goesOn = (before: string | undefined, after: string | undefined): boolean =>
  [before, after].every((character) => character && IN_WORD.test(character) && !UNSPACED.test(character));

const characterBefore = (text: string, at: number): string | undefined =>
  Array.from(text.slice(Math.max(0, at - 2), at)).at(-1);
const characterAt = (text: string, at: number): string | undefined => Array.from(text.slice(at, at + 2))[0];

const beginsWord = (text: string, at: number, word: string): boolean => {
  if (!goesOn(characterBefore(text, at), characterAt(word, 0))) return true;
  return ARABIC.test(word) && ARABIC_PREFIX.test(ARABIC_BEFORE.exec(text.slice(Math.max(0, at - 5), at))?.[0] ?? 'x');
};

const holdsWord = (text: string, word: string): boolean => {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const end = at + word.length;
    if (beginsWord(text, at, word) && !goesOn(characterBefore(text, end), characterAt(text, end))) return true;
  }
  return false;
};

const outletsOf = (item: Mutable): readonly string[] => ('outlet' in item ? [item.outlet.id] : (item.outletIds ?? []));

/**
 * Says of many items whether a reader wants them left out: those that muted outlets alone tell, posts of muted authors, and those whose title or
 * summary holds a muted word. Case, accents and white space make no difference. A word is found as a whole word; in scripts that put
 * no blanks between words, anywhere.
 */
export const createMuteFilter = ({
  mutedSources,
  mutedWords,
  mutedAuthors = [],
}: Mutes): ((item: Mutable) => boolean) => {
  const sources = new Set(mutedSources);
  const authors = new Set(mutedAuthors.map((muted) => authorIn(muted).authorId));
  const words = [...new Set(mutedWords.map(folded))].filter((word) => word !== '');
  return (item) => {
    const { title, summary } = item;
    if ('authorId' in item && authors.has(item.authorId)) return true;
    const outlets = outletsOf(item);
    if (outlets.length > 0 && outlets.every((id) => sources.has(id))) return true;
    if (words.length === 0) return false;
    const texts = [folded(title), folded(summary)];
    return words.some((word) => texts.some((text) => holdsWord(text, word)));
  };
};

/** As `createMuteFilter`, for one item. */
export const isMuted = (item: Mutable, settings: Mutes): boolean => createMuteFilter(settings)(item);
