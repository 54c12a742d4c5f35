import type { Content } from '@360/contracts/content';
import { Pencil, Trash2, UserX } from 'lucide-react';
import { PostBody } from '../../components/post-form/post-body.tsx';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { muteAuthor } from './mute-author.ts';

interface PostRowProps {
  post: Content;
  onEdit: () => void;
  onRemove: () => void;
  /** Its author is muted, and so the row goes. */
  onMute?: () => void;
}

function Actions({ post, onEdit, onRemove }: PostRowProps) {
  const { t } = useTranslation();
  const says = { title: post.title };
  return (
    <span className="ms-auto flex">
      <button type="button" className="icon-btn" aria-label={t('postsPage.edit', says)} onClick={onEdit}>
        <Pencil className="icon icon-s" aria-hidden />
      </button>
      <button type="button" className="icon-btn" aria-label={t('postsPage.remove', says)} onClick={onRemove}>
        <Trash2 className="icon icon-s" aria-hidden />
      </button>
    </span>
  );
}

function MuteButton({ post, onMute }: PostRowProps) {
  const { t } = useTranslation();
  const mute = () => {
    muteAuthor(post);
    onMute?.();
  };
  const says = t('postsPage.mute', { name: post.authorName });
  return (
    <button type="button" className="icon-btn ms-auto" aria-label={says} title={says} onClick={mute}>
      <UserX className="icon icon-s" aria-hidden />
    </button>
  );
}

/** A post with who wrote it and when; its author may change it and take it away, others may mute its author. */
export function PostRow(props: PostRowProps) {
  const { post } = props;
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <li className="border-t border-rule py-3">
      <article>
        <p className="flex min-h-(--target) flex-wrap items-center gap-x-3 text-12 text-ink-3">
          <b className="text-ink" dir="auto">
            {post.authorName}
          </b>
          <time dateTime={post.createdAt}>{format.age(post.createdAt)}</time>
          {post.editedAt && <span>{t('postsPage.edited', { when: format.age(post.editedAt) })}</span>}
          {post.mine && <span>{t(`createContent.visibility.${post.visibility}`)}</span>}
          {post.mine ? <Actions {...props} /> : <MuteButton {...props} />}
        </p>
        <PostBody post={post} heading="h2" led />
      </article>
    </li>
  );
}
