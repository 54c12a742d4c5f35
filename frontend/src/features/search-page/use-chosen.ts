import type { SearchResult } from '@360/contracts/search';
import { useRouterState } from '@tanstack/react-router';
import { useReducer } from 'react';

const places = new Map<string, string>();

/** The result in the detail: what the reader chose on this entry of the history, so that back finds it again; else the first. */
export function useChosen(
  results: readonly SearchResult[],
): [chosen: SearchResult | null, choose: (id: string) => void] {
  const place = useRouterState({ select: (state) => state.location.state.__TSR_key ?? '' });
  const [, redraw] = useReducer((drawn: number) => drawn + 1, 0);
  const id = places.get(place);
  const choose = (next: string) => {
    places.set(place, next);
    redraw();
  };
  return [results.find((result) => result.id === id) ?? results[0] ?? null, choose];
}
