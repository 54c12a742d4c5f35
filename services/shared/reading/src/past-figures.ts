const EARLIER =
  /\b(?:earlier|initially|at first|previously|(?<!than )first (?:said|counted|reported|put)|grew|until now)\b/iu;
/** What might be, or is always so, is no state of now. */
const POSSIBLE =
  /\b(?:could|would|might|may|if|predict\w*|forecast\w*|fear\w*|risk\w*|potential\w*|capacity|simulat\w*|usual(?:ly)?|(?:per|an?|each|every) (?:year|month|week|day))\b/iu;
/** "now says 470,000": nothing of a clause or a number between. */
const NOW_BEFORE = /\bnow\b[^,;:—\d]{0,40}$/iu;

/** Whether an English sentence gives a value as that of an earlier state. */
export const tellsOfBefore = (sentence: string): boolean => EARLIER.test(sentence);

/** Whether the figure at that place is what an English sentence gives as the state of now, beside one of before. */
export const isCurrent = (sentence: string, at: number): boolean =>
  at > 0 && / now /i.test(sentence) && NOW_BEFORE.test(sentence.slice(0, at)) && !POSSIBLE.test(sentence);
