import type { StreamEvent } from '@360/contracts/events';

const GATHER_MS = 500;
const TOGETHER = 200;

/** Tells open pages which stories have another analysis now, many in one event. */
export const createAnnouncer = (publish: (event: StreamEvent) => Promise<void>, gatherMs = GATHER_MS) => {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const send = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const ids = [...waiting];
    waiting.clear();
    for (let start = 0; start < ids.length; start += TOGETHER)
      await publish({ type: 'stories.analysed', storyIds: ids.slice(start, start + TOGETHER) });
  };

  return {
    announce: (storyId: string): void => {
      waiting.add(storyId);
      timer ??= setTimeout(() => void send(), gatherMs);
    },
    /** Sends what waits. */
    stop: send,
  };
};
export type Announcer = ReturnType<typeof createAnnouncer>;
