import type { Passage } from '@360/contracts/evidence';
import { type ReactNode, useEffect } from 'react';
import { useEvidence } from './evidence-context.ts';

/** Adds the passages of a further answer to those the panel shows. */
export function EvidenceScope({ passages, children }: { passages: readonly Passage[]; children: ReactNode }) {
  const { addPassages } = useEvidence();
  useEffect(() => addPassages(passages), [addPassages, passages]);
  return children;
}
