import { type KeyboardEvent, useRef } from 'react';
import { stepOf } from '../../lib/step-of.ts';
import { useChosenInSight } from '../../lib/use-chosen-in-sight.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useScrollEdges } from '../../lib/use-scroll-edges.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { CIV_TABS, type CivTab } from './civ-address.ts';

export const tabId = (tab: CivTab): string => `civ-tab-${tab}`;
export const panelId = 'civ-panel';

interface TabBarProps {
  tab: CivTab;
  /** How much some of them hold. */
  counts: Partial<Record<CivTab, number | undefined>>;
  onChoose: (tab: CivTab) => void;
}

/** The tabs of the dashboard; arrows, Home and End walk them. */
export function TabBar({ tab, counts, onChoose }: TabBarProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const bar = useRef<HTMLDivElement>(null);
  useScrollEdges(bar);
  useChosenInSight(bar, tab);
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') return;
    const next = stepOf(event, CIV_TABS, tab);
    if (!next) return;
    event.preventDefault();
    onChoose(next);
    bar.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus();
  };
  return (
    <div className="cv-tabs scroll-edges" role="tablist" aria-label={t('civ.title')} ref={bar} onKeyDown={onKey}>
      {CIV_TABS.map((each) => {
        const count = counts[each];
        return (
          <button
            key={each}
            type="button"
            role="tab"
            id={tabId(each)}
            aria-selected={each === tab}
            aria-controls={each === tab ? panelId : undefined}
            tabIndex={each === tab ? 0 : -1}
            onClick={() => onChoose(each)}
          >
            {t(`civ.tab.${each}`)}
            {each in counts && (
              <span className="num cv-count" aria-hidden>
                {count !== undefined && format.number(count)}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
