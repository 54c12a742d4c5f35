import type { EvidenceBundle, Passage } from '@360/contracts/evidence';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getJson } from '../../lib/api.ts';
import { evidencePath } from './queries.ts';
import { holds, type Verdict, verdictOn } from './verdict.ts';

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

/**
 * Fetches the evidence when asked, and holds it against itself and against the passages shown. Asked again it fetches again
 * where something did not hold or did not come; what held is held against the page anew, without the network.
 */
export function useVerification({ storyId, asOf, passages }: Checked): Verification {
  const [round, setRound] = useState(0);
  const bundle = useQuery({
    queryKey: ['reading', storyId, 'evidence', asOf],
    queryFn: ({ signal }) => getJson<EvidenceBundle>(evidencePath(storyId), signal),
    enabled: round > 0,
  });
  const verdict = useQuery({
    queryKey: ['reading', storyId, 'verdict', asOf, bundle.dataUpdatedAt, round, passages.map(({ id }) => id)],
    queryFn: () => verdictOn(bundle.data, passages),
    enabled: round > 0 && bundle.data !== undefined,
  });
  const failed = (bundle.isError && !bundle.data) || verdict.isError;
  const busy = bundle.isFetching || verdict.isFetching;
  const state = round === 0 ? 'unasked' : busy ? 'checking' : failed ? 'failed' : verdict.data ? 'done' : 'checking';
  return {
    state,
    verdict: state === 'done' ? (verdict.data ?? null) : null,
    check: () => {
      if (round > 0 && (failed || (verdict.data && !holds(verdict.data)))) void bundle.refetch();
      setRound(round + 1);
    },
  };
}
