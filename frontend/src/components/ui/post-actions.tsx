import type { NewsItem } from '@360/contracts/news';
import { ExternalLink, MessageSquare, User } from 'lucide-react';
import { useTranslation } from '../../lib/use-translation.ts';
import { OutLink } from './out-link.tsx';

type Posted = Pick<NewsItem, 'tweetUrl' | 'post' | 'outlet'>;

/** What can be opened of a post: itself, its account, and the page it points to or its outlet's. Each leaves this page, and only when pressed. */
export function PostActions({ item }: { item: Posted }) {
  const { t, i18n } = useTranslation();
  const { tweetUrl, post, outlet } = item;
  if (!tweetUrl || !post) return null;
  const source = post.linkedUrl ?? outlet.site;
  return (
    <div className="card-acts" lang={i18n.language}>
      <OutLink href={tweetUrl}>
        <MessageSquare className="icon icon-s" aria-hidden />
        {t('post.view')}
      </OutLink>
      <OutLink href={post.profileUrl}>
        <User className="icon icon-s" aria-hidden />
        {t('post.profile')}
      </OutLink>
      {source && (
        <OutLink href={source}>
          <ExternalLink className="icon icon-s" aria-hidden />
          {t('post.source')}
        </OutLink>
      )}
    </div>
  );
}
