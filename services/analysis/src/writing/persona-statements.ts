import type { Claim } from '@360/contracts/analysis';
import type { CitedSentence } from '@360/contracts/evidence';
import { phrase } from '../phrases/phrases.ts';
import { disputeOf } from './disputes.ts';
import { agreedSentence, aloneSentence } from './established.ts';
import type { EvidenceIndex } from './evidence-index.ts';
import { countriesIn } from './parts.ts';
import { contradicting, countriesOf, sentenceOf, supporting } from './statements.ts';
import { namesNoSource } from './unnamed-sources.ts';

export const statedOf = (index: EvidenceIndex, claim: Claim): CitedSentence[] => {
  if (claim.state === 'agreed') return agreedSentence(index, claim);
  if (claim.state === 'single-source') return aloneSentence(index, claim);
  return claim.state === 'contested' ? [disputeOf(index, claim) ?? []].flat() : [];
};

/** A claim that rests on a source without a name, said so; else as it stands. */
export const unnamedOf = (index: EvidenceIndex, claim: Claim): CitedSentence[] => {
  const said = claim.speaker === null ? sentenceOf(index, supporting(claim)) : null;
  if (!said || !namesNoSource(said.segment.text, said.report.language)) return [];
  const values = { outlet: said.report.outletName, sentence: said.segment.text };
  return [phrase('reading.unnamed', values, { passages: [said.segment.id] })];
};

const figureOf = (country: string): string => `country/${country}`;

const betweenCountries = (index: EvidenceIndex, claim: Claim): CitedSentence[] => {
  const [ours, theirs] = [supporting(claim), contradicting(claim)];
  const [countryA, ...moreA] = countriesOf(index, ours);
  const [countryB, ...moreB] = countriesOf(index, theirs);
  const [a, b] = [sentenceOf(index, ours), sentenceOf(index, theirs)];
  if (!countryA || !countryB || countryA === countryB || moreA.length + moreB.length > 0 || !a || !b) return [];
  const values = { countryA, sentenceA: a.segment.text, countryB, sentenceB: b.segment.text };
  const figures = [figureOf(countryA), figureOf(countryB)];
  return [phrase('reading.between-countries', values, { passages: [a.segment.id, b.segment.id], figures })];
};

/** What a claim says of how countries differ: told against each other, by one of several alone, or in many; else nothing. */
export const countryWiseOf = (index: EvidenceIndex, claim: Claim): CitedSentence[] => {
  if (claim.state === 'withdrawn') return [];
  if (claim.state === 'contested') return betweenCountries(index, claim);
  const stances = supporting(claim);
  const said = sentenceOf(index, stances);
  const [country, ...more] = countriesOf(index, stances);
  if (!said || !country || countriesIn(index.evidence).length < 2) return [];
  const sentence = said.segment.text;
  const passages = [said.segment.id, ...stances.map(({ passage }) => passage)];
  if (more.length > 0) {
    const figures = [`claims/${claim.id}/countries`];
    return [phrase('reading.across-countries', { n: 1 + more.length, sentence }, { passages, figures })];
  }
  return [phrase('reading.only-country', { country, sentence }, { passages, figures: [figureOf(country)] })];
};
