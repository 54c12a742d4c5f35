import type { Claim } from '@360/contracts/analysis';
import type { CitedSentence } from '@360/contracts/evidence';
import type { StoryEvidence } from '../evidence/evidence.ts';
import { phrase } from '../phrases/phrases.ts';
import { takenWhole } from '../summaries/taken-whole.ts';
import { disputeOf } from './disputes.ts';
import { type EvidenceIndex, independentReports, indexOf, titleSegment } from './evidence-index.ts';
import { openingOf } from './opening.ts';
import { createSaidOnce } from './said-once.ts';
import { byWeight, sentenceOf, supporting } from './statements.ts';

const MOST = { agreed: 6, single: 3, disputed: 4 };

const inState = (index: EvidenceIndex, claims: readonly Claim[], state: Claim['state']): Claim[] =>
  claims.filter((claim) => claim.state === state).sort(byWeight(index));

/** An agreed claim in the words of the earliest report that can be quoted, the other reports' passages beside it. */
export const agreedSentence = (index: EvidenceIndex, claim: Claim): CitedSentence[] => {
  const said = sentenceOf(index, supporting(claim));
  return said
    ? [
        takenWhole(
          said.segment,
          supporting(claim).map(({ passage }) => passage),
        ),
      ]
    : [];
};

/** What one report alone says, marked as such. */
export const aloneSentence = (index: EvidenceIndex, claim: Claim): CitedSentence[] => {
  const said = sentenceOf(index, supporting(claim));
  if (!said) return [];
  const values = { outlet: said.report.outletName, sentence: said.segment.text };
  return [phrase('established.alone', values, { passages: [said.segment.id] })];
};

export const agreedOf = (index: EvidenceIndex, claims: readonly Claim[]): CitedSentence[] =>
  inState(index, claims, 'agreed').flatMap((claim) => agreedSentence(index, claim));

/** By turns of the outlets, so that the most talkative does not speak alone. */
export const aloneOf = (index: EvidenceIndex, claims: readonly Claim[]): CitedSentence[] => {
  const turns = new Map<string, number>();
  return inState(index, claims, 'single-source')
    .map((claim) => {
      const turn = turns.get(claim.firstItemId) ?? 0;
      turns.set(claim.firstItemId, turn + 1);
      return { claim, turn };
    })
    .sort((a, b) => Number(b.claim.main) - Number(a.claim.main) || a.turn - b.turn)
    .flatMap(({ claim }) => aloneSentence(index, claim));
};

export const disputedOf = (index: EvidenceIndex, claims: readonly Claim[]): CitedSentence[] =>
  inState(index, claims, 'contested').flatMap((claim) => disputeOf(index, claim) ?? []);

const titlesOf = (evidence: StoryEvidence): CitedSentence[] =>
  independentReports(evidence).flatMap((report) => {
    const title = titleSegment(report);
    const values = { outlet: report.outletName, title: title?.text ?? '' };
    return title ? phrase('established.headline', values, { passages: [title.id] }) : [];
  });

/**
 * What can be said of a story: what has happened, what else independent reports agree on, what stands on one report, what
 * is disputed, each with its passages and nothing twice. Where no claim can be shown as a sentence, what the reports are headed.
 */
export const establishedOf = (evidence: StoryEvidence, claims: readonly Claim[]): CitedSentence[] => {
  const index = indexOf(evidence);
  const once = createSaidOnce();
  const agreedOn = agreedOf(index, claims);
  const opening = once([openingOf(index, agreedOn) ?? []].flat());
  const disputed = once(disputedOf(index, claims), MOST.disputed);
  const agreed = once(agreedOn, MOST.agreed - opening.length);
  const alone = once(aloneOf(index, claims), MOST.single);
  const told = [...opening, ...agreed, ...alone, ...disputed];
  return told.length > 0 ? told : titlesOf(evidence).slice(0, MOST.single);
};
