import type { Story, StoryDetail } from '@360/contracts/stories';
import type { ReactNode } from 'react';
import { useTitle } from '../../lib/use-title.ts';
import { LaterSections } from './later-sections.tsx';
import { Lead } from './lead.tsx';
import { SectionsSkeleton } from './story-skeleton.tsx';

interface StoryViewProps {
  story: Story;
  /** Who reports it and how; undefined while it is on its way, null where it could not be read. */
  detail: StoryDetail | null | undefined;
  /** Stands under the lead. */
  analysis: ReactNode;
  /** Whether it is open, so that the lead makes room and the sections below are told by it. */
  analysed: boolean;
  /** Stands under the closed analysis. */
  article: ReactNode;
}

/** A story: its lead report, then what all reports of it say together. */
export function StoryView({ story, detail, analysis, analysed, article }: StoryViewProps) {
  useTitle(story.title);
  const lead = detail?.items.find((item) => item.id === story.leadItemId);
  return (
    <div className={analysed ? 'story-analysed' : undefined}>
      <Lead
        lead={{
          ...story,
          itemId: story.leadItemId,
          storyId: story.id,
          tag: story.epistemologyTag,
          language: null,
          source: lead ? { name: lead.outlet.name, url: lead.url, publishedAt: lead.publishedAt } : null,
        }}
      />
      {analysis}
      {!analysed && article}
      {!analysed && (detail ? <LaterSections detail={detail} /> : detail === undefined && <SectionsSkeleton />)}
    </div>
  );
}
