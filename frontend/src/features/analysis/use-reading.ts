import type { AnalysisTab, Persona } from '@360/contracts/analysis';
import type { AnalyzeResponse } from '@360/contracts/personas';
import type { Story } from '@360/contracts/stories';
import { useQuery } from '@tanstack/react-query';
import { READ_TABS } from './choices.ts';
import { readingQuery } from './queries.ts';
import { OWN } from './writer-line.tsx';

export interface Reading {
  data: AnalyzeResponse | undefined;
  error: Error | null;
  pending: boolean;
  /** There is an analysis by now that it was not written from. */
  outdated: boolean;
  retry: () => void;
}

/** How a persona reads a tab; asked for when the pair is first shown, kept from then on. */
export function useReading(story: Story, tab: AnalysisTab, persona: Persona): Reading {
  const enabled = READ_TABS.includes(tab);
  const { data, error, isFetching, isStale, refetch } = useQuery({ ...readingQuery(story, tab, persona), enabled });
  return {
    data,
    error,
    // What our own rules wrote comes again in a moment, and stays until then.
    pending: isFetching && data?.writer.provider !== OWN,
    outdated: data !== undefined && isStale && !isFetching,
    retry: () => void refetch(),
  };
}
