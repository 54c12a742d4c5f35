import type { AnalysisTab } from '@360/contracts/analysis';
import type { Story } from '@360/contracts/stories';
import { ArrowRight, ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { tellTab } from './tab-event.ts';
import { AgreementTile, ApproachTile, GapTile, PersonaTile } from './tile-charts.tsx';
import './analysis.css';

interface EntryProps {
  story: Story;
  /** Whether the reader has just closed the panel, so that the focus comes back here. */
  focused: boolean;
  onOpen: (tab: AnalysisTab) => void;
}

function Tile({ story, tab, chart, line }: { story: Story; tab: AnalysisTab; chart: ReactNode; line: string }) {
  const { t } = useTranslation();
  return (
    <button type="button" className="an-tile" data-tour={tab} onClick={() => tellTab(story.id, tab)}>
      <span className="an-tile-h label">
        {t(`analysisEntry.${tab}`)}
        <ArrowRight className="icon icon-s flip text-ink-3" aria-hidden />
      </span>
      <span className="an-tile-c" aria-hidden>
        {chart}
      </span>
      <span className="text-12 text-ink-2">{line}</span>
    </button>
  );
}

/** The closed analysis: what it would show, in four small charts made of what the page already holds. */
export function AnalysisEntry({ story, focused, onOpen }: EntryProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) button.current?.focus({ preventScroll: true });
  }, [focused]);
  const { coverage } = story;
  const { percent } = coverage.agreement;
  const sides = Object.values(coverage.approaches).filter((reports) => reports > 0).length;
  const lines = {
    perspectives: format.count('analysisEntry.sides', sides),
    consensus:
      percent === null ? t('analysisEntry.unmeasured') : t('analysisEntry.agree', { percent: format.percent(percent) }),
    blindspots:
      coverage.gaps.length > 0 ? format.count('analysisEntry.gaps', coverage.gaps.length) : t('analysisEntry.noGap'),
  };
  return (
    <section className="an-entry" data-tour="analysis" aria-label={t('analysisEntry.title')}>
      <div className="an-entry-h">
        <h2 className="head-22">{t('analysisEntry.title')}</h2>
        <button
          type="button"
          className="btn btn-primary"
          aria-expanded={false}
          ref={button}
          onClick={() => onOpen('summary')}
        >
          <ChevronDown className="icon icon-s" aria-hidden />
          {t('analysisEntry.show')}
        </button>
      </div>
      <div className="an-tiles">
        <Tile story={story} tab="perspectives" chart={<ApproachTile coverage={coverage} />} line={lines.perspectives} />
        <Tile story={story} tab="consensus" chart={<AgreementTile percent={percent} />} line={lines.consensus} />
        <Tile story={story} tab="blindspots" chart={<GapTile gaps={coverage.gaps.length} />} line={lines.blindspots} />
        <Tile story={story} tab="ai-summary" chart={<PersonaTile />} line={t('analysisEntry.readings')} />
      </div>
    </section>
  );
}
