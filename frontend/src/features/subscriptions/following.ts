import type { Follow } from '@360/contracts/follows';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, putJson, send } from '../../lib/api.ts';
import { i18n } from '../../lib/strings.ts';
import { showToast } from '../../lib/toast.ts';
import { followedItemsQuery, followsQuery } from './follow-queries.ts';

export type Target = Pick<Follow, 'kind' | 'id'>;

const { queryKey } = followsQuery;
const pathOf = ({ kind, id }: Target): string => `/api/follows/${kind}/${encodeURIComponent(id)}`;
export const isSame = (one: Target, other: Target): boolean => one.kind === other.kind && one.id === other.id;

/** Changes the list as the page shows it; an answer under way would bring the old one back. */
async function show(client: QueryClient, change: (follows: Follow[]) => Follow[]): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<Follow[]>(queryKey, (follows) => follows && change(follows));
}

const readItems = (client: QueryClient) => client.invalidateQueries({ queryKey: followedItemsQuery.queryKey });

/** Follows an outlet or a topic. @throws ApiError with a sentence for the reader where it cannot be followed */
export async function follow(client: QueryClient, target: Target): Promise<Follow> {
  const added = await putJson<Follow>(pathOf(target));
  await show(client, (follows) => [added, ...follows.filter((other) => !isSame(other, added))]);
  void readItems(client);
  return added;
}

/** Follows without a form that could say what went wrong. */
export async function followAgain(client: QueryClient, target: Target): Promise<void> {
  try {
    await follow(client, target);
  } catch (cause) {
    const said = cause instanceof ApiError && cause.status === 409 ? cause.message : '';
    showToast({ kind: 'failure', text: said || i18n.t('subscriptions.notChanged') });
  }
}

/** Follows no longer, at once, and offers to undo it. */
export async function unfollow(client: QueryClient, target: Follow): Promise<void> {
  await show(client, (follows) => follows.filter((other) => !isSame(other, target)));
  const gone = send('DELETE', pathOf(target)).then(
    () => readItems(client),
    () => {
      showToast({ kind: 'failure', text: i18n.t('subscriptions.notChanged') });
      return client.invalidateQueries({ queryKey, exact: true });
    },
  );
  showToast({
    kind: 'result',
    text: i18n.t('subscriptions.unfollowed'),
    action: { label: i18n.t('action.undo'), run: () => void gone.then(() => followAgain(client, target)) },
  });
  await gone;
}
