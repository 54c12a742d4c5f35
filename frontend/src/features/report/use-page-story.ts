import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMatch } from '@tanstack/react-router';
import { itemQuery } from '../../lib/queries.ts';

/** The story that the page shows, by its own address or as that of one report; null where it shows none. */
export function usePageStory(): string | null {
  const client = useQueryClient();
  const story = useMatch({ from: '/story/$storyId', shouldThrow: false })?.params.storyId;
  const item = useMatch({ from: '/item/$itemId', shouldThrow: false })?.params.itemId;
  const { data } = useQuery({ ...itemQuery(item ?? '', client), enabled: item !== undefined });
  return story ?? data?.storyId ?? null;
}
