import type { Collection, SavedItem } from '@360/contracts/library';
import type { QueryClient } from '@tanstack/react-query';
import { postJson } from '../../lib/api.ts';
import { collectionsQuery } from '../../lib/library-queries.ts';
import { i18n } from '../../lib/strings.ts';
import { showToast } from '../../lib/toast.ts';
import { type SavedPages, withItem } from './use-saved.ts';

/** Says in which collections a kept report is from now on; shown at once. */
export async function setCollections(client: QueryClient, item: SavedItem, collections: string[]): Promise<void> {
  const show = (now: string[]) =>
    client.setQueriesData<SavedPages>({ queryKey: ['saved'] }, (pages) =>
      withItem(pages, item.id, (row) => ({ ...row, collections: now })),
    );
  show(collections);
  try {
    await postJson(`/api/saved/${encodeURIComponent(item.id)}/collections`, { collections });
  } catch {
    show(item.collections);
    showToast({ kind: 'failure', text: i18n.t('savedList.notChanged') });
  }
  await client.invalidateQueries({ queryKey: collectionsQuery.queryKey });
}

/** Makes a collection, or finds the one that has this name. @throws ApiError with a sentence where there are too many */
export async function addCollection(client: QueryClient, name: string): Promise<Collection> {
  const added = await postJson<Collection>('/api/collections', { name });
  client.setQueryData<Collection[]>(
    collectionsQuery.queryKey,
    (all) => all && [added, ...all.filter(({ id }) => id !== added.id)],
  );
  return added;
}
