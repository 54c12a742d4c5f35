import type { AnalysisTab, Persona } from '@360/contracts/analysis';
import { ANALYSIS_TABS, PERSONAS } from '@360/contracts/vocabulary';
import type { AnalysisAddress } from './address.ts';

/** The tabs a persona reads; the others hold figures alone, and nobody is asked for them. */
export const READ_TABS: readonly AnalysisTab[] = [
  'perspectives',
  'consensus',
  'blindspots',
  'compare',
  'source-check',
  'ai-summary',
];

/** The tab an address opens: the first where it names none that exists, null where the analysis is closed. */
export const tabOf = ({ tab }: AnalysisAddress): AnalysisTab | null =>
  tab === undefined ? null : (ANALYSIS_TABS.find((known) => known === tab) ?? 'summary');

export const personaOf = ({ persona }: AnalysisAddress): Persona =>
  PERSONAS.find((known) => known === persona) ?? 'centrist';
