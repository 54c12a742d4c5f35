import type { AnalysisTab, Claim, Persona } from '@360/contracts/analysis';
import type { CitedSentence } from '@360/contracts/evidence';
import type { StoryEvidence } from '../evidence/evidence.ts';
import { phrase } from '../phrases/phrases.ts';
import { changedOf } from './changed.ts';
import { type EvidenceIndex, indexOf } from './evidence-index.ts';
import { missingOf } from './missing.ts';
import { type AnalysisParts, countriesIn } from './parts.ts';
import { countryWiseOf, statedOf, unnamedOf } from './persona-statements.ts';
import { createSaidOnce } from './said-once.ts';
import { sourcesOf } from './sources.ts';
import { byWeight, countriesOf, supporting } from './statements.ts';
import { whoSaysWhat } from './who-says-what.ts';

export interface ReadingParts extends AnalysisParts {
  readonly evidence: StoryEvidence;
}

const MOST = 8;
const CONTESTED_FIRST = { contested: 0, withdrawn: 1, 'single-source': 2, agreed: 3 } as const;
const AGREED_FIRST = { agreed: 0, contested: 1, 'single-source': 2, withdrawn: 3 } as const;

const countOf = (claims: readonly Claim[], state: Claim['state']): number =>
  claims.filter((claim) => claim.state === state).length;

/** The number that matters most to the persona, in a sentence. */
const openingOf = (persona: Persona, { evidence, claims }: ReadingParts): CitedSentence[] => {
  const all = claims.length;
  if (persona === 'internationalist') {
    const n = countriesIn(evidence).length;
    return n === 0 ? [] : [phrase('reading.countries', { n }, { figures: ['countries'] })];
  }
  if (all === 0) return [];
  const figures = (state: Claim['state']) => ({ figures: [`claims/${state}`, 'claims/all'] });
  if (persona === 'centrist')
    return [phrase('reading.agreement', { n: countOf(claims, 'agreed'), all }, figures('agreed'))];
  return [
    phrase('reading.disputed', { n: countOf(claims, 'contested'), all }, figures('contested')),
    phrase('reading.unverified', { n: countOf(claims, 'single-source'), all }, figures('single-source')),
  ];
};

type Order = (a: Claim, b: Claim) => number;

const byAgreement =
  (weight: Order): Order =>
  (a, b) =>
    AGREED_FIRST[a.state] - AGREED_FIRST[b.state] || (b.agreement.low ?? 0) - (a.agreement.low ?? 0) || weight(a, b);

const byDoubt =
  (weight: Order): Order =>
  (a, b) =>
    CONTESTED_FIRST[a.state] - CONTESTED_FIRST[b.state] || weight(a, b);

/** What one of several countries says alone tells more of their difference than what many say. */
const byDifference =
  (index: EvidenceIndex, weight: Order): Order =>
  (a, b) => {
    const rank = (claim: Claim): number =>
      claim.state === 'contested' ? 0 : countriesOf(index, supporting(claim)).length === 1 ? 1 : 2;
    return rank(a) - rank(b) || weight(a, b);
  };

const orderOf = (persona: Persona, index: EvidenceIndex): Order => {
  const weight = byWeight(index);
  if (persona === 'centrist') return byAgreement(weight);
  return persona === 'investigator' ? byDoubt(weight) : byDifference(index, weight);
};

const orderedClaims = (persona: Persona, index: EvidenceIndex, claims: readonly Claim[]): Claim[] =>
  claims.toSorted(orderOf(persona, index));

const sentencesOf = (persona: Persona, index: EvidenceIndex, claim: Claim): CitedSentence[] => {
  const own =
    persona === 'investigator'
      ? claim.state === 'contested'
        ? []
        : unnamedOf(index, claim)
      : persona === 'internationalist'
        ? countryWiseOf(index, claim)
        : [];
  return own.length > 0 ? own : statedOf(index, claim);
};

/** Which claims a tab is about; null for tabs that are about something else. */
const STATES_OF_TAB: Partial<Record<AnalysisTab, readonly Claim['state'][]>> = {
  summary: ['agreed', 'contested', 'single-source'],
  'ai-summary': ['agreed', 'contested', 'single-source', 'withdrawn'],
  consensus: ['agreed', 'contested'],
  'fact-check': ['agreed', 'contested', 'single-source', 'withdrawn'],
};

const claimSentences = (persona: Persona, tab: AnalysisTab, index: EvidenceIndex, parts: ReadingParts) => {
  const states = STATES_OF_TAB[tab] ?? [];
  const claims = parts.claims.filter(({ state }) => states.includes(state));
  const told = orderedClaims(persona, index, claims).flatMap((claim) => sentencesOf(persona, index, claim));
  const changed = persona === 'investigator' && tab !== 'consensus' ? changedOf(parts.evidence.reports) : [];
  return [...openingOf(persona, parts), ...changed, ...told];
};

const otherSentences = (tab: AnalysisTab, index: EvidenceIndex, parts: ReadingParts): CitedSentence[] => {
  if (tab === 'blindspots') return missingOf(parts);
  if (tab === 'perspectives' || tab === 'compare') return whoSaysWhat(index, parts.perspectives);
  if (tab === 'source-check') return sourcesOf(parts.evidence);
  if (tab === 'impact') return (parts.impact ?? []).flatMap(({ sentences }) => sentences);
  return (parts.timeline ?? []).map(({ sentence }) => sentence);
};

/** Sentences that rest on passages of claims in the order the persona puts those, the others after them as they are. */
const inOrderOf = (persona: Persona, index: EvidenceIndex, claims: readonly Claim[], sentences: CitedSentence[]) => {
  const place = new Map<string, number>();
  for (const [at, { stances }] of orderedClaims(persona, index, claims).entries())
    for (const { passage } of stances) if (!place.has(passage)) place.set(passage, at);
  const placeOf = ({ passages }: CitedSentence): number =>
    Math.min(claims.length, ...passages.map((passage) => place.get(passage) ?? claims.length));
  return sentences
    .map((sentence, at) => ({ sentence, at }))
    .sort((a, b) => placeOf(a.sentence) - placeOf(b.sentence) || a.at - b.at);
};

/**
 * One evidence set as a persona reads it, at most eight sentences for a tab: the centrist by agreement, the investigator by
 * what is changed, contradicted, unnamed or stands alone, the internationalist by how countries differ. The timeline keeps
 * its order of time.
 */
export const readingOf = (persona: Persona, parts: ReadingParts, tab: AnalysisTab = 'ai-summary'): CitedSentence[] => {
  const index = indexOf(parts.evidence);
  const once = createSaidOnce();
  if (STATES_OF_TAB[tab]) return once(claimSentences(persona, tab, index, parts), MOST);
  const ordered = inOrderOf(persona, index, parts.claims, otherSentences(tab, index, parts));
  const chosen = tab === 'timeline' ? ordered.slice(0, MOST).sort((a, b) => a.at - b.at) : ordered;
  return once(
    chosen.map(({ sentence }) => sentence),
    MOST,
  );
};
