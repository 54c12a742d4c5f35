/** Words before a number in other languages, by the English ones that mean the same; alternatives of a regular expression. */
const APPROXIMATORS: Record<string, Record<string, string>> = {
  de: {
    about: 'etwa|rund|ungefähr|circa|ca\\.|gut',
    nearly: 'fast|beinahe|knapp',
    'at least': 'mindestens|wenigstens',
    'more than': 'mehr als|über',
    'up to': 'bis zu|höchstens',
  },
  fr: {
    about: 'environ|quelque|près de|une estimation de',
    'at least': 'au moins',
    'more than': 'plus de',
    'up to': "jusqu['’]à|au plus",
  },
  es: {
    about: 'unos|unas|cerca de|alrededor de|aproximadamente',
    nearly: 'casi',
    'at least': 'al menos|por lo menos|como mínimo',
    'more than': 'más de',
    'up to': 'hasta',
  },
  ar: {
    about: 'بنحو|نحو|حوالي|قرابة',
    'at least': 'ما لا يقل عن|لا يقل عن',
    'more than': 'أكثر من',
  },
};

const compiled = new Map(
  Object.entries(APPROXIMATORS).map(([language, words]) => [
    language,
    Object.entries(words).map(([english, foreign]) => [new RegExp(`^(?:${foreign})$`, 'iu'), english] as const),
  ]),
);

/** All of a language as alternatives of one regular expression; empty for one that is not read. */
export const approximatorsOf = (language: string): string => Object.values(APPROXIMATORS[language] ?? {}).join('|');

/** The English words that mean the same; empty where there are none. */
export const approximatorInEnglish = (language: string, words: string): string =>
  compiled.get(language)?.find(([pattern]) => pattern.test(words.trim()))?.[1] ?? '';
