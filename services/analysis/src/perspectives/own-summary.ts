import type { Claim } from '@360/contracts/analysis';
import type { CitedSentence } from '@360/contracts/evidence';
import { contentStems, overlap, wordsOf } from '@360/reading/words';
import type { Segment } from '../evidence/evidence.ts';
import { leansBack } from '../summaries/dangling.ts';
import { summarise } from '../summaries/summarise.ts';
import { takenWhole } from '../summaries/taken-whole.ts';
import { isWhole, wordCount } from '../summaries/whole-sentences.ts';
import { type OutletVoice, stanceOn } from './outlet-voice.ts';

const MOST_OF_ITS_OWN = 2;
/** Fewer words say little where nothing stands around them. */
const LEAST_WORDS = 7;
const CENTRAL = { sentences: 1 };
/** Sentences that share this much say the same (Dice of their stems). */
const SAME = 0.6;

const stemsOf = (text: string): Set<string> => contentStems(wordsOf(text));

const unlike = (segment: Segment, others: readonly Segment[]): boolean =>
  others.every(({ text }) => overlap(stemsOf(text), stemsOf(segment.text)) < SAME);

/** Main claims first, then as the claims stand. */
const byWeight = (claims: readonly Claim[]): Claim[] => claims.toSorted((a, b) => Number(b.main) - Number(a.main));

/** Sentences with a claim that no other report supports, where there is another report at all. */
const itsOwn = ({ items }: OutletVoice, claims: readonly Claim[], reports: number): Segment[] => {
  const itemIds = new Set(items.map(({ id }) => id));
  const segments = new Map(items.flatMap((item) => item.segments.map((segment) => [segment.id, { segment, item }])));
  const chosen: Segment[] = [];
  for (const claim of reports > 1 ? byWeight(claims) : []) {
    const stance = stanceOn(claim, itemIds);
    const found = stance?.stance === 'supports' ? segments.get(stance.passage) : undefined;
    if (!found || claim.stances.some(({ stance: other, report }) => other === 'supports' && report !== stance?.report))
      continue;
    const { segment, item } = found;
    const standsAlone =
      isWhole(segment.text) && wordCount(segment.text) >= LEAST_WORDS && !leansBack(segment.text, item.language);
    if (segment.part === 'title' || !standsAlone || !unlike(segment, chosen)) continue;
    chosen.push(segment);
    if (chosen.length === MOST_OF_ITS_OWN) break;
  }
  return chosen;
};

/** One to three sentences of an outlet's own: the one most of its text turns on, then what it alone says. */
export const ownSummaryOf = (voice: OutletVoice, claims: readonly Claim[], reports: number): CitedSentence[] => {
  const central = summarise(voice.items, CENTRAL);
  const alone = itsOwn(voice, claims, reports).filter((segment) => unlike(segment, central));
  const chosen = [...central, ...alone];
  const title = voice.items[0].segments.find(({ part }) => part === 'title');
  return (chosen.length > 0 || !title ? chosen : [title]).map((segment) => takenWhole(segment));
};
