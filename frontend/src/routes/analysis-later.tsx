import type { Story } from '@360/contracts/stories';
import { lazy, Suspense } from 'react';
import { withStrings } from '../lib/i18n.ts';

const fetchPlace = withStrings(['analysis-entry'], () => import('../features/analysis/analysis-place.tsx'));
const AnalysisPlace = lazy(() => fetchPlace().then((module) => ({ default: module.AnalysisPlace })));

/** The analysis of a story, fetched after the first screen; its place is kept free. */
export function AnalysisLater({ story }: { story: Story }) {
  return (
    <Suspense fallback={<div className="analysis-room" />}>
      <AnalysisPlace story={story} />
    </Suspense>
  );
}
