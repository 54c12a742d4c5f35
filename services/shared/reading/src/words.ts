const WORD = /[\p{L}\p{N}]+/gu;
const ASCII_WORD = /[a-z0-9]+/g;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** Scripts written without spaces are taken character by character. */
const UNSPACED_WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{N}])+/gu;
/** Marks that only colour a letter; those of Japanese kana make another one. */
const MARKS = /[^\P{M}\u3099\u309A]+/gu;
const POSSESSIVE = /'s\b/g;
/** Marks that would else keep an English text from the faster reading. */
const TYPOGRAPHIC = /[’‘“”–—…\u00a0]/g;
const ASCII = /^[\t\n\r -~]*$/;

const STOP_WORDS = new Set(
  (
    'a about above after again against all also am an and any are as at be because been before being below between both ' +
    'but by can could did do does doing down during each few for from further had has have having he her here hers him his ' +
    'how i if in into is it its itself just me more most my no nor not now of off on once only or other others our out over ' +
    'own per said same say says she should so some such than that the their them then there these they this those through ' +
    'to too under until up very was we were what when where which while who whom why will with would you your told according ' +
    'mr mrs ms one two new put puts count counts counted give gives report reports reported come comes came least including around nearly almost approximately roughly'
  ).split(' '),
);

/** Lower case, without accents and vowel marks, so that spellings of one word meet. */
export const plain = (text: string): string =>
  ASCII.test(text) ? text.toLowerCase() : text.normalize('NFKD').replace(MARKS, '').normalize('NFC').toLowerCase();

/** The words and numbers of a text in reading order, plain, without a possessive "s". */
export const wordsOf = (text: string): string[] => {
  const bare = plain(text.replace(TYPOGRAPHIC, (mark) => (mark === '’' ? "'" : ' '))).replace(POSSESSIVE, '');
  const word = ASCII.test(bare) ? ASCII_WORD : UNSPACED.test(bare) ? UNSPACED_WORD : WORD;
  return bare.match(word) ?? [];
};

const VERB_ENDING = /(?:ing|ed)$/;
const DOUBLED = /([bdgklmnprt])\1$/;

const singularOf = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x|z)es$/, '$1')
    .replace(/([^su])s$/, '$1');

const withoutE = (word: string): string => (word.endsWith('e') ? word.slice(0, -1) : word);

/** A light English stem that joins plurals and verb forms; other words pass almost unchanged. */
export const stemOf = (word: string): string => {
  if (word.length < 4 || /\d/.test(word)) return word;
  const singular = word.endsWith('s') ? singularOf(word) : word;
  return withoutE(singular.length < 6 ? singular : singular.replace(VERB_ENDING, '').replace(DOUBLED, '$1'));
};

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** The stems of the words that carry a subject. */
export const contentStems = (words: readonly string[]): Set<string> =>
  new Set(words.filter((word) => word.length > 1 && !STOP_WORDS.has(word)).map(stemOf));

const SMALL_WORD = /(?<![\p{L}\p{N}])\p{Ll}[\p{L}\p{M}]*/gu;

/** The stems of words that begin with a small letter somewhere in the texts: what is never written so is a name. */
export const stemsWrittenSmall = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => (text.match(SMALL_WORD) ?? []).map((word) => stemOf(plain(word)))));

/** Shared members over the mean size of both sets (Dice); 0 where either is empty. */
export const overlap = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  if (a.size === 0 || b.size === 0) return 0;
  let shared = 0;
  for (const member of a) if (b.has(member)) shared++;
  return (2 * shared) / (a.size + b.size);
};

export interface ItemWords {
  title: string[];
  summary: string[];
  text: string[];
}
