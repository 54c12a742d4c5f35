import type { Claim } from '@360/contracts/analysis';
import type { EvidenceReport, Revision, Segment } from '../evidence/evidence.ts';
import { agreementOf } from './agreement.ts';
import type { createIndex } from './alignment.ts';
import { claimIdOf, type SpeakerOf } from './claim-id.ts';
import { kindOfClaim, statesSomething } from './claim-sentences.ts';
import { readSentence } from './read-sentence.ts';

/** The sentence that stands in its place, else the title of the report that took it back. */
const placeOf = ({ segments }: EvidenceReport, { after }: Revision): Segment | undefined =>
  segments.find(({ text }) => after?.includes(text)) ?? segments[0];

const isGone = (item: EvidenceReport, before: string): boolean =>
  !item.segments.some(({ text }) => text.includes(before));

const withdrawnBy = (
  item: EvidenceReport,
  revision: Revision,
  index: ReturnType<typeof createIndex>,
  speakerOf: SpeakerOf,
): Claim[] => {
  const { before } = revision;
  const passage = placeOf(item, revision);
  if (before === null || !passage || !isGone(item, before) || !statesSomething(before, item.language)) return [];
  const read = readSentence(before, item.publishedAt, item.language);
  const told = {
    segment: { ...passage, text: before },
    item,
    report: item.report,
    lead: passage.part !== 'body',
    read,
  };
  const found = index.find(told);
  if (found && found.reason === null) return [];
  const { report, outletId, id } = item;
  return [
    {
      id: claimIdOf(`${id} ${before}`),
      text: before,
      kind: kindOfClaim(before, read.figures.length),
      main: told.lead,
      state: 'withdrawn',
      speaker: speakerOf(passage.id),
      stances: [{ report, itemId: id, outletId, stance: 'supports', reason: null, passage: passage.id, copies: [] }],
      agreement: agreementOf(0, 0),
      firstItemId: id,
      firstAt: new Date(item.publishedAt).toISOString(),
    },
  ];
};

/**
 * What reports said until they changed it and no report says any more. Its stance names who said it and, as passage, what
 * stands there now; nobody supports it.
 */
export const withdrawnClaims = (
  items: readonly EvidenceReport[],
  index: ReturnType<typeof createIndex>,
  speakerOf: SpeakerOf,
): Claim[] => {
  const claims = items.flatMap((item) =>
    item.revisions.flatMap((revision) => withdrawnBy(item, revision, index, speakerOf)),
  );
  return [...new Map(claims.map((claim) => [claim.id, claim])).values()];
};
