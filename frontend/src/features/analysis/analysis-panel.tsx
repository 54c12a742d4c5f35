import type { AnalysisTab, Persona, StoryAnalysis } from '@360/contracts/analysis';
import type { Story } from '@360/contracts/stories';
import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { useCallback, useEffect, useMemo } from 'react';
import { EvidenceScope } from '../../components/evidence/evidence-scope.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { failureText } from './failure-text.ts';
import { keepRead } from './last-read.ts';
import { PanelHead } from './panel-head.tsx';
import { PassageState } from './passage-state.tsx';
import { briefingQuery } from './queries.ts';
import { TabContent } from './tab-content.tsx';
import { TAB_PANEL, TabList, tabId } from './tab-list.tsx';
import { useAnalysisUpdates } from './use-analysis-updates.ts';
import { useReading } from './use-reading.ts';
import { useVerification } from './use-verification.ts';
import { VerifySection } from './verify-section.tsx';
import './analysis.css';
import './evidence.css';

interface PanelProps {
  story: Story;
  tab: AnalysisTab;
  persona: Persona;
  /** Whether the reader has just opened it here, so that the focus follows. */
  focused: boolean;
  onTab: (tab: AnalysisTab) => void;
  onPersona: (persona: Persona) => void;
  onClose: () => void;
}

/** How much the tabs hold that can be counted; null while it is not known, so that their place is kept. */
const countsOf = (analysis: StoryAnalysis | undefined): Partial<Record<AnalysisTab, number | null>> => ({
  perspectives: analysis?.perspectives.length ?? null,
  consensus: analysis?.consensusPoints.length ?? null,
  blindspots: analysis?.blindspotDetails.length ?? null,
});

function FallbackBanner() {
  const { t } = useTranslation();
  return (
    <p className="notice an-fallback" role="status">
      <Info className="icon icon-s" aria-hidden />
      <span>
        {t('analysis.fallback')} <span className="an-wide">{t('analysis.fallbackRest')}</span>
      </span>
    </p>
  );
}

const NO_SOURCES = {};

/** The analysis of a story in ten tabs, read by one of three personas. */
export function AnalysisPanel({ story, tab, persona, focused, onTab, onPersona, onClose }: PanelProps) {
  const { t } = useTranslation();
  const briefing = useQuery(briefingQuery(story.id));
  const reading = useReading(story, tab, persona);
  useAnalysisUpdates(story.id);
  const analysis = briefing.data?.analysis;
  const asOf = analysis?.asOf;
  const passages = useMemo(
    () => [...(analysis?.passages ?? []), ...(reading.data?.passages ?? [])],
    [analysis, reading.data],
  );
  const verification = useVerification({ storyId: story.id, asOf, passages });
  useEffect(() => {
    if (analysis) keepRead(analysis.storyId, analysis.asOf);
  }, [analysis]);
  const { verdict } = verification;
  const stateOf = useCallback((id: string) => <PassageState passageId={id} verdict={verdict} />, [verdict]);
  const value = analysis?.confidence.value ?? null;
  return (
    <section className="an" aria-labelledby="an-title" data-section="analysis" data-tour="analysis">
      <PanelHead
        reports={analysis?.independentReports ?? null}
        confidence={reading.data?.confidence ?? (value === null ? null : value / 100)}
        persona={persona}
        focused={focused}
        onPersona={onPersona}
        onClose={onClose}
      />
      {reading.data?.fallback && <FallbackBanner />}
      <TabList tab={tab} counts={countsOf(analysis)} onTab={onTab} />
      <EvidenceScope
        passages={passages}
        notes={analysis?.sources ?? NO_SOURCES}
        computed={t('analysis.ev.computed')}
        stateOf={stateOf}
      >
        <div
          className="an-body"
          id={TAB_PANEL}
          role="tabpanel"
          aria-labelledby={tabId(tab)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a tab panel is reached from its tab, whatever it holds
          tabIndex={0}
          data-tab={tab}
        >
          {briefing.isPending && <BodySkeleton />}
          {briefing.isError && (
            <Notice text={failureText(briefing.error, tab, t)} onRetry={() => void briefing.refetch()} />
          )}
          {analysis && <TabContent story={story} analysis={analysis} tab={tab} persona={persona} reading={reading} />}
        </div>
      </EvidenceScope>
      {analysis && <VerifySection storyId={story.id} verification={verification} />}
    </section>
  );
}

function BodySkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('analysis.loading')}>
      {['w-full', 'w-5/6', 'w-2/3', 'w-3/4', 'w-1/2'].map((width) => (
        <span key={width} className={`skel mb-4 h-5 ${width}`} />
      ))}
    </div>
  );
}
