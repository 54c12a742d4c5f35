import type { AnalysisTab, Persona } from '@360/contracts/analysis';
import type { AnalyzeResponse } from '@360/contracts/personas';
import type { Story } from '@360/contracts/stories';
import { useQuery } from '@tanstack/react-query';
import { READ_TABS } from './choices.ts';
import { readingQuery } from './queries.ts';

export interface Reading {
  data: AnalyzeResponse | undefined;
  error: Error | null;
  pending: boolean;
  retry: () => void;
}

/** How a persona reads a tab; asked for when the pair is first shown, kept from then on. */
export function useReading(story: Story, tab: AnalysisTab, persona: Persona): Reading {
  const enabled = READ_TABS.includes(tab);
  const { data, error, isFetching, refetch } = useQuery({ ...readingQuery(story, tab, persona), enabled });
  return { data, error, pending: isFetching, retry: () => void refetch() };
}
