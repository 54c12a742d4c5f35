import type { Claim } from '@360/contracts/analysis';
import type { EvidenceReport } from '../evidence/evidence.ts';
import { claimSentencesOf } from './claim-sentences.ts';

/** What a report alone says is kept as far as its first sentences: later ones are background more often than news. */
export const MOST_OF_ONE_REPORT = 6;

/**
 * The claims that are stored and shown: main ones, those that two reports or more speak to and those withdrawn, all of
 * them; of what one report alone says, what stands among the first six sentences it claims. So a story of n reports has
 * at most 6 n claims beside those. The place in its own report decides and nothing else, so that what one report says does not
 * vanish because others come.
 */
export const boundedClaims = (claims: readonly Claim[], reports: readonly EvidenceReport[]): Claim[] => {
  const early = new Set(reports.flatMap((item) => claimSentencesOf(item, MOST_OF_ONE_REPORT).map(({ id }) => id)));
  return claims.filter(
    ({ main, state, stances }) =>
      main || state !== 'single-source' || stances.some(({ passage }) => early.has(passage)),
  );
};
