import type { EvidenceBundle, Passage } from '@360/contracts/evidence';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getJson } from '../../lib/api.ts';
import { evidencePath } from './queries.ts';
import { type Verdict, verdictOn } from './verdict.ts';

export interface Verification {
  state: 'unasked' | 'checking' | 'failed' | 'done';
  verdict: Verdict | null;
  check: () => void;
}

interface Checked {
  storyId: string;
  /** When the newest evidence of the analysis shown was stored. */
  asOf: string | undefined;
  passages: readonly Passage[];
}

/** Fetches the evidence once, when asked, and holds it against itself and against the passages shown. */
export function useVerification({ storyId, asOf, passages }: Checked): Verification {
  const [asked, setAsked] = useState(false);
  const bundle = useQuery({
    queryKey: ['reading', storyId, 'evidence', asOf],
    queryFn: ({ signal }) => getJson<EvidenceBundle>(evidencePath(storyId), signal),
    enabled: asked,
  });
  const verdict = useQuery({
    queryKey: ['reading', storyId, 'verdict', asOf, passages.map(({ id }) => id)],
    queryFn: () => verdictOn(bundle.data, passages),
    enabled: bundle.data !== undefined,
  });
  const failed = bundle.isError || verdict.isError;
  const state = !asked ? 'unasked' : failed ? 'failed' : verdict.data ? 'done' : 'checking';
  return {
    state,
    verdict: verdict.data ?? null,
    check: () => {
      if (failed) void bundle.refetch();
      setAsked(true);
    },
  };
}
