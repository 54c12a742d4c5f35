import type { SavedSearch, SavedSearchRequest } from '@360/contracts/saved-searches';
import type { QueryClient } from '@tanstack/react-query';
import { postJson, send } from '../../lib/api.ts';
import { i18n } from '../../lib/strings.ts';
import { showToast } from '../../lib/toast.ts';
import { savedSearchesQuery } from './saved-searches-query.ts';

const { queryKey } = savedSearchesQuery;
const pathOf = ({ id }: SavedSearch) => `/api/saved-searches/${encodeURIComponent(id)}`;

/** Changes the list as the page shows it; an answer under way would bring the old one back. */
async function show(client: QueryClient, change: (searches: SavedSearch[]) => SavedSearch[]): Promise<void> {
  await client.cancelQueries({ queryKey });
  if (!client.getQueryData(queryKey)) return client.invalidateQueries({ queryKey });
  client.setQueryData(queryKey, (searches) => searches && change(searches));
}

/** Waits for the server; where it refuses, says so and shows what holds there. */
async function settle(client: QueryClient, call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch {
    showToast({ kind: 'failure', text: i18n.t('savedSearches.notChanged') });
    await client.invalidateQueries({ queryKey });
  }
}

/** Keeps a search. @throws ApiError */
export async function saveSearch(client: QueryClient, request: SavedSearchRequest): Promise<void> {
  const saved = await postJson<SavedSearch>('/api/saved-searches', request);
  await show(client, (searches) => [saved, ...searches.filter(({ id }) => id !== saved.id)]);
}

/** Lets a search go at once, and offers to undo it. */
export async function removeSearch(client: QueryClient, search: SavedSearch): Promise<void> {
  const { query, notify } = search;
  await show(client, (searches) => searches.filter(({ id }) => id !== search.id));
  const removed = settle(client, send('DELETE', pathOf(search)));
  showToast({
    kind: 'result',
    text: i18n.t('savedSearches.removed'),
    action: {
      label: i18n.t('action.undo'),
      run: () => void removed.then(() => settle(client, saveSearch(client, { query, notify }))),
    },
  });
  await removed;
}

/** Whether the reader is told of what a search newly finds. */
export async function tellOf(client: QueryClient, search: SavedSearch, notify: boolean): Promise<void> {
  await show(client, (searches) => searches.map((one) => (one.id === search.id ? { ...one, notify } : one)));
  await settle(client, send('PATCH', pathOf(search), { notify }));
}

/** What a search has found is looked at: it is new no more. Nothing waits for this or fails with it. */
export async function markOpened(client: QueryClient, search: SavedSearch): Promise<void> {
  await show(client, (searches) => searches.map((one) => (one.id === search.id ? { ...one, newResults: 0 } : one)));
  await send('POST', `${pathOf(search)}/opened`).catch(() => undefined);
}
