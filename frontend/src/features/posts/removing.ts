import type { Content } from '@360/contracts/content';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, send } from '../../lib/api.ts';
import { i18n } from '../../lib/strings.ts';
import { showToast } from '../../lib/toast.ts';
import { leaving } from './leaving.ts';
import { postPath } from './posts-query.ts';

async function remove(client: QueryClient, post: Content): Promise<void> {
  try {
    await send('DELETE', postPath(post));
  } catch (error) {
    // Gone already, say from another tab, is what was wanted.
    if (!(error instanceof ApiError && error.status === 404))
      showToast({ kind: 'failure', text: i18n.t('postsPage.notRemoved') });
  }
  await client.invalidateQueries({ queryKey: ['posts'] });
  leaving.delete(post.id);
}

/** Takes a post away at once, and deletes it when that can no longer be undone. */
export function removePost(client: QueryClient, post: Content): void {
  leaving.add(post.id);
  // Whoever closes the page does not undo any more; this call outlives it.
  const atOnce = () => void fetch(postPath(post), { method: 'DELETE', keepalive: true });
  window.addEventListener('pagehide', atOnce);
  showToast({
    kind: 'result',
    text: i18n.t('postsPage.removed'),
    action: { label: i18n.t('action.undo'), run: () => leaving.delete(post.id) },
    onGone: () => {
      window.removeEventListener('pagehide', atOnce);
      if (leaving.has(post.id)) void remove(client, post);
    },
  });
}
