import type { StoryDetail } from '@360/contracts/stories';
import { lazy, Suspense } from 'react';
import { SectionsSkeleton } from './story-skeleton.tsx';

const StorySections = lazy(() => import('./story-sections.tsx').then((module) => ({ default: module.StorySections })));

/** The sections below the fold, fetched after the first screen. */
export function LaterSections({ detail }: { detail: StoryDetail }) {
  return (
    <Suspense fallback={<SectionsSkeleton />}>
      <StorySections detail={detail} />
    </Suspense>
  );
}
