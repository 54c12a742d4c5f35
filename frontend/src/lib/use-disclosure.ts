import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** Long enough for the pointer to reach what was opened. */
const LEAVE_MS = 220;

export interface Disclosure {
  open: boolean;
  /** The pointer or the focus is there: it opens if it is still there after a while. */
  approach: () => void;
  /** The pointer or the focus has gone: what was not pressed open goes too, after a moment. */
  leave: () => void;
  /** The pointer has come back in that moment. */
  stay: () => void;
  /** Opens at once and for good, or closes what was pressed open. */
  press: () => void;
  close: () => void;
}

/**
 * Something beside a button that shows on hover and focus, and stays when it is pressed.
 * @param approachMs how long pointer or focus must rest before it opens.
 */
export function useDisclosure(approachMs: number): Disclosure {
  const [state, setState] = useState<'closed' | 'passing' | 'pinned'>('closed');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stay = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => stay, [stay]);
  return useMemo(() => {
    const later = (ms: number, next: (now: typeof state) => typeof state) => {
      stay();
      timer.current = setTimeout(() => setState(next), ms);
    };
    return {
      open: state !== 'closed',
      approach: () => later(approachMs, (now) => (now === 'closed' ? 'passing' : now)),
      leave: () => later(LEAVE_MS, (now) => (now === 'passing' ? 'closed' : now)),
      stay,
      press: () => {
        stay();
        setState((now) => (now === 'pinned' ? 'closed' : 'pinned'));
      },
      close: () => {
        stay();
        setState('closed');
      },
    };
  }, [state, approachMs, stay]);
}
