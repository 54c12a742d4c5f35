import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listenToEvents } from './event-stream.ts';
import { storyQuery } from './queries.ts';

/** Reads a story again when the server says it changed; what is shown stays until the new one is there. */
export function useStoryUpdates(storyId: string | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (storyId === null) return;
    return listenToEvents((event) => {
      if (event.type === 'stories.updated' && event.storyIds.includes(storyId))
        void client.invalidateQueries({ queryKey: storyQuery(storyId).queryKey });
    });
  }, [client, storyId]);
}
