import type { Claim, Stance } from '@360/contracts/analysis';
import type { CitedSentence } from '@360/contracts/evidence';
import { type Mention, mentionsOf } from '@360/reading/figure-mentions';
import { phrase } from '../phrases/phrases.ts';
import type { EvidenceIndex } from './evidence-index.ts';
import { contradicting, outletsOf, sentenceOf, supporting, titleOf } from './statements.ts';

/** Reports that give one value, and how it is written in the first of them. */
interface Given {
  stances: Stance[];
  text: string;
}

const figuresIn = (index: EvidenceIndex, { passage }: Stance): Mention[] => {
  const [segment, report] = [index.segment(passage), index.reportOf(passage)];
  if (!segment || !report) return [];
  const { id, publishedAt, language } = report;
  return mentionsOf({ id, title: segment.text, summary: '', text: '', publishedAt, language });
};

const exclude = ({ quantity: a }: Mention, { quantity: b }: Mention): boolean => a.least > b.most || b.least > a.most;

/** The other values for the figure of the first side, each with the reports that give it, most reports first. */
const otherValues = (index: EvidenceIndex, own: readonly Mention[], stances: readonly Stance[]) => {
  const byValue = new Map<string, Given & { own: Mention }>();
  for (const stance of stances)
    for (const other of figuresIn(index, stance)) {
      const against = own.find((mention) => mention.key === other.key && exclude(mention, other));
      if (!against) continue;
      const name = `${other.key} ${other.quantity.value}`;
      const given = byValue.get(name) ?? { own: against, stances: [], text: other.text };
      given.stances.push(stance);
      byValue.set(name, given);
      break;
    }
  return [...byValue.values()].sort((a, b) => b.stances.length - a.stances.length);
};

/** As it is written within a sentence: "Two people" at its start is "two people" further on. */
const inSentence = (value: string): string =>
  /^\p{Lu}\p{Ll}/u.test(value) ? `${value[0]?.toLowerCase()}${value.slice(1)}` : value;

const figureDispute = (index: EvidenceIndex, claim: Claim): CitedSentence | null => {
  const [ours, theirs] = [supporting(claim), contradicting(claim)];
  const said = sentenceOf(index, ours);
  const saying = said && ours.find(({ passage }) => passage === said.segment.id);
  if (!said || !saying) return null;
  const [first, second] = otherValues(index, figuresIn(index, saying), theirs);
  if (!first) return null;
  const values = {
    ...{ outletsA: outletsOf(index, ours), sentenceA: said.segment.text, valueA: inSentence(first.own.text) },
    ...{ outletsB: outletsOf(index, first.stances), valueB: inSentence(first.text) },
  };
  const passages = [said.segment.id, ...[...ours, ...first.stances].map(({ passage }) => passage)];
  if (second?.own.key !== first.own.key) return phrase('established.disputed-figure', values, { passages });
  return phrase(
    'established.disputed-figures',
    { ...values, outletsC: outletsOf(index, second.stances), valueC: inSentence(second.text) },
    { passages: [...passages, ...second.stances.map(({ passage }) => passage)] },
  );
};

const passagesOf = ({ stances }: Claim, first: string): string[] => [first, ...stances.map(({ passage }) => passage)];

const sentenceDispute = (index: EvidenceIndex, claim: Claim): CitedSentence | null => {
  const [ours, theirs] = [supporting(claim), contradicting(claim)];
  const [a, b] = [sentenceOf(index, ours), sentenceOf(index, theirs)];
  if (!a || !b) return null;
  const values = {
    ...{ outletsA: outletsOf(index, ours), sentenceA: a.segment.text },
    ...{ outletsB: outletsOf(index, theirs), sentenceB: b.segment.text },
  };
  return phrase('established.disputed', values, { passages: passagesOf(claim, a.segment.id) });
};

const titleDispute = (index: EvidenceIndex, claim: Claim): CitedSentence | null => {
  const [a, b] = [titleOf(index, supporting(claim)), titleOf(index, contradicting(claim))];
  if (!a || !b) return null;
  const values = {
    ...{ outletA: a.report.outletName, titleA: a.segment.text },
    ...{ outletB: b.report.outletName, titleB: b.segment.text },
  };
  return phrase('established.disputed-titles', values, { passages: [a.segment.id, b.segment.id] });
};

/**
 * What both sides of a contested claim say, with their outlets: two or three values of one figure, two sentences, or two
 * titles. Null where one side has no passage that can be shown.
 */
export const disputeOf = (index: EvidenceIndex, claim: Claim): CitedSentence | null => {
  if (contradicting(claim).length === 0) return null;
  const byFigure = contradicting(claim).some(({ reason }) => reason === 'figure');
  return (byFigure ? figureDispute(index, claim) : null) ?? sentenceDispute(index, claim) ?? titleDispute(index, claim);
};
