import type { Story } from '@360/contracts/stories';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, getPage, type Page } from './api.ts';
import type { MuteFilter } from './mute-filter.ts';
import { storyQuery } from './queries.ts';

const PAGE = 20;
/** Who has muted all of so many prominent stories has muted what is news. */
const STORIES_MAX = 100;

interface Search {
  client: QueryClient;
  isMuted: MuteFilter;
  /** How many outlets the reader has muted: a story of more than these is told by another too. */
  outletsMuted: number;
  signal: AbortSignal;
}

/** Who reports a story, as it is read by its address; null where it is not there any more. */
async function outletsOf(story: Story, client: QueryClient): Promise<string[] | null> {
  try {
    const { items } = await client.fetchQuery(storyQuery(story.id));
    return items.map(({ outlet }) => outlet.id);
  } catch (cause) {
    if (cause instanceof ApiError && cause.status === 404) return null;
    throw cause;
  }
}

async function isLeftOut(story: Story, { client, isMuted, outletsMuted }: Search): Promise<boolean> {
  if (isMuted(story)) return true;
  if (story.coverage.outlets > outletsMuted) return false;
  const outletIds = await outletsOf(story, client);
  return outletIds === null || isMuted({ ...story, outletIds });
}

/** The most prominent story that the reader's settings do not leave out; null where they leave out all. @throws ApiError */
export async function unmutedStory(search: Search): Promise<Story | null> {
  let path: string | null = `/api/stories?limit=${PAGE}`;
  for (let looked = 0; path !== null && looked < STORIES_MAX; looked += PAGE) {
    const page: Page<Story> = await getPage<Story>(path, search.signal);
    for (const story of page.rows) if (!(await isLeftOut(story, search))) return story;
    path = page.next;
  }
  return null;
}
