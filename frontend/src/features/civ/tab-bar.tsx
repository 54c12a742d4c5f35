import { type KeyboardEvent, useRef } from 'react';
import { useChosenInSight } from '../../lib/use-chosen-in-sight.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useScrollEdges } from '../../lib/use-scroll-edges.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { CIV_TABS, type CivTab } from './civ-address.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

export const tabId = (tab: CivTab): string => `civ-tab-${tab}`;
export const panelId = 'civ-panel';

/** Where a key leads in the row of tabs, which runs with the writing; undefined for any other key. */
function ledTo(key: string, tab: CivTab): CivTab | undefined {
  if (key === 'Home') return CIV_TABS[0];
  if (key === 'End') return CIV_TABS.at(-1);
  const step = (STEPS[key] ?? 0) * (document.documentElement.dir === 'rtl' ? -1 : 1);
  if (step === 0) return undefined;
  return CIV_TABS[(CIV_TABS.indexOf(tab) + step + CIV_TABS.length) % CIV_TABS.length];
}

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
    const next = ledTo(event.key, tab);
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
