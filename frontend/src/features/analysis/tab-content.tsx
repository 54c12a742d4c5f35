import type { AnalysisTab, Persona, StoryAnalysis } from '@360/contracts/analysis';
import type { Story } from '@360/contracts/stories';
import { ReadingSection } from './reading-section.tsx';
import { AiSummaryTab } from './tabs/ai-summary-tab.tsx';
import { BlindspotsTab } from './tabs/blindspots-tab.tsx';
import { CompareTab } from './tabs/compare-tab.tsx';
import { ConsensusTab } from './tabs/consensus-tab.tsx';
import { FactCheckTab } from './tabs/fact-check-tab.tsx';
import { ImpactTab } from './tabs/impact-tab.tsx';
import { PerspectivesTab } from './tabs/perspectives-tab.tsx';
import { SourceCheckTab } from './tabs/source-check-tab.tsx';
import { SummaryTab } from './tabs/summary-tab.tsx';
import { TimelineTab } from './tabs/timeline-tab.tsx';
import type { Reading } from './use-reading.ts';
import './tabs/lists.css';
import './tabs/charts.css';

interface TabContentProps {
  story: Story;
  analysis: StoryAnalysis;
  tab: AnalysisTab;
  persona: Persona;
  reading: Reading;
}

/** What one tab holds: what is computed first, then how the persona reads it. */
export function TabContent({ story, analysis, tab, persona, reading }: TabContentProps) {
  const read = <ReadingSection tab={tab} persona={persona} reading={reading} />;
  switch (tab) {
    case 'summary':
      return <SummaryTab analysis={analysis} />;
    case 'perspectives':
      return <PerspectivesTab analysis={analysis} coverage={story.coverage} after={read} />;
    case 'consensus':
      return <ConsensusTab analysis={analysis} persona={persona} after={read} />;
    case 'blindspots':
      return <BlindspotsTab analysis={analysis} after={read} />;
    case 'impact':
      return <ImpactTab analysis={analysis} />;
    case 'compare':
      return <CompareTab story={story} analysis={analysis} persona={persona} reading={reading} />;
    case 'timeline':
      return <TimelineTab analysis={analysis} />;
    case 'source-check':
      return <SourceCheckTab analysis={analysis} after={read} />;
    case 'ai-summary':
      return <AiSummaryTab analysis={analysis} persona={persona} reading={reading} />;
    case 'fact-check':
      return <FactCheckTab analysis={analysis} />;
  }
}
