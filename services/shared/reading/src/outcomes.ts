/** What happened to the people or things that are counted; words of one class mean the same. */
export type Outcome =
  | 'killed'
  | 'injured'
  | 'missing'
  | 'arrested'
  | 'rescued'
  | 'evacuated'
  | 'displaced'
  | 'trapped'
  | 'in hospital';

/** After the count: "12 people were killed", "12 dead". */
const AFTER: [RegExp, Outcome][] = [
  [/^(killed|dead|died|die|slain|perished)$/, 'killed'],
  [/^(injured|hurt|wounded|treated)$/, 'injured'],
  [/^(missing|unaccounted)$/, 'missing'],
  [/^(arrested|detained)$/, 'arrested'],
  [/^(rescued)$/, 'rescued'],
  [/^(evacuated)$/, 'evacuated'],
  [/^(displaced|homeless)$/, 'displaced'],
  [/^(trapped)$/, 'trapped'],
  [/^(hospitali[sz]ed)$/, 'in hospital'],
];
/** As the counted noun itself: "12 deaths". */
const COUNTED: [RegExp, Outcome][] = [
  [/^(deaths|fatalities)$/, 'killed'],
  [/^(injuries)$/, 'injured'],
  [/^(arrests)$/, 'arrested'],
];
/** Before the count, in the active voice: "killing 12 people". */
const BEFORE: [RegExp, Outcome][] = [
  [/^(kill|kills|killed|killing)$/, 'killed'],
  [/^(injure|injures|injured|injuring|hurting|wounds|wounded|wounding)$/, 'injured'],
  [/^(arrest|arrests|arrested|arresting|detained|detains|detaining)$/, 'arrested'],
  [/^(rescued|rescues|rescuing)$/, 'rescued'],
  [/^(evacuated|evacuates|evacuating)$/, 'evacuated'],
  [/^(displaced|displaces|displacing)$/, 'displaced'],
  [/^(traps|trapping)$/, 'trapped'],
];

const find = (table: [RegExp, Outcome][], word: string): Outcome | undefined =>
  table.find(([pattern]) => pattern.test(word))?.[1];

export const outcomeAfter = (word: string) => find(AFTER, word);
export const outcomeCounted = (word: string) => find(COUNTED, word);
export const outcomeBefore = (word: string) => find(BEFORE, word);

/** Words for people in general; anything else counts a part of them and is compared only with its like. */
const PEOPLE =
  /^(people|persons?|others|victims|lives|casualties|passengers|residents|civilians|bystanders|pedestrians)$/;
export const isPeople = (word: string): boolean => PEOPLE.test(word);
