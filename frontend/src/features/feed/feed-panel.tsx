import type { NewsItem } from '@360/contracts/news';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { HiddenLine } from '../../components/ui/hidden-line.tsx';
import { type FeedFilter, filterKey } from '../../lib/feed-filter.ts';
import { showToast } from '../../lib/toast.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { FeedHead } from './feed-head.tsx';
import { FeedList, type FeedListHandle } from './feed-list.tsx';
import { EmptyFeed, FailedFeed, FeedSkeleton } from './feed-states.tsx';
import { NewBar } from './new-bar.tsx';
import { useArrivals } from './use-arrivals.ts';
import { type FeedList as Feed, useFeed } from './use-feed.ts';
import { useFeedReturn } from './use-feed-return.ts';

interface FeedPanelProps {
  filter: FeedFilter;
  selectedId: string | null;
  /** On the phone's first page the feed is the page itself. */
  inFront: boolean;
  drawer: { isDrawer: boolean; open: boolean; close: () => void };
  onHelp: () => void;
  liveMenu: ReactNode;
  /** Stands on each card, beside what the card itself says. One function for all, so that cards are not drawn anew. */
  cardTool: (item: NewsItem) => ReactNode;
}

interface BodyProps extends Pick<FeedPanelProps, 'filter' | 'selectedId' | 'inFront' | 'onHelp' | 'cardTool'> {
  feed: Feed;
}

function FeedBody({ feed, filter, selectedId, inFront, onHelp, cardTool }: BodyProps) {
  const { t } = useTranslation();
  const list = useRef<FeedListHandle>(null);
  const place = filterKey(filter);
  const returning = useFeedReturn(feed, place);
  const { count, bringIn } = useArrivals(filter, feed.items);
  const bring = async () => {
    try {
      await bringIn();
      list.current?.toTop();
    } catch {
      showToast({ kind: 'failure', text: t('feed.failed') });
    }
  };
  return (
    <div className="feed-body">
      {count > 0 && <NewBar count={count} onPress={bring} />}
      {(feed.state === 'loading' || returning) && <FeedSkeleton />}
      {feed.state === 'failed' && <FailedFeed onRetry={feed.retry} />}
      {feed.state === 'ready' &&
        !returning &&
        (feed.items.length === 0 && feed.more === 'no' ? (
          <EmptyFeed filter={filter} hidden={feed.hidden} />
        ) : (
          <FeedList
            ref={list}
            feed={feed}
            place={place}
            selectedId={selectedId}
            heading={inFront ? 'h2' : 'h3'}
            onHelp={onHelp}
            cardTool={cardTool}
          />
        ))}
    </div>
  );
}

/** The '360 News' panel: live channels, filters, and one list of everything that came in. */
export function FeedPanel({ filter, selectedId, inFront, drawer, onHelp, liveMenu, cardTool }: FeedPanelProps) {
  const { t } = useTranslation();
  const feed = useFeed(filter);
  const posts = useMemo(() => feed.items.filter((item) => item.post !== null).length, [feed.items]);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (drawer.open) panel.current?.focus();
  }, [drawer.open]);
  const { close } = drawer;
  useEffect(() => {
    if (selectedId !== null) close();
  }, [selectedId, close]);
  const role = inFront ? 'main' : drawer.isDrawer ? 'dialog' : 'complementary';
  return (
    <section
      className="feed"
      data-tour="feed"
      role={role}
      aria-label={t('feed.title')}
      {...(drawer.isDrawer ? { 'aria-modal': true } : {})}
      data-open={drawer.open}
      data-behind={!inFront}
      tabIndex={-1}
      ref={panel}
    >
      <FeedHead
        filter={filter}
        liveMenu={liveMenu}
        loaded={feed.state === 'loading' ? null : posts}
        onReload={feed.retry}
        heading={inFront ? 'h1' : 'h2'}
      />
      {feed.state === 'ready' && feed.hidden > 0 && feed.items.length > 0 && (
        <HiddenLine count={feed.hidden} className="feed-now" />
      )}
      <FeedBody
        feed={feed}
        filter={filter}
        selectedId={selectedId}
        inFront={inFront}
        onHelp={onHelp}
        cardTool={cardTool}
      />
    </section>
  );
}
