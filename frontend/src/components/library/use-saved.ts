import type { SavedItem } from '@360/contracts/library';
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Page } from '../../lib/api.ts';
import { savedQuery } from '../../lib/library-queries.ts';
import { untoldSaves } from '../../lib/saved-marks.ts';
import { onSaveTold } from '../../lib/saved-sync.ts';
import { useStored } from '../../lib/stored-value.ts';

export type SavedPages = InfiniteData<Page<SavedItem>>;

/** The pages with one item changed, or without it where `change` gives null. */
export const withItem = (
  pages: SavedPages | undefined,
  id: string,
  change: (item: SavedItem) => SavedItem | null,
): SavedPages | undefined =>
  pages && {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      rows: page.rows.flatMap((row) => (row.id === id ? (change(row) ?? []) : row)),
    })),
  };

/** What the reader keeps, in one collection or all. What is let go leaves at once, also before the server knows of it. */
export function useSaved(collection: string | null = null) {
  const client = useQueryClient();
  const query = useInfiniteQuery(savedQuery(collection));
  const untold = useStored(untoldSaves);
  useEffect(
    () =>
      onSaveTold((id, kept) => {
        if (kept) void client.invalidateQueries({ queryKey: ['saved'] });
        else client.setQueriesData<SavedPages>({ queryKey: ['saved'] }, (pages) => withItem(pages, id, () => null));
        void client.invalidateQueries({ queryKey: ['collections'] });
      }),
    [client],
  );
  const items = query.data?.pages.flatMap(({ rows }) => rows).filter(({ id }) => untold[id] !== false);
  return { query, items };
}
