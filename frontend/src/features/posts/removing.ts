import type { Content } from '@360/contracts/content';
import type { QueryClient } from '@tanstack/react-query';
import { i18n } from '../../lib/strings.ts';
import { removeUndoably } from '../../lib/undoable-removal.ts';
import { postPath } from './posts-query.ts';

/** Takes a post away at once, and deletes it when that can no longer be undone. */
export const removePost = (client: QueryClient, post: Content): void =>
  removeUndoably({
    path: postPath(post),
    text: i18n.t('postsPage.removed'),
    failed: i18n.t('postsPage.notRemoved'),
    onRemoved: () => client.invalidateQueries({ queryKey: ['posts'] }),
  });
