import type { Follow } from '@360/contracts/follows';
import { CATEGORIES } from '@360/contracts/vocabulary';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { unfollow } from './following.ts';

/** Topics that are followed, each with its readers, the way to all of it, and the way out. */
export function TopicRow({ topics }: { topics: readonly Follow[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const client = useQueryClient();
  return (
    <ul className="flex flex-wrap gap-2 py-3" aria-label={t('subscriptions.topics')}>
      {topics.map((topic) => {
        const category = CATEGORIES.find((known) => known === topic.id);
        const name = category ? t(`category.${category}`) : topic.name;
        const inside = (
          <>
            <bdi className="font-semibold text-ink">{name}</bdi>
            <span className="num text-12 text-ink-3">{format.count('subscriptions.followers', topic.followers)}</span>
          </>
        );
        return (
          <li key={topic.id} className="su-topic">
            {category ? (
              <Link to="/" search={{ category }}>
                {inside}
              </Link>
            ) : (
              <Link to="/search" search={{ q: `"${topic.name}"` }}>
                {inside}
              </Link>
            )}
            <button
              type="button"
              aria-label={t('subscriptions.unfollow', { name })}
              onClick={() => void unfollow(client, topic)}
            >
              <X className="icon icon-s" aria-hidden />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
