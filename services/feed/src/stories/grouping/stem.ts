const VOWEL = /[aeiouy]/;
const DOUBLED = /([bdgkmnprtv])\1$/;
const SHORT_SYLLABLE = /^[^aeiou]*[aeiouy][^aeiouwxy]$/;
const LONG_WORD = 5;

const withoutEnding = (word: string, ending: string, shortest: number): string | undefined => {
  if (!word.endsWith(ending)) return undefined;
  const rest = word.slice(0, -ending.length);
  return rest.length >= shortest && VOWEL.test(rest) ? rest : undefined;
};

const singular = (word: string): string => {
  if (word === 'news') return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|sh|ch)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
};

/** "banning" to "ban", "hoping" to "hope", "talking" to "talk". */
const verbOf = (word: string): string | undefined => {
  const rest = withoutEnding(word, 'ing', 3) ?? withoutEnding(word, 'ed', 3);
  if (rest === undefined) return undefined;
  if (DOUBLED.test(rest)) return rest.slice(0, -1);
  return SHORT_SYLLABLE.test(rest) ? `${rest}e` : rest;
};

/**
 * Light English stemming of a lower-case word: plural, -ing, -ed, -ly, -er and, in longer words, a closing e go.
 * It joins forms of one word and leaves different words apart; the stem itself need not be a word.
 */
export const stem = (word: string): string => {
  if (word.length < 4) return word;
  const one = singular(word);
  const base = verbOf(one) ?? withoutEnding(one, 'ly', 4) ?? withoutEnding(one, 'er', 4) ?? one;
  if (base.length > LONG_WORD && base.endsWith('e')) return base.slice(0, -1);
  return base.length > 3 && base.endsWith('y') ? `${base.slice(0, -1)}i` : base;
};

/** Arabic without article and joined particles, vowel signs and spelling variants of alif, ya and ta marbuta. */
export const foldArabic = (word: string): string => {
  const plain = word
    .replace(/[\u064b-\u0652\u0670\u0640]/gu, '')
    .replace(/[أإآٱ]/gu, 'ا')
    .replace(/ى/gu, 'ي')
    .replace(/ة/gu, 'ه');
  const bare = plain.replace(/^[وف]?(?:ال|بال|كال|لل)/u, '');
  return bare.length >= 3 ? bare : plain;
};
