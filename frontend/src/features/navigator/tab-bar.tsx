import { type KeyboardEvent, useRef } from 'react';
import { useChosenInSight } from '../../lib/use-chosen-in-sight.ts';
import { useScrollEdges } from '../../lib/use-scroll-edges.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { NAVIGATOR_TABS, type NavigatorTab } from './tabs.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

interface TabBarProps {
  tab: NavigatorTab;
  /** Whether there is a briefing to show. */
  ready: boolean;
  onChoose: (tab: NavigatorTab) => void;
}

export const tabId = (tab: NavigatorTab): string => `navigator-tab-${tab}`;
export const panelId = 'navigator-panel';

/** The four tabs; arrow keys walk those that can be chosen. */
export function TabBar({ tab, ready, onChoose }: TabBarProps) {
  const { t } = useTranslation();
  const bar = useRef<HTMLDivElement>(null);
  useScrollEdges(bar);
  useChosenInSight(bar, tab);
  const open = NAVIGATOR_TABS.filter((each) => ready || each === 'query');
  const onKey = (event: KeyboardEvent) => {
    const turned = document.documentElement.dir === 'rtl' ? -1 : 1;
    const step = (STEPS[event.key] ?? 0) * turned;
    const ends: Readonly<Record<string, number>> = { Home: 0, End: open.length - 1 };
    const to = ends[event.key] ?? (step === 0 ? -1 : (open.indexOf(tab) + step + open.length) % open.length);
    const next = open[to];
    if (!next) return;
    event.preventDefault();
    onChoose(next);
    bar.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus();
  };
  return (
    <div className="nv-tabs scroll-edges" role="tablist" aria-label={t('navigator.title')} ref={bar} onKeyDown={onKey}>
      {NAVIGATOR_TABS.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={tabId(each)}
          aria-selected={each === tab}
          aria-controls={each === tab ? panelId : undefined}
          tabIndex={each === tab ? 0 : -1}
          disabled={!open.includes(each)}
          onClick={() => onChoose(each)}
        >
          {t(`navigator.tab.${each}`)}
        </button>
      ))}
    </div>
  );
}
