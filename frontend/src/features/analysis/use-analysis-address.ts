import type { AnalysisTab, Persona } from '@360/contracts/analysis';
import { useNavigate, useSearch } from '@tanstack/react-router';
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

/** The tab and the persona in the address. Opening is a step back leads over; turning to another tab is none. */
export function useAnalysisAddress(): AnalysisPlaceInAddress {
  const navigate = useNavigate();
  const address = useSearch({ strict: false }) as AnalysisAddress;
  const tab = tabOf(address);
  const persona = personaOf(address);
  const go = (next: { [Part in keyof AnalysisAddress]: string | undefined }, replace: boolean) =>
    void navigate({ to: '.', search: ((now: object) => ({ ...now, ...next })) as never, replace, resetScroll: false });
  return {
    tab,
    persona,
    show: (next) => go({ tab: next }, tab !== null),
    choosePersona: (next) => go({ persona: next === 'centrist' ? undefined : next }, true),
    close: () => go({ tab: undefined, persona: undefined }, false),
  };
}
