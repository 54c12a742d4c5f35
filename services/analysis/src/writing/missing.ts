import type { SilentOutlet } from '@360/contracts/analysis';
import type { CitedSentence } from '@360/contracts/evidence';
import { phrase } from '../phrases/phrases.ts';
import type { AnalysisParts } from './parts.ts';

const MOST_SILENT = 5;

const silenceOf = ({ outletId, name, hoursSince }: SilentOutlet): CitedSentence =>
  phrase('article.silent', { outlet: name, n: Math.floor(hoursSince) }, { figures: [`silence/${outletId}`] });

/** What the coverage lacks: blindspots in their order, then the outlets that would be expected and are silent. */
export const missingOf = ({ blindspots, silence }: Pick<AnalysisParts, 'blindspots' | 'silence'>): CitedSentence[] => [
  ...blindspots.map(({ sentence }) => sentence),
  ...silence.slice(0, MOST_SILENT).map(silenceOf),
];
