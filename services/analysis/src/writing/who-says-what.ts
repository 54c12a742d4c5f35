import type { Perspective } from '@360/contracts/analysis';
import type { CitedSentence } from '@360/contracts/evidence';
import { phrase } from '../phrases/phrases.ts';
import type { EvidenceIndex } from './evidence-index.ts';
import { standsAlone } from './stands-alone.ts';

const LONGEST_QUOTE = 300;
const MARKS = /^["'“”‘’«»„\s]+|["'“”‘’«»„\s.,;]+$/gu;

const saidBy = (index: EvidenceIndex, { sourceName, summary }: Perspective): CitedSentence[] => {
  for (const sentence of summary) {
    if (sentence.phrase) return [sentence];
    const [passage] = sentence.passages;
    const [segment, report] = passage ? [index.segment(passage), index.reportOf(passage)] : [];
    if (!segment || !report || !standsAlone(segment, report.language)) continue;
    const values = { outlet: sourceName, sentence: segment.text };
    return [phrase('article.outlet-says', values, { passages: [segment.id] })];
  }
  return [];
};

const quotedBy = ({ sourceName, keyQuotes }: Perspective): CitedSentence[] => {
  const quote = keyQuotes.find(({ speaker, text }) => speaker !== null && text.length <= LONGEST_QUOTE);
  const words = quote?.text.replace(MARKS, '') ?? '';
  if (!quote?.speaker || words === '') return [];
  const values = { outlet: sourceName, speaker: quote.speaker, quote: words };
  return [phrase('article.quote', values, { passages: [quote.passage] })];
};

/** What each independent outlet puts first, and whom it quotes. */
export const whoSaysWhat = (index: EvidenceIndex, perspectives: readonly Perspective[]): CitedSentence[] =>
  perspectives
    .filter(({ copyOf }) => copyOf === null)
    .flatMap((perspective) => [...saidBy(index, perspective), ...quotedBy(perspective)]);
