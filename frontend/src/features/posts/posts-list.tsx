import type { Content } from '@360/contracts/content';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { SquarePen } from 'lucide-react';
import { lazy, useMemo, useRef, useState } from 'react';
import { LayerBoundary } from '../../components/layout/layer-boundary.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { HiddenLine } from '../../components/ui/hidden-line.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { useLeaving } from '../../lib/undoable-removal.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useUnmuted } from '../../lib/use-unmuted.ts';
import { PostRow } from './post-row.tsx';
import type { PostsOf } from './posts-of.ts';
import { postPath, postsQuery } from './posts-query.ts';
import { removePost } from './removing.ts';

const EditDialog = lazy(() => import('./edit-dialog.tsx').then((module) => ({ default: module.EditDialog })));

function Loading() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('postsPage.loading')}>
      {['first', 'second', 'third'].map((row) => (
        <div className="grid gap-2 border-t border-rule py-5" key={row} aria-hidden>
          <span className="skel h-4 w-1/4" />
          <span className="skel h-5 w-1/2" />
          <span className="skel h-4 w-2/3" />
        </div>
      ))}
    </div>
  );
}

function Empty({ of, onCreate }: { of: PostsOf; onCreate: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t(`postsPage.empty.${of}`)}
      text={t(`postsPage.emptyText.${of}`)}
      drawing={<path d="M34 60l4-12 20-20 8 8-20 20zM54 32l8 8" />}
    >
      <button type="button" className="btn" onClick={onCreate}>
        <SquarePen className="icon icon-s" aria-hidden />
        {t('postsPage.create')}
      </button>
    </EmptyState>
  );
}

const readable = (post: Content) => ({ ...post, summary: post.description });
const isOwn = ({ mine }: Content): boolean => mine;

/** The posts of a choice without what is muted, or why there is nothing to see; more of them when asked. */
export function PostsList({ of, onCreate }: { of: PostsOf; onCreate: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const list = useRef<HTMLDivElement>(null);
  const [edited, setEdited] = useState<Content | null>(null);
  const leaving = useLeaving();
  const found = useInfiniteQuery(postsQuery(of));
  const came = useMemo(() => found.data?.pages.flatMap((page) => page.posts.map(readable)) ?? [], [found.data]);
  const { shown, hidden, waiting } = useUnmuted(came, isOwn);
  const posts = found.data && !waiting ? shown.filter((post) => !leaving.has(postPath(post))) : null;
  // The button pressed goes with its row, and the focus would be lost with it.
  const toList = () => list.current?.focus();
  const remove = (post: Content) => {
    removePost(client, post);
    toList();
  };
  return (
    <div ref={list} tabIndex={-1}>
      {(found.isPending || waiting) && <Loading />}
      {found.isError && !found.data && <Notice text={t('postsPage.failed')} onRetry={() => void found.refetch()} />}
      <HiddenLine count={hidden} />
      {posts?.length === 0 && hidden === 0 && !found.hasNextPage && <Empty of={of} onCreate={onCreate} />}
      {posts && posts.length > 0 && (
        <ul>
          {posts.map((post) => (
            <PostRow
              key={post.id}
              post={post}
              onEdit={() => setEdited(post)}
              onRemove={() => remove(post)}
              onMute={toList}
            />
          ))}
        </ul>
      )}
      {found.isFetchNextPageError && <Notice text={t('postsPage.failed')} onRetry={() => void found.fetchNextPage()} />}
      {found.hasNextPage && !found.isFetchNextPageError && (
        <p className="border-t border-rule py-4 text-center">
          <button
            type="button"
            className="btn"
            disabled={found.isFetchingNextPage}
            onClick={() => void found.fetchNextPage()}
          >
            {t(found.isFetchingNextPage ? 'postsPage.loading' : 'postsPage.more')}
          </button>
        </p>
      )}
      <LayerBoundary key={edited?.id} onFail={() => setEdited(null)}>
        {edited && <EditDialog post={edited} onClose={() => setEdited(null)} />}
      </LayerBoundary>
    </div>
  );
}
