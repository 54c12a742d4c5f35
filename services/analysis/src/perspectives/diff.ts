import type { Claim, Perspective, Stance } from '@360/contracts/analysis';
import type { CitedSentence, Passage } from '@360/contracts/evidence';
import { stanceOn } from './outlet-voice.ts';

/** One claim on which two outlets differ, in the words of each. */
export interface Contradiction {
  readonly claimId: string;
  readonly first: CitedSentence;
  readonly second: CitedSentence;
}

export interface OutletDiff {
  readonly onlyFirst: CitedSentence[];
  readonly onlySecond: CitedSentence[];
  /** In the words of the first, with the passages of both. */
  readonly both: CitedSentence[];
  readonly contradict: Contradiction[];
}

type Outlet = Pick<Perspective, 'itemIds'>;

const sentenceReader = (passages: readonly Pick<Passage, 'id' | 'text'>[]) => {
  const texts = new Map(passages.map(({ id, text }) => [id, text]));
  return (claim: Claim, stance: Stance, alsoIn: readonly string[] = []): CitedSentence => ({
    text: texts.get(stance.passage) ?? claim.text,
    passages: [...new Set([stance.passage, ...alsoIn])],
    figures: [],
    phrase: null,
  });
};

/**
 * What two outlets of a story say, claim by claim and in its order: each alone, both, and against each other. `passages`
 * hold the sentences that the claims' stances cite. What both contradict, neither says.
 */
export const diffOf = (
  first: Outlet,
  second: Outlet,
  claims: readonly Claim[],
  passages: readonly Pick<Passage, 'id' | 'text'>[],
): OutletDiff => {
  const [ours, theirs] = [new Set(first.itemIds), new Set(second.itemIds)];
  const sentence = sentenceReader(passages);
  const diff: OutletDiff = { onlyFirst: [], onlySecond: [], both: [], contradict: [] };
  for (const claim of claims) {
    const [a, b] = [stanceOn(claim, ours), stanceOn(claim, theirs)];
    if (a && b && a.stance !== b.stance) {
      diff.contradict.push({ claimId: claim.id, first: sentence(claim, a), second: sentence(claim, b) });
    } else if (a?.stance === 'supports' && b?.stance === 'supports') {
      diff.both.push(sentence(claim, a, [b.passage]));
    } else if (a && !b) diff.onlyFirst.push(sentence(claim, a));
    else if (b && !a) diff.onlySecond.push(sentence(claim, b));
  }
  return diff;
};
