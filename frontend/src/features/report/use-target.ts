import { LATEST_NEWS } from '@360/contracts/report-terms';
import type { Story, StoryDetail } from '@360/contracts/stories';
import { useQuery } from '@tanstack/react-query';
import { storyQuery } from '../../lib/queries.ts';
import type { ReportTarget } from '../../lib/report-request.ts';
import { useLeadStory } from '../../lib/use-lead-story.ts';
import { useMuteFilter } from '../../lib/use-mute-filter.ts';
import { usePageStory } from './use-page-story.ts';

export interface Aim {
  /** Null while it is looked for, and where there is none. */
  target: ReportTarget | null;
  /** The story's own id, also where the server is told to take whichever leads. */
  ownId: string | null;
  state: 'ready' | 'pending' | 'failed' | 'none';
  /** What is known of its story, for the picture and how many tell of it. */
  story: StoryDetail | undefined;
  retry: () => void;
}

/** Of a query for the story: where it stands. */
const stateOf = ({ data, isError }: { data: Story | null | undefined; isError: boolean }): Aim['state'] => {
  if (data) return 'ready';
  if (isError) return 'failed';
  return data === null ? 'none' : 'pending';
};

/**
 * What a report is about: the story it was asked for, that of the page, or the one that leads. The server is told to take
 * the leading one by itself, unless the reader sees another in its place since they muted what leads.
 */
export function useTarget(asked: ReportTarget | null): Aim {
  const nothingMuted = useMuteFilter() === null;
  const ofPage = usePageStory();
  const named = asked?.storyId ?? ofPage;
  const lead = useLeadStory(named === null);
  const ownId = named ?? lead.data?.id ?? null;
  const detail = useQuery({ ...storyQuery(ownId ?? ''), enabled: ownId !== null });
  const from = named === null ? lead : detail;
  const known = { ownId, story: detail.data, retry: () => void from.refetch() };
  if (asked) return { target: asked, state: 'ready', ...known };
  const state = stateOf(from);
  if (!from.data) return { target: null, state, ...known };
  const { id, title, leadItemId } = from.data;
  const target = { storyId: named === null && nothingMuted ? LATEST_NEWS : id, title, itemId: leadItemId };
  return { target, state, ...known };
}
