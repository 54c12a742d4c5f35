import type { StoryDetail } from '@360/contracts/stories';
import { lazy, Suspense } from 'react';
import { withStrings } from '../../lib/i18n.ts';
import { SectionsSkeleton } from './story-skeleton.tsx';

const fetchSections = withStrings(['story-sections', 'charts'], () => import('./story-sections.tsx'));
const StorySections = lazy(() => fetchSections().then((module) => ({ default: module.StorySections })));

/** The sections below the fold, fetched after the first screen. */
export function LaterSections({ detail }: { detail: StoryDetail }) {
  return (
    <Suspense fallback={<SectionsSkeleton />}>
      <StorySections detail={detail} />
    </Suspense>
  );
}
