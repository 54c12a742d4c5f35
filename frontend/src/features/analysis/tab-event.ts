import type { AnalysisTab } from '@360/contracts/analysis';
import { useEffect, useRef } from 'react';
import { TABS } from './choices.ts';

const NAME = 'analysisTabChange';

/** Asks the analysis of a story to show a tab, from anywhere in the page. */
export const tellTab = (storyId: string, tab: AnalysisTab): boolean =>
  window.dispatchEvent(new CustomEvent(NAME, { detail: { storyId, tab } }));

function tabTold(event: Event, storyId: string): AnalysisTab | null {
  if (!(event instanceof CustomEvent)) return null;
  const told = event.detail as { storyId?: unknown; tab?: unknown } | null;
  return told?.storyId === storyId ? (TABS.find((known) => known === told.tab) ?? null) : null;
}

/** Hears which tab of this story is asked for. A window event comes from the page itself; no message of a frame is heard. */
export function useToldTab(storyId: string, onTab: (tab: AnalysisTab) => void): void {
  const latest = useRef(onTab);
  useEffect(() => {
    latest.current = onTab;
  });
  useEffect(() => {
    const hear = (event: Event) => {
      const tab = tabTold(event, storyId);
      if (tab) latest.current(tab);
    };
    window.addEventListener(NAME, hear);
    return () => window.removeEventListener(NAME, hear);
  }, [storyId]);
}
