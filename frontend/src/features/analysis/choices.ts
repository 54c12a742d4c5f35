import type { AnalysisTab, Persona } from '@360/contracts/analysis';
import { PERSONAS } from '../../components/ui/persona-mark.tsx';
import type { AnalysisAddress } from './address.ts';

/** In the order readers see them. */
export const TABS = [
  'summary',
  'perspectives',
  'consensus',
  'blindspots',
  'impact',
  'compare',
  'timeline',
  'source-check',
  'ai-summary',
  'fact-check',
] as const satisfies readonly AnalysisTab[];

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
  tab === undefined ? null : (TABS.find((known) => known === tab) ?? 'summary');

export const personaOf = ({ persona }: AnalysisAddress): Persona =>
  PERSONAS.find((known) => known === persona) ?? 'centrist';
