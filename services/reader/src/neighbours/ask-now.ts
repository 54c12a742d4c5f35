import { AppError } from '@360/chassis/errors';
import { NewsAway } from './news-client.ts';

const ANSWER_MS = 6_000;

/** Asks a neighbour while a reader waits, six seconds at most. @throws AppError `upstream_unavailable` where it is away */
export const askNow = async <Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> => {
  const signal = AbortSignal.timeout(ANSWER_MS);
  try {
    return await ask(signal);
  } catch (cause) {
    if (!(cause instanceof NewsAway || signal.aborted)) throw cause;
    throw new AppError('upstream_unavailable', 'The news cannot be asked right now. Please try again in a moment.', {
      cause,
    });
  }
};
