import type { Post } from '@360/contracts/news';
import type { PostNetwork } from '@360/contracts/vocabulary';
import { useTranslation } from '../../lib/use-translation.ts';

const NAMES: Record<PostNetwork, string> = { x: 'X', bluesky: 'Bluesky', mastodon: 'Mastodon' };

/** Who said it, on which network, under which handle. */
export function PostAuthor({ post }: { post: Post }) {
  const { t, i18n } = useTranslation();
  return (
    <span className="post-by">
      <b lang={i18n.language}>{t('post.on', { account: post.name, network: NAMES[post.network] })}</b>
      <bdi>@{post.handle}</bdi>
    </span>
  );
}
