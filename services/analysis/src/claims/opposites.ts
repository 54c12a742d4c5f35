import { stemOf } from '@360/reading/words';

/** Words of events that exclude each other: any of the left with any of the right. */
const OPPOSITES: [left: string, right: string][] = [
  [
    'rise rises rose risen rising climb climbs climbed gain gains gained increase increases increased jump jumps jumped surge surged grow grows grew grown',
    'fall falls fell fallen falling drop drops dropped decline declines declined decrease decreases decreased slump slumped sink sank shrink shrank plunge plunged',
  ],
  [
    'accept accepts accepted accepting approve approves approved approving pass passes passed adopt adopts adopted back backs backed',
    'reject rejects rejected rejecting refuse refuses refused refusing veto vetoed block blocks blocked oppose opposes opposed',
  ],
  ['win wins won winning beat beats', 'lose loses lost losing'],
  ['open opens opened reopen reopens reopened opening', 'close closes closed closing shut shuts'],
  ['confirm confirms confirmed confirming', 'deny denies denied denying'],
  ['arrest arrests arrested detain detained detains jailed', 'release releases released freed'],
  ['alive survive survives survived', 'dead died dies killed'],
  [
    'allow allows allowed permit permits permitted legal',
    'ban bans banned forbid forbids forbidden prohibit prohibits prohibited illegal bar barred',
  ],
  ['guilty convicted', 'innocent acquitted cleared'],
  [
    'start starts started begin begins began begun resume resumes resumed',
    'end ends ended stop stops stopped halt halts halted suspend suspends suspended cancel cancels cancelled canceled',
  ],
  ['succeed succeeds succeeded successful success', 'fail fails failed failure unsuccessful'],
  ['stay stays stayed remain remains remained', 'leave leaves left quit quits resign resigns resigned'],
  ['raise raises raised raising', 'cut cuts lower lowers lowered reduce reduces reduced'],
  ['full', 'empty'],
  ['safe', 'unsafe dangerous'],
  ['true', 'false untrue'],
  ['found', 'missing'],
  ['join joins joined', 'leave leaves left quit quits'],
];

const stemsOf = (words: string): string[] => words.split(' ').map(stemOf);

const sides = new Map<string, Set<string>>();
const note = (word: string, others: readonly string[]): void => {
  const known = sides.get(word) ?? new Set<string>();
  for (const other of others) known.add(other);
  sides.set(word, known);
};
for (const [left, right] of OPPOSITES) {
  for (const word of stemsOf(left)) note(word, stemsOf(right));
  for (const word of stemsOf(right)) note(word, stemsOf(left));
}

/** The stems that exclude what a stem says; none for most words. */
export const oppositesOf = (stem: string): ReadonlySet<string> | undefined => sides.get(stem);
