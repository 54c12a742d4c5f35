import type { Claim, Perspective } from '@360/contracts/analysis';
import type { EvidenceReport, StoryEvidence } from '../evidence/evidence.ts';
import { factualityOf } from './factuality.ts';
import { journalismTypeOf } from './journalism-type.ts';
import { keyQuotesOf } from './key-quotes.ts';
import { objectivityOf } from './objectivity.ts';
import { mostFrequent, type OutletVoice, voicesIn } from './outlet-voice.ts';
import { ownSummaryOf } from './own-summary.ts';
import { type ToldSentence, toldSentences } from './told-language.ts';

const MOST_LOADED_WORDS = 20;

const loadedWordsOf = (sentences: readonly ToldSentence[]): Perspective['loadedWords'] =>
  sentences
    .flatMap(({ segment, loadedWords }) => [...new Set(loadedWords)].map((word) => ({ word, passage: segment.id })))
    .slice(0, MOST_LOADED_WORDS);

/** The item that stands for the outlet: its first that is no copy, else its first. */
const chiefOf = ({ items }: OutletVoice): EvidenceReport => items.find(({ copyOf }) => copyOf === null) ?? items[0];

const originOf = ({ copyOf }: EvidenceReport, { reports }: StoryEvidence): string | null =>
  copyOf === null ? null : (reports.find(({ id }) => id === copyOf)?.outletName ?? copyOf);

const perspectiveOf = (
  voice: OutletVoice,
  evidence: StoryEvidence,
  claims: readonly Claim[],
  reports: number,
): Perspective => {
  const chief = chiefOf(voice);
  const { items, outletId } = voice;
  const sentences = items.flatMap(toldSentences);
  const record = evidence.catalogue.find(({ id }) => id === outletId);
  const objectivity = objectivityOf(sentences);
  const factuality = factualityOf(voice, claims, reports, record);
  return {
    id: `${evidence.storyId}-${outletId}`,
    outletId,
    sourceName: chief.outletName,
    country: chief.country,
    analysisApproach: mostFrequent(items.flatMap(({ approach }) => approach ?? [])),
    journalismType: mostFrequent(items.map(journalismTypeOf)) ?? 'report',
    objectivityScore: objectivity.value,
    factualityScore: factuality.value,
    objectivity,
    factuality,
    summary: ownSummaryOf(voice, claims, reports),
    keyQuotes: keyQuotesOf(items),
    loadedWords: loadedWordsOf(sentences),
    url: chief.url,
    sourceType: chief.outletKind ?? (chief.isPost ? 'account' : 'publisher'),
    publishedAt: new Date(chief.publishedAt).toISOString(),
    itemIds: items.map(({ id }) => id),
    report: chief.report,
    copyOf: originOf(chief, evidence),
  };
};

/**
 * How each outlet of a story tells it, in the order in which they began to report: see `objectivityOf` and
 * `factualityOf` for the scores, `ownSummaryOf` for the choice of its sentences.
 */
export const perspectivesOf = (evidence: StoryEvidence, claims: readonly Claim[]): Perspective[] => {
  const reports = new Set(evidence.reports.map(({ report }) => report)).size;
  return voicesIn(evidence).map((voice) => perspectiveOf(voice, evidence, claims, reports));
};
