const NEGATION =
  /\b(?:not|no|never|nobody|none|nothing|neither|cannot|without)\b|n['’]t\b|\b(?:failed|fails|failing|refused|refuses|declined|declines) to\b/iu;
/** Words of negation that deny nothing. */
const NO_DENIAL =
  /\b(?:not only|not just|not least|no (?:fewer|less|more|later) than|no longer|no doubt|no matter|why not|no\. ?\d+|whether or not)\b/giu;
/** What is left of "doesn't" and its like where a word ends at the apostrophe. */
const REMAINS = new Set(
  'don doesn didn isn aren wasn weren hasn haven hadn won wouldn couldn shouldn cannot never without nobody none nothing neither'.split(
    ' ',
  ),
);

const QUOTED = /["“][^"”]*["”]?|(?<!\p{L})['‘][^'’]{8,}['’](?!\p{L})/gu;

const UNTIL_NOW =
  /\b(?:before (?:this|that|now)|previously|until (?:now|this|then|recently)|since (?:1[89]|20)\d\d)\b/iu;

/** Whether an English sentence tells of what had not been so until it was. */
export const wasNotSo = (sentence: string): boolean => UNTIL_NOW.test(sentence);

/** Whether an English sentence says in its own words that something is not so; of a mere quotation, the quoted count. */
export const isNegated = (sentence: string): boolean => {
  if (wasNotSo(sentence)) return false;
  const own = sentence.replace(QUOTED, ' ');
  return NEGATION.test((/\p{L}/u.test(own) ? own : sentence).replace(NO_DENIAL, ' '));
};

/** Whether a word only carries a negation. */
export const isNegationWord = (word: string, sentence: string): boolean =>
  REMAINS.has(word) && (word !== 'won' || /won['’]t/iu.test(sentence));
