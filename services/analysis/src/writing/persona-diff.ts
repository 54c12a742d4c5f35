import type { Claim, Persona } from '@360/contracts/analysis';
import type { CitedSentence } from '@360/contracts/evidence';
import type { Comparison } from '@360/contracts/personas';
import { PERSONAS } from '@360/contracts/vocabulary';
import type { StoryEvidence } from '../evidence/evidence.ts';
import { phrase, worded } from '../phrases/phrases.ts';
import { type EvidenceIndex, indexOf } from './evidence-index.ts';

export type Readings = Readonly<Record<Persona, readonly CitedSentence[]>>;

const MOST_POINTS = 2;
/** Independent reports behind a sentence that make it as sure as can be. */
const SURE = 3;

const reportsBehind = (index: EvidenceIndex, { passages }: CitedSentence): number =>
  new Set(passages.flatMap((passage) => index.reportOf(passage)?.report ?? [])).size;

const isDispute = ({ phrase: said }: CitedSentence): boolean =>
  said !== null && ('sentenceB' in said.values || 'titleB' in said.values);

const round = (share: number): number => Math.round(100 * share) / 100;

/** Mean over the sentences with passages of their independent reports ÷ 3, at most 1 each; a contradiction counts half. */
const confidenceOf = (index: EvidenceIndex, reading: readonly CitedSentence[]): number => {
  const cited = reading.filter(({ passages }) => passages.length > 0);
  const sure = cited.map(
    (sentence) => Math.min(1, reportsBehind(index, sentence) / SURE) * (isDispute(sentence) ? 0.5 : 1),
  );
  return cited.length === 0 ? 0 : round(sure.reduce((sum, each) => sum + each, 0) / cited.length);
};

const characteristicsOf = (index: EvidenceIndex, reading: readonly CitedSentence[]): string[] => {
  const countries = new Set(
    reading.flatMap(({ passages }) => passages.flatMap((id) => index.reportOf(id)?.country ?? [])),
  );
  return [
    worded('persona.agreed', { n: reading.filter((each) => reportsBehind(index, each) > 1).length }),
    worded('persona.disputes', { n: reading.filter(isDispute).length }),
    worded('persona.countries', { n: countries.size }),
  ];
};

const sharesPassage = (a: CitedSentence, b: CitedSentence): boolean =>
  a.passages.some((passage) => b.passages.includes(passage));

const others = (persona: Persona): Persona[] => PERSONAS.filter((each) => each !== persona);

/** What all three show, in the centrist's words, what most reports stand behind first. */
const agreedPoints = (index: EvidenceIndex, readings: Readings): CitedSentence[] =>
  readings.centrist
    .filter((sentence) =>
      others('centrist').every((persona) => readings[persona].some((other) => sharesPassage(sentence, other))),
    )
    .sort((a, b) => reportsBehind(index, b) - reportsBehind(index, a));

type Divergence = Comparison['comparisonMetrics']['divergencePoints'][number];

const onlyOne = (readings: Readings): Divergence[] =>
  PERSONAS.flatMap((persona) => {
    const rest = others(persona).flatMap((other) => readings[other]);
    const alone = readings[persona].find(
      (sentence) => sentence.passages.length > 0 && !rest.some((other) => sharesPassage(sentence, other)),
    );
    if (!alone) return [];
    const text = phrase('persona.only-one', { persona, sentence: alone.text }, alone).text;
    return { text, kind: 'only-one' as const, personas: [persona], sentences: [alone] };
  });

const opposed = (claims: readonly Claim[], a: CitedSentence, b: CitedSentence): boolean =>
  !isDispute(a) &&
  !isDispute(b) &&
  claims.some(({ stances }) => {
    const sideOf = ({ passages }: CitedSentence) => stances.find(({ passage }) => passage === passages[0])?.stance;
    const [left, right] = [sideOf(a), sideOf(b)];
    return left !== undefined && right !== undefined && left !== right;
  });

const contradictions = (readings: Readings, claims: readonly Claim[]): Divergence[] =>
  PERSONAS.flatMap((personaA, at) =>
    PERSONAS.slice(at + 1).flatMap((personaB) =>
      readings[personaA].flatMap((a) =>
        readings[personaB]
          .filter((b) => opposed(claims, a, b))
          .map((b) => ({
            text: worded('persona.contradicts', { personaA, sentenceA: a.text, personaB, sentenceB: b.text }),
            kind: 'contradict' as const,
            personas: [personaA, personaB],
            sentences: [a, b],
          })),
      ),
    ),
  );

/**
 * Three readings of one evidence set against each other, from their sentences alone: up to two points that all three show,
 * and up to two where they part, first those that contradict each other by `claims`, then what only one of them shows.
 */
export const personaDiff = (evidence: StoryEvidence, readings: Readings, claims: readonly Claim[] = []): Comparison => {
  const index = indexOf(evidence);
  const each = (persona: Persona) => ({
    confidence: confidenceOf(index, readings[persona]),
    approach: worded(`persona.${persona}`),
    characteristics: characteristicsOf(index, readings[persona]),
  });
  const personaComparison = {
    centrist: each('centrist'),
    investigator: each('investigator'),
    internationalist: each('internationalist'),
  };
  const confidences = Object.values(personaComparison).map(({ confidence }) => confidence);
  return {
    personaComparison,
    comparisonMetrics: {
      averageConfidence: round(confidences.reduce((sum, value) => sum + value, 0) / confidences.length),
      consensusPoints: agreedPoints(index, readings).slice(0, MOST_POINTS),
      divergencePoints: [...contradictions(readings, claims), ...onlyOne(readings)].slice(0, MOST_POINTS),
    },
  };
};
