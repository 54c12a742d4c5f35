import type { Story } from '@360/contracts/stories';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { getJson } from './api.ts';
import { useSettings } from './settings-store.ts';
import { useMuteFilter } from './use-mute-filter.ts';

/**
 * The story the home page opens with: the most prominent one, without what the reader has muted; null while there is none.
 * It is not looked for before it is known what is muted.
 */
export function useLeadStory(enabled: boolean): UseQueryResult<Story | null> {
  const client = useQueryClient();
  const isMuted = useMuteFilter();
  const { mutedSources, mutedWords, mutedAuthors } = useSettings();
  return useQuery({
    queryKey: ['stories', 'lead', isMuted && { mutedSources, mutedWords, mutedAuthors }],
    enabled: enabled && isMuted !== 'loading',
    queryFn: async ({ signal }) => {
      if (isMuted === null || isMuted === 'loading')
        return (await getJson<Story[]>('/api/stories?limit=1', signal))[0] ?? null;
      const { unmutedStory } = await import('./unmuted-story.ts');
      return unmutedStory({ client, isMuted, outletsMuted: mutedSources.length, signal });
    },
  });
}
