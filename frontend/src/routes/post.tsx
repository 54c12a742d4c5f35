import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Notice } from '../components/ui/notice.tsx';
import { PostPage } from '../features/posts/post-page.tsx';
import { postQuery } from '../features/posts/posts-query.ts';
import { ApiError } from '../lib/api.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { NotFound } from './not-found-later.tsx';

/** One post by its address. What the reader may not see is not there. */
export function PostRoute() {
  const { t } = useTranslation();
  const { postId } = useParams({ from: '/posts/$postId' });
  const { data: post, error, isPending, refetch } = useQuery(postQuery(postId));
  if (isPending)
    return (
      <div className="grid gap-2 p-6" role="status" aria-label={t('postsPage.loading')}>
        <span className="skel h-6 w-1/2" />
        <span className="skel h-4 w-2/3" />
      </div>
    );
  if (error instanceof ApiError && error.status === 404) return <NotFound />;
  if (!post) return <Notice text={t('postsPage.failed')} onRetry={() => void refetch()} />;
  return <PostPage post={post} />;
}
