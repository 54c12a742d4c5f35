import type { AnalysisTab, Persona } from '@360/contracts/analysis';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useSettings } from '../../lib/settings-store.ts';
import type { AnalysisAddress } from './address.ts';
import { personaOf, tabOf } from './choices.ts';

export interface AnalysisPlaceInAddress {
  /** Null while the analysis is closed. */
  tab: AnalysisTab | null;
  persona: Persona;
  show: (tab: AnalysisTab) => void;
  choosePersona: (persona: Persona) => void;
  close: () => void;
}

/** The first persona goes without saying. */
const written = (persona: Persona): Persona | undefined => (persona === 'centrist' ? undefined : persona);

/**
 * The tab and the persona in the address. Opening is a step back leads over, and begins with the reader's own style;
 * turning to another tab is none.
 */
export function useAnalysisAddress(): AnalysisPlaceInAddress {
  const navigate = useNavigate();
  const address = useSearch({ strict: false }) as AnalysisAddress;
  const tab = tabOf(address);
  const persona = personaOf(address);
  const { analysisStyle } = useSettings();
  const go = (next: { [Part in keyof AnalysisAddress]: string | undefined }, replace: boolean) =>
    void navigate({ to: '.', search: ((now: object) => ({ ...now, ...next })) as never, replace, resetScroll: false });
  return {
    tab,
    persona,
    show: (next) =>
      tab === null ? go({ tab: next, persona: written(analysisStyle) }, false) : go({ tab: next }, true),
    choosePersona: (next) => go({ persona: written(next) }, true),
    close: () => go({ tab: undefined, persona: undefined }, false),
  };
}
