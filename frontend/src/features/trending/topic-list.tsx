import type { TrendingTopic } from '@360/contracts/trending';
import { Link } from '@tanstack/react-router';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';

/** Names that are more in the news than usual, each with how much more; they lead to a search. */
export function TopicList({ topics }: { topics: readonly TrendingTopic[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (topics.length === 0) return null;
  return (
    <section className="tr-topics" aria-labelledby="rising">
      <h2 className="label" id="rising">
        {t('trending.topics')}
      </h2>
      <ul>
        {topics.map(({ name, items, usualPerDay, ratio }) => (
          <li key={name}>
            <Link to="/search" search={{ q: name }} className="tr-topic">
              <span className="min-w-0 font-semibold">
                <bdi>{name}</bdi>
              </span>
              <b className="num text-accent">
                {t('trending.times', { ratio: format.number(Math.round(ratio * 10) / 10) })}
              </b>
              <span className="num text-12 text-ink-3">
                {format.count('trending.topicItems', items)} ·{' '}
                {t('trending.usual', { usual: format.number(Math.round(usualPerDay * 10) / 10) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
