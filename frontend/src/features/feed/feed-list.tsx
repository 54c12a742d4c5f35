import type { NewsItem } from '@360/contracts/news';
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { savedMarks } from '../../lib/saved-marks.ts';
import { useSettings } from '../../lib/settings-store.ts';
import { useStored } from '../../lib/stored-value.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useVirtualRows } from '../../lib/use-virtual-rows.ts';
import { Card } from './card.tsx';
import { FeedFoot } from './feed-foot.tsx';
import { feedRows, newSince } from './feed-rows.ts';
import { previousVisit } from './last-visit.ts';
import { readMarks } from './reading-marks.ts';
import { SinceLine } from './since-line.tsx';
import type { FeedList as Feed } from './use-feed.ts';
import { useFeedKeyboard } from './use-feed-keyboard.ts';
import { useFeedScroll } from './use-feed-scroll.ts';

export interface FeedListHandle {
  toTop: () => void;
}

interface FeedListProps {
  ref: Ref<FeedListHandle>;
  feed: Feed;
  /** Names the list shown; another one starts at its own place. */
  place: string;
  selectedId: string | null;
  /** Rank of the cards' headlines, one below the panel's own. */
  heading: 'h2' | 'h3';
  onHelp: () => void;
  cardTool: (item: NewsItem) => ReactNode;
}

const CARD_HEIGHT = 118;

/** How much larger than at first the reader's text is, by the settings here and those of the browser. */
const textScale = (): number => (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16;

/** One list however long: only the rows near the window exist, and their heights are measured as they come. */
export function FeedList({ ref, feed, place, selectedId, heading, onHelp, cardTool }: FeedListProps) {
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const read = useStored(readMarks.ids);
  const saved = useStored(savedMarks.ids);
  const fresh = newSince(feed.items, previousVisit, read);
  const rows = useMemo(() => feedRows(feed.items, fresh), [feed.items, fresh]);
  const keys = useMemo(() => rows.map((row) => row.key), [rows]);
  const { fontSize } = useSettings();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text size is what makes the scale another
  const estimate = useMemo(() => CARD_HEIGHT * textScale(), [fontSize]);
  const virtual = useVirtualRows({ scroller, list: place, keys, estimate, spare: 5 });
  const { rows: visible, total, nearEnd, measure, reach, seen, goTo } = virtual;
  useImperativeHandle(ref, () => ({ toTop: () => scroller.current?.scrollTo({ top: 0 }) }));
  useFeedScroll({ scroller, list: place, rows, pages: feed.pages, seen, goTo });
  useFeedKeyboard({ rows, scroller, selectedId, onHelp, reach });
  const { loadMore, more } = feed;
  useEffect(() => {
    if (nearEnd && more === 'yes') loadMore();
  }, [nearEnd, more, loadMore]);
  return (
    <div className="feed-list" ref={scroller} data-feed-scroller>
      <div
        className="feed-space"
        role="feed"
        aria-label={t('feed.title')}
        aria-busy={more === 'loading'}
        style={{ height: total }}
      >
        {visible.map(({ index, key, start }) => {
          const row = rows[index];
          if (!row) return null;
          return (
            <div
              className="feed-row"
              key={key}
              data-row={key}
              data-index={index}
              ref={measure}
              style={{ transform: `translateY(${start}px)` }}
              role="presentation"
            >
              {row.kind === 'item' && (
                <Card
                  item={row.item}
                  position={row.position}
                  size={more === 'no' ? feed.items.length : -1}
                  read={read.has(row.item.id)}
                  saved={saved.has(row.item.id)}
                  current={row.item.id === selectedId}
                  heading={heading}
                  tool={cardTool}
                />
              )}
              {row.kind === 'since' && <SinceLine count={row.count} />}
              {row.kind === 'foot' && <FeedFoot feed={feed} />}
            </div>
          );
        })}
      </div>
    </div>
  );
}
