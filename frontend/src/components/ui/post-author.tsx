import type { Post } from '@360/contracts/news';
import { NETWORK_NAMES } from '../../lib/network-names.ts';
import { useTranslation } from '../../lib/use-translation.ts';

/** Who said it, on which network, under which handle. */
export function PostAuthor({ post }: { post: Post }) {
  const { t, i18n } = useTranslation();
  return (
    <span className="post-by">
      <b lang={i18n.language}>{t('post.on', { account: post.name, network: NETWORK_NAMES[post.network] })}</b>
      <bdi>@{post.handle}</bdi>
    </span>
  );
}
