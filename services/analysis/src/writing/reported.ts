import type { Claim } from '@360/contracts/analysis';
import type { CitedSentence } from '@360/contracts/evidence';
import type { EvidenceReport, StoryEvidence } from '../evidence/evidence.ts';
import { phrase } from '../phrases/phrases.ts';
import { type SummaryLength, summarise } from '../summaries/summarise.ts';
import { takenWhole } from '../summaries/taken-whole.ts';
import { independentReports, indexOf } from './evidence-index.ts';
import { standsAlone } from './stands-alone.ts';
import { supporting } from './statements.ts';

/** How many independent reports support what a segment says, itself among them. */
export const supportBy = (claims: readonly Claim[]): ((segmentId: string) => number) => {
  const support = new Map<string, number>();
  for (const claim of claims)
    for (const { passage } of supporting(claim))
      support.set(passage, Math.max(support.get(passage) ?? 1, claim.agreement.supporting));
  return (segmentId) => support.get(segmentId) ?? 1;
};

/** A report with only those sentences that need no other. */
export const aloneIn = ({ language, segments }: EvidenceReport) => ({
  language,
  segments: segments.filter((segment) => standsAlone(segment, language)),
});

const passagesIn = (claims: readonly Claim[], ...states: Claim['state'][]): Set<string> =>
  new Set(
    claims
      .filter(({ state }) => states.includes(state))
      .flatMap(({ stances }) => stances.map(({ passage }) => passage)),
  );

/**
 * The sentences that tell most of the independent reports together, each of which stands alone; what more reports support
 * comes first into question, what is contested or withdrawn not at all. Of several reports, what one says is told as its
 * word.
 */
export const reportedOf = (
  evidence: StoryEvidence,
  claims: readonly Claim[],
  length: SummaryLength,
): CitedSentence[] => {
  const index = indexOf(evidence);
  const [reports, support] = [independentReports(evidence), supportBy(claims)];
  const [disputed, alone] = [passagesIn(claims, 'contested', 'withdrawn'), passagesIn(claims, 'single-source')];
  const told = reports
    .map(aloneIn)
    .map(({ language, segments }) => ({ language, segments: segments.filter(({ id }) => !disputed.has(id)) }));
  return summarise(told, length, { support }).map((segment) => {
    const outlet = index.reportOf(segment.id)?.outletName;
    if (reports.length < 2 || support(segment.id) > 1 || !outlet) return takenWhole(segment);
    return phrase(
      alone.has(segment.id) ? 'established.alone' : 'article.outlet-says',
      { outlet, sentence: segment.text },
      { passages: [segment.id] },
    );
  });
};
