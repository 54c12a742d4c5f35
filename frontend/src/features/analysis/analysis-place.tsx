import type { Story } from '@360/contracts/stories';
import { lazy, Suspense, useRef } from 'react';
import { withStrings } from '../../lib/i18n.ts';
import { AnalysisEntry } from './analysis-entry.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';
import { useToldTab } from './tab-event.ts';
import { useAnalysisAddress } from './use-analysis-address.ts';
import { useAnalysisKey } from './use-analysis-key.ts';

const fetchPanel = withStrings(['analysis', 'evidence', 'charts'], () => import('./analysis-panel.tsx'));
const AnalysisPanel = lazy(() => fetchPanel().then((module) => ({ default: module.AnalysisPanel })));

/** The analysis under a story: closed, the way into it with four shortcuts; open, the panel. Nothing is asked for before. */
export function AnalysisPlace({ story }: { story: Story }) {
  const address = useAnalysisAddress();
  const toggled = useRef(false);
  const show: typeof address.show = (tab) => {
    toggled.current ||= address.tab === null;
    address.show(tab);
  };
  const close = () => {
    toggled.current = true;
    address.close();
  };
  useToldTab(story.id, show);
  useAnalysisKey(() => (address.tab ? close() : show('summary')));
  // Only a reader who opened or closed it here is taken along by the focus, not one who arrives at the page.
  if (!address.tab) return <AnalysisEntry key={story.id} story={story} focused={toggled.current} onOpen={show} />;
  return (
    <Suspense fallback={<PanelSkeleton />}>
      <AnalysisPanel
        key={story.id}
        story={story}
        tab={address.tab}
        persona={address.persona}
        focused={toggled.current}
        onTab={show}
        onPersona={address.choosePersona}
        onClose={close}
      />
    </Suspense>
  );
}
