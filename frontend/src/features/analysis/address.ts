/** What of an address is about the analysis; as written, since only the panel knows its tabs. */
export interface AnalysisAddress {
  tab?: string;
  persona?: string;
}

/** The parts of an address that open the analysis. */
export function analysisIn({ tab, persona }: Record<string, unknown>): AnalysisAddress {
  return { ...(tab ? { tab: String(tab) } : {}), ...(persona ? { persona: String(persona) } : {}) };
}
