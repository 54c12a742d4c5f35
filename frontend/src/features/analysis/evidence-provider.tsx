import type { Passage } from '@360/contracts/evidence';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { EvidenceContext, passageMap, type Shown, type Sources } from './evidence-context.ts';
import { EvidencePopover } from './evidence-popover.tsx';
import type { Verification } from './use-verification.ts';

const LEAVE_MS = 220;

interface ProviderProps {
  passages: readonly Passage[];
  sources: Sources;
  verification: Verification;
  children: ReactNode;
}

/** Holds every passage of the panel, and the one popover that shows them. */
export function EvidenceProvider({ passages, sources, verification, children }: ProviderProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  const current = useRef<Shown | null>(null);
  const leaving = useRef(0);
  const stay = useCallback(() => clearTimeout(leaving.current), []);
  const turnTo = useCallback(
    (next: Shown | null) => {
      stay();
      if (current.current && current.current.element !== next?.element) current.current.onClose();
      current.current = next;
      setShown(next);
    },
    [stay],
  );
  useEffect(() => stay, [stay]);
  const api = useMemo(() => {
    const close = (element: HTMLElement) => {
      if (current.current?.element === element) turnTo(null);
    };
    return {
      show: turnTo,
      close,
      leave: (element: HTMLElement) => {
        stay();
        leaving.current = window.setTimeout(() => {
          if (!current.current?.pinned) close(element);
        }, LEAVE_MS);
      },
    };
  }, [turnTo, stay]);
  const [further, addPassages] = useState<readonly Passage[]>([]);
  const byId = useMemo(() => passageMap([...further, ...passages]), [further, passages]);
  const evidence = useMemo(() => ({ ...api, addPassages, passages: byId, sources }), [api, byId, sources]);
  return (
    <EvidenceContext value={evidence}>
      {children}
      {shown && (
        <EvidencePopover
          shown={shown}
          verification={verification}
          onStay={stay}
          onLeave={() => api.leave(shown.element)}
          onClose={() => turnTo(null)}
        />
      )}
    </EvidenceContext>
  );
}
