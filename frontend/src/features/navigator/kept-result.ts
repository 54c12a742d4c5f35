import type { NavigatorBriefing } from '@360/contracts/navigator';

/** The last answer with the question it answers, for as long as the tab is open. */
export interface KeptResult {
  asked: string;
  /** ISO instant. */
  at: string;
  briefing: NavigatorBriefing;
}

const KEY = 'navigator-result';

/** What was kept, or null where there is nothing usable. */
export function keptResult(): KeptResult | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as KeptResult | null;
    return typeof kept?.briefing?.topic === 'string' && Array.isArray(kept.briefing.summarySentences) ? kept : null;
  } catch {
    return null;
  }
}

export function keepResult(result: KeptResult): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(result));
  } catch {
    // Full or refused: the result holds until the page is left.
  }
}
