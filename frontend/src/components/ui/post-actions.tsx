import type { NewsItem } from '@360/contracts/news';
import { ExternalLink, MessageSquare, User } from 'lucide-react';
import { useTranslation } from '../../lib/use-translation.ts';

type Posted = Pick<NewsItem, 'tweetUrl' | 'post' | 'outlet'>;

/** What can be opened of a post: itself, its account, and the page it points to or its outlet's. Each leaves this page, and only when pressed. */
export function PostActions({ item }: { item: Posted }) {
  const { t, i18n } = useTranslation();
  const { tweetUrl, post, outlet } = item;
  if (!tweetUrl || !post) return null;
  const source = post.linkedUrl ?? outlet.site;
  const outside = { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <div className="card-acts" lang={i18n.language}>
      <a href={tweetUrl} {...outside}>
        <MessageSquare className="icon icon-s" aria-hidden />
        {t('post.view')}
      </a>
      <a href={post.profileUrl} {...outside}>
        <User className="icon icon-s" aria-hidden />
        {t('post.profile')}
      </a>
      {source && (
        <a href={source} {...outside}>
          <ExternalLink className="icon icon-s" aria-hidden />
          {t('post.source')}
        </a>
      )}
    </div>
  );
}
