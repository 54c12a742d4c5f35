import pLimit from 'p-limit';

type Poll = (feedId: string, signal: AbortSignal) => Promise<void>;

/**
 * Polls the feeds of one job, `concurrency` of all jobs at a time, so that a slow feed holds up no other.
 *
 * @throws what the first of them threw, after the others have ended
 */
export const pollTogether = (poll: Poll, concurrency: number) => {
  const inTurn = pLimit(concurrency);
  return async ({ feedIds }: { feedIds: string[] }, signal: AbortSignal): Promise<void> => {
    const ended = await Promise.allSettled(feedIds.map((feedId) => inTurn(() => poll(feedId, signal))));
    const failed = ended.find(({ status }) => status === 'rejected');
    if (failed) throw (failed as PromiseRejectedResult).reason;
  };
};
