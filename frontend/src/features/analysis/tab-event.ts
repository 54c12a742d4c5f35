import type { AnalysisTab } from '@360/contracts/analysis';
import { ANALYSIS_TABS } from '@360/contracts/vocabulary';
import { useEffect, useRef } from 'react';
import { ask, hear } from '../../lib/page-events.ts';

/** Asks the analysis of a story to show a tab, from anywhere in the page. */
export const tellTab = (storyId: string, tab: AnalysisTab): boolean => ask('analysisTabChange', { storyId, tab });

/** Hears which tab of this story is asked for. An event of the window comes from the page itself; no message of a frame is heard. */
export function useToldTab(storyId: string, onTab: (tab: AnalysisTab) => void): void {
  const latest = useRef(onTab);
  useEffect(() => {
    latest.current = onTab;
  });
  useEffect(
    () =>
      hear('analysisTabChange', (told) => {
        const tab = told.storyId === storyId && ANALYSIS_TABS.find((known) => known === told.tab);
        if (tab) latest.current(tab);
      }),
    [storyId],
  );
}
