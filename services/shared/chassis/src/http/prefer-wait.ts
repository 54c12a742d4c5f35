import { setTimeout as sleep } from 'node:timers/promises';

const LONGEST_S = 25;
const LOOK_MS = 150;
const WAIT = /(?:^|[,;])\s*wait\s*=\s*"?(\d{1,6})"?\s*(?=$|[,;])/i;

/** Seconds that a `Prefer` header asks to be waited (RFC 7240 section 4.3), at most 25; 0 where it asks for none. */
export const preferredWait = (header: string | undefined): number =>
  Math.min(LONGEST_S, Number(WAIT.exec(header ?? '')?.[1] ?? 0));

/** Looks again and again until the answer is done or the seconds are over, and gives the last answer. */
export const waitFor = async <Answer>(
  look: () => Promise<Answer>,
  isDone: (answer: Answer) => boolean,
  seconds: number,
  signal: AbortSignal,
): Promise<Answer> => {
  const until = Date.now() + seconds * 1_000;
  for (;;) {
    const answer = await look();
    if (isDone(answer) || Date.now() >= until || signal.aborted) return answer;
    await sleep(LOOK_MS, undefined, { signal }).catch(() => undefined);
  }
};
