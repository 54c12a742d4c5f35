import type { Follow } from '@360/contracts/follows';
import type { NewsItem } from '@360/contracts/news';
import { useQuery } from '@tanstack/react-query';
import { HiddenLine } from '../../components/ui/hidden-line.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useUnmuted } from '../../lib/use-unmuted.ts';
import { followedItemsQuery } from './follow-queries.ts';
import { ItemBrief } from './item-brief.tsx';
import { PublisherSection } from './publisher-section.tsx';
import { TopicRow } from './topic-row.tsx';

interface FollowedListsProps {
  /** Outlets whose reports stand with them and not among those of topics, shown or not. */
  outlets: ReadonlySet<string>;
  publishers: readonly Follow[];
  topics: readonly Follow[];
}

const NONE: readonly NewsItem[] = [];

/** The latest of what is followed, without what is muted: outlet by outlet, then what the topics bring besides. */
export function FollowedLists({ outlets, publishers, topics }: FollowedListsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data, isError, refetch } = useQuery(followedItemsQuery);
  const unmuted = useUnmuted(data?.items ?? NONE);
  const shown = data && !unmuted.waiting ? unmuted.shown : null;
  const besides = shown?.filter(({ outlet }) => !outlets.has(outlet.id));
  return (
    <>
      {topics.length > 0 && <TopicRow topics={topics} />}
      {isError && !data && <Notice text={t('subscriptions.itemsFailed')} onRetry={() => void refetch()} />}
      {data && data.failed.length > 0 && (
        <Notice
          text={t('subscriptions.partly', { names: format.list(data.failed.map(({ name }) => name)) })}
          onRetry={() => void refetch()}
        />
      )}
      {publishers.map((publisher) => (
        <PublisherSection
          key={publisher.id}
          publisher={publisher}
          items={isError && !data ? [] : (shown?.filter(({ outlet }) => outlet.id === publisher.id) ?? null)}
        />
      ))}
      <HiddenLine count={unmuted.hidden} />
      {topics.length > 0 && besides && (
        <section className="border-t border-rule pt-5" aria-labelledby="topic-items">
          <h2 className="head-22" id="topic-items">
            {t('subscriptions.fromTopics')}
          </h2>
          {besides.length === 0 && <p className="mt-2 text-ink-2">{t('subscriptions.quiet')}</p>}
          <div className="su-more">
            {besides.map((item) => (
              <ItemBrief key={item.id} item={item} heading="h3" named />
            ))}
          </div>
        </section>
      )}
    </>
  );
}
