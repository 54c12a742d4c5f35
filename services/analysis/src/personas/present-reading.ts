import type { AnalysisTab, Persona } from '@360/contracts/analysis';
import type { CitedSentence, Passage } from '@360/contracts/evidence';
import type { AnalyzeResponse, Writer } from '@360/contracts/personas';
import type { Facts, Material } from './material.ts';

const THIN = 'There is too little evidence yet to say this.';
const LEAST_SENTENCES = 1;

/** Figures alone tell nothing of the story. */
const isTold = (sentences: readonly CitedSentence[]): boolean => sentences.some(({ passages }) => passages.length > 0);

/** What is missing where a reading is empty: the condition the analysis names for the tab, else sentences to tell it. */
const abstentionOf = ({ abstentions }: Facts, tab: AnalysisTab): NonNullable<AnalyzeResponse['abstained']> => {
  const named = abstentions.find(({ place }) => place === tab || place.startsWith(`${tab}/`));
  const { condition, needed, found } = named ?? { condition: 'sentences', needed: LEAST_SENTENCES, found: 0 };
  return { condition, needed, found };
};

const citedOf = (sentences: readonly CitedSentence[], passages: readonly Passage[]): Passage[] => {
  const cited = new Set(sentences.flatMap((sentence) => sentence.passages));
  return passages.filter(({ id }) => cited.has(id));
};

/** What was written for a persona and a tab, as the answer to it. */
export const presentReading = (
  persona: Persona,
  analysisType: AnalysisTab,
  { facts, passages }: Pick<Material, 'facts' | 'passages'>,
  text: { sentences: readonly CitedSentence[]; writer: Writer },
): AnalyzeResponse => {
  const sentences = isTold(text.sentences) ? [...text.sentences] : [];
  const cited = citedOf(sentences, passages);
  const { abstentions: _, ...metrics } = facts;
  return {
    success: true,
    analysis: sentences.map((sentence) => sentence.text).join(' ') || THIN,
    ...{ sentences, passages: cited, fallback: text.writer.fallback },
    confidence: (facts.confidence.value ?? 0) / 100,
    analysisMetrics: { ...metrics, passages: cited.length },
    ...{ persona, analysisType, writer: text.writer },
    abstained: sentences.length > 0 ? null : abstentionOf(facts, analysisType),
  };
};
