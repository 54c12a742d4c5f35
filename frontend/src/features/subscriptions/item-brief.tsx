import type { NewsItem } from '@360/contracts/news';
import { Link } from '@tanstack/react-router';
import { useFormat } from '../../lib/use-format.ts';

interface ItemBriefProps {
  item: NewsItem;
  heading: 'h3' | 'h4';
  /** Whether the outlet is not already said around it. */
  named?: boolean;
}

/** A report of something followed: headline, length, age. */
export function ItemBrief({ item, heading: Heading, named = false }: ItemBriefProps) {
  const format = useFormat();
  const length =
    item.duration !== null
      ? format.duration(item.duration)
      : item.readTime !== null && format.count('time.read', item.readTime);
  return (
    <article className="su-item" lang={item.language ?? undefined}>
      <Heading className="su-title" dir="auto">
        <Link to="/item/$itemId" params={{ itemId: item.id }} search={{}} className="hover:underline">
          {item.title}
        </Link>
      </Heading>
      <p className="meta mt-1">
        {named && <bdi>{item.sourceName}</bdi>}
        {length && <span className="num">{length}</span>}
        <time dateTime={item.publishedAt}>{format.age(item.publishedAt)}</time>
      </p>
    </article>
  );
}
