import { useCallback, useEffect, useRef } from 'react';

/** One call at a time: `take` ends the one before and gives the next its controller, `stop` ends it too, and so does leaving. */
export function useLatestCall(): { take: () => AbortController; stop: () => void } {
  const current = useRef<AbortController | null>(null);
  const stop = useCallback(() => current.current?.abort(), []);
  const take = useCallback(() => {
    stop();
    const next = new AbortController();
    current.current = next;
    return next;
  }, [stop]);
  useEffect(() => stop, [stop]);
  return { take, stop };
}
