import type { Reply, ShareCheck } from '@360/contracts/shares';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Notice } from '../../components/ui/notice.tsx';
import { removeUndoably, useLeaving } from '../../lib/undoable-removal.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { Avatar } from './avatar.tsx';
import { LikeButton } from './like-button.tsx';
import { ReplyForm } from './reply-form.tsx';
import { dropReply, repliesQuery, replyPath } from './shared-queries.ts';

function ReplyRow({ reply, onDelete }: { reply: Reply; onDelete: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <li>
      <Avatar name={reply.author} />
      <div className="min-w-0 flex-1">
        <p className="text-12">
          <b className="font-semibold">
            <bdi>{reply.author}</bdi>
          </b>{' '}
          <time className="text-ink-3" dateTime={reply.at}>
            {format.age(reply.at)}
          </time>
        </p>
        <p className="shp-words mt-1" dir="auto">
          {reply.text}
        </p>
      </div>
      {reply.mine && (
        <button type="button" className="icon-btn" aria-label={t('sharedPage.deleteReply')} onClick={onDelete}>
          <X className="icon icon-s" aria-hidden />
        </button>
      )}
    </li>
  );
}

interface RepliesProps {
  payload: string;
  shareId: string;
  check: ShareCheck;
}

/** Likes and replies of a page that the server vouches for. */
export function Replies({ payload, shareId, check }: RepliesProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const client = useQueryClient();
  const leaving = useLeaving();
  const { data, isPending, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    repliesQuery(shareId),
  );
  const loaded = data?.pages.flatMap((page) => page.replies);
  const replies = loaded?.filter(({ id }) => !leaving.has(replyPath(shareId, id)));
  const hidden = (loaded?.length ?? 0) - (replies?.length ?? 0);
  const remove = (reply: Reply) =>
    removeUndoably({
      path: replyPath(shareId, reply.id),
      text: t('sharedPage.replyDeleted'),
      failed: t('sharedPage.replyNotDeleted'),
      onRemoved: () => dropReply(client, payload, shareId, reply.id),
    });
  return (
    <section className="shp-part" aria-label={t('sharedPage.replies')}>
      <div className="flex items-center justify-between gap-2">
        <h2 className="label">
          {t('sharedPage.replies')}{' '}
          <span className="num text-ink-3">{format.number(Math.max(0, check.replies - hidden))}</span>
        </h2>
        <LikeButton payload={payload} shareId={shareId} check={check} />
      </div>
      <ReplyForm payload={payload} shareId={shareId} />
      {isPending && <p className="skel mt-3 h-12" role="status" aria-label={t('sharedPage.loadingReplies')} />}
      {isError && !data && <Notice text={t('sharedPage.repliesFailed')} onRetry={() => void refetch()} />}
      {replies?.length === 0 && <p className="mt-3 text-ink-2">{t('sharedPage.noReplies')}</p>}
      <ul className="shp-replies">
        {replies?.map((reply) => (
          <ReplyRow key={reply.id} reply={reply} onDelete={() => remove(reply)} />
        ))}
      </ul>
      {hasNextPage && (
        <button type="button" className="btn" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('sharedPage.moreReplies')}
        </button>
      )}
    </section>
  );
}
