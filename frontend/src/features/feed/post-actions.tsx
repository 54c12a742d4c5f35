import { ExternalLink, MessageSquare, User } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** The address of the account behind a post: the post's own without `/status/…`. Null where it has another shape. */
export function profileOf(tweetUrl: string): string | null {
  const match = /^(https:\/\/[^/]+\/[^/]+)\/status\/\d+/.exec(tweetUrl);
  return match?.[1] ?? null;
}

/** What can be opened of a post on X; each leaves this page, and only when pressed. */
export function PostActions({ tweetUrl, sourceUrl }: { tweetUrl: string; sourceUrl: string }) {
  const { t, i18n } = useTranslation();
  const profile = profileOf(tweetUrl);
  const outside = { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <div className="card-acts" lang={i18n.language}>
      <a href={tweetUrl} {...outside}>
        <MessageSquare className="icon icon-s" aria-hidden />
        {t('post.view')}
      </a>
      {profile && (
        <a href={profile} {...outside}>
          <User className="icon icon-s" aria-hidden />
          {t('post.profile')}
        </a>
      )}
      <a href={sourceUrl} {...outside}>
        <ExternalLink className="icon icon-s" aria-hidden />
        {t('post.source')}
      </a>
    </div>
  );
}
