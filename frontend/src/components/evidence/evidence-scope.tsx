import type { SourceNote } from '@360/contracts/briefings';
import type { Passage } from '@360/contracts/evidence';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

interface Evidence {
  passages: ReadonlyMap<string, Passage>;
  /** By the id of the item, link or file a passage comes from. */
  notes: Readonly<Record<string, SourceNote>>;
}

const EvidenceContext = createContext<Evidence>({ passages: new Map(), notes: {} });

export const useEvidence = (): Evidence => useContext(EvidenceContext);

interface ScopeProps {
  passages: readonly Passage[];
  notes: Evidence['notes'];
  children: ReactNode;
}

/** Holds the passages and sources that the markers inside show. */
export function EvidenceScope({ passages, notes, children }: ScopeProps) {
  const evidence = useMemo(
    () => ({ passages: new Map(passages.map((passage) => [passage.id, passage])), notes }),
    [passages, notes],
  );
  return <EvidenceContext value={evidence}>{children}</EvidenceContext>;
}
