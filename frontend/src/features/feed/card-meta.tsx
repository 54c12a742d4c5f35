import type { NewsItem } from '@360/contracts/news';
import { BadgeCheck, Bookmark } from 'lucide-react';
import { TrustBadge } from '../../components/ui/trust-badge.tsx';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';

function Category({ item }: { item: NewsItem }) {
  const { t } = useTranslation();
  if (item.breaking) return <span className="cat text-live">{t('filter.breaking')}</span>;
  return item.category && <span className="cat">{t(`category.${item.category}`)}</span>;
}

/** The marks above a headline: category, length, verified, trust, kept, age. */
export function CardMeta({ item, saved }: { item: NewsItem; saved: boolean }) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  return (
    <div className="meta" lang={i18n.language}>
      <Category item={item} />
      {item.duration !== null ? (
        <span className="num">{format.duration(item.duration)}</span>
      ) : (
        item.readTime !== null && <span className="num">{format.count('time.read', item.readTime)}</span>
      )}
      {item.civFlags.includes('verified') && (
        <span className="text-agreed">
          <BadgeCheck className="icon icon-s" aria-hidden />
          <span className="mark-word mark-word-first">{t('card.verified')}</span>
        </span>
      )}
      {item.truthConfidenceScore !== null && <TrustBadge score={item.truthConfidenceScore} />}
      {saved && (
        <span className="text-accent">
          <Bookmark className="icon icon-s fill-current" role="img" aria-label={t('saved.mark')} />
        </span>
      )}
      <time className="card-age" dateTime={item.publishedAt}>
        {format.age(item.publishedAt)}
      </time>
    </div>
  );
}
