import type { AnalysisTab } from '@360/contracts/analysis';
import { ANALYSIS_TABS } from '@360/contracts/vocabulary';
import { type KeyboardEvent, useRef } from 'react';
import { stepOf } from '../../lib/step-of.ts';
import { useChosenInSight } from '../../lib/use-chosen-in-sight.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useScrollEdges } from '../../lib/use-scroll-edges.ts';
import { useTranslation } from '../../lib/use-translation.ts';

interface TabListProps {
  tab: AnalysisTab;
  /** How much some of them hold. */
  counts: Partial<Record<AnalysisTab, number | null>>;
  onTab: (tab: AnalysisTab) => void;
}

export const tabId = (tab: AnalysisTab): string => `an-tab-${tab}`;
export const TAB_PANEL = 'an-tab-panel';

/** The ten tabs; arrows, Home and End walk them, and the chosen one stays in sight. */
export function TabList({ tab, counts, onTab }: TabListProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const row = useRef<HTMLDivElement>(null);
  useScrollEdges(row);
  useChosenInSight(row, tab);
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') return;
    const next = stepOf(event, ANALYSIS_TABS, tab);
    if (!next) return;
    event.preventDefault();
    onTab(next);
    row.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus({ preventScroll: true });
  };
  return (
    <div className="an-tabs scroll-edges" role="tablist" aria-label={t('analysis.tabs')} ref={row} onKeyDown={onKey}>
      {ANALYSIS_TABS.map((each) => {
        const count = counts[each];
        return (
          <button
            key={each}
            type="button"
            role="tab"
            id={tabId(each)}
            aria-selected={each === tab}
            aria-controls={TAB_PANEL}
            tabIndex={each === tab ? 0 : -1}
            onClick={() => onTab(each)}
          >
            {t(`analysis.tab.${each}`)}
            {count !== undefined && (
              <span className="num an-count" aria-hidden>
                {count !== null && format.number(count)}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
