const set = (text: string): ReadonlySet<string> => new Set(text.split(' '));

export const SUBJECT_PRONOUNS = set('he she they it we i you who that which this these those');
export const DETERMINERS = set(
  'the a an this these those his her their its our my your some any no each every many most several few all both another',
);
export const PREPOSITIONS = set(
  'of in on at by for from with to about into over after before during against between through under without within among',
);
export const BE = set("is was were are be been being am 's 're ’s ’re");
export const HAVE = set("has have had having 've ’ve 'd ’d");
export const MODALS = set('can could may might must should shall will would');
export const NEGATIONS = set("not never n't");
export const SUBORDINATORS = set(
  'that because while as when after before if although though since until unless whether where how why what but and or than so',
);
export const CONJUNCTIONS = set('and but or while though although yet');
export const DAYS = set(
  'monday tuesday wednesday thursday friday saturday sunday today yesterday tomorrow tonight earlier later recently',
);
const ADVERBS = set(
  'also then later now again once still just even often always previously earlier recently already too first long further ' +
    "has have had is was were are did does do been ’s 's ’d 'd 've ’ve",
);
/** Words between a subject and its verb: auxiliaries and adverbs. */
export const isBetween = (low: string): boolean => ADVERBS.has(low) || (/ly$/.test(low) && low.length > 4);
