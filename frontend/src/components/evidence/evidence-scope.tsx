import type { Passage } from '@360/contracts/evidence';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Evidence, EvidenceContext, passageMap, type Shown, useEvidence } from './evidence-context.ts';
import { EvidencePopover } from './evidence-popover.tsx';
import './evidence.css';

const LEAVE_MS = 220;

interface ScopeProps extends Pick<Evidence, 'notes'>, Partial<Pick<Evidence, 'computed' | 'stateOf'>> {
  passages: readonly Passage[];
  children: ReactNode;
}

const nothing = () => null;

/** Holds the passages and sources that the markers inside show, and the one popover that shows them. */
export function EvidenceScope({ passages, notes, computed = null, stateOf = nothing, children }: ScopeProps) {
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
  const evidence = useMemo(
    () => ({ ...api, addPassages, passages: byId, notes, computed, stateOf }),
    [api, byId, notes, computed, stateOf],
  );
  return (
    <EvidenceContext value={evidence}>
      {children}
      {shown && (
        <EvidencePopover
          shown={shown}
          onStay={stay}
          onLeave={() => api.leave(shown.element)}
          onClose={() => turnTo(null)}
        />
      )}
    </EvidenceContext>
  );
}

/** Adds the passages of a further answer to those of the scope around it. */
export function MorePassages({ passages, children }: { passages: readonly Passage[]; children: ReactNode }) {
  const { addPassages } = useEvidence();
  useEffect(() => addPassages(passages), [addPassages, passages]);
  return children;
}
