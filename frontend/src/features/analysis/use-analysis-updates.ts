import type { Writer } from '@360/contracts/personas';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listenToEvents } from '../../lib/event-stream.ts';
import { OWN } from './writer-line.tsx';

/** Who wrote an answer of a persona, or of all three; nobody where it is something else. */
function writersOf(answer: unknown): Writer[] {
  const { writer, writers } = (answer ?? {}) as { writer?: Writer; writers?: Record<string, Writer> };
  return writer ? [writer] : Object.values(writers ?? {});
}

const isOurs = (answer: unknown): boolean => {
  const writers = writersOf(answer);
  return writers.length > 0 && writers.every(({ provider, fallback }) => provider === OWN && !fallback);
};

/**
 * Reads the analysis of a story again when the server says that there is another. Readings that our own rules wrote follow;
 * those of a provider become outdated and stay, since nobody is asked before the reader asks.
 */
export function useAnalysisUpdates(storyId: string): void {
  const client = useQueryClient();
  useEffect(
    () =>
      listenToEvents((event) => {
        if (event.type !== 'stories.analysed' || !event.storyIds.includes(storyId)) return;
        void client.invalidateQueries({ queryKey: ['story', storyId, 'briefing'] });
        const readings = { queryKey: ['reading', storyId] };
        void client.invalidateQueries({ ...readings, refetchType: 'none' });
        void client.refetchQueries({ ...readings, type: 'active', predicate: ({ state }) => isOurs(state.data) });
      }),
    [client, storyId],
  );
}
