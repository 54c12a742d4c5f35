import type { NewsItem } from '@360/contracts/news';
import { Link } from '@tanstack/react-router';
import { memo, type ReactNode, useId } from 'react';
import { Dial } from '../../components/dial/dial.tsx';
import { opensHere } from '../../components/search/result-link.tsx';
import { PostActions } from '../../components/ui/post-actions.tsx';
import { PostAuthor } from '../../components/ui/post-author.tsx';
import { mediaPath } from '../../lib/media-path.ts';
import { useFormat } from '../../lib/use-format.ts';
import { usePictureFailure } from '../../lib/use-picture-failure.ts';
import { CardMeta } from './card-meta.tsx';
import { noteOpening } from './opening.ts';

interface CardProps {
  item: NewsItem;
  position: number;
  /** How many there are; −1 while more may come. */
  size: number;
  read: boolean;
  saved: boolean;
  current: boolean;
  heading: 'h2' | 'h3';
  /** What is done with a report besides opening it. */
  tool: (item: NewsItem) => ReactNode;
}

const TAGS = 4;

function CardPicture({ item, onError }: { item: NewsItem; onError: () => void }) {
  const format = useFormat();
  if (!item.imageUrl) return null;
  return (
    <div className="card-media">
      <img
        src={mediaPath(item.imageUrl, 168)}
        srcSet={`${mediaPath(item.imageUrl, 168)} 2x, ${mediaPath(item.imageUrl, 336)} 4x`}
        alt=""
        width={84}
        height={63}
        decoding="async"
        onError={onError}
      />
      {item.contentType === 'video' && item.duration !== null && (
        <span className="card-duration">{format.duration(item.duration)}</span>
      )}
    </div>
  );
}

/** One report in the feed: dial, marks, headline, a line of it, outlet and tags. The whole card opens it. */
export const Card = memo(function Card({
  item,
  position,
  size,
  read,
  saved,
  current,
  heading: Heading,
  tool,
}: CardProps) {
  const title = useId();
  const [pictureFailed, failPicture] = usePictureFailure(item.imageUrl);
  const pictured = item.imageUrl !== null && !pictureFailed;
  return (
    <article
      className={`card${pictured ? '' : ' card-bare'}${read && !current ? ' card-read' : ''}`}
      aria-labelledby={title}
      aria-current={current ? 'true' : undefined}
      aria-posinset={position}
      aria-setsize={size}
      data-item={item.id}
      lang={item.language ?? undefined}
    >
      <div className="card-dial">
        <Dial size={28} coverage={item.coverage} />
      </div>
      <CardMeta item={item} saved={saved} />
      <div className="card-text">
        <Heading className="head-18" id={title} dir="auto">
          <Link
            to="/item/$itemId"
            params={{ itemId: item.id }}
            search={true}
            className="card-link"
            onClick={(event) => noteOpening(item, opensHere(event))}
          >
            {item.title}
          </Link>
        </Heading>
        {item.summary && (
          <p className="card-sum clamp-1" dir="auto">
            {item.summary}
          </p>
        )}
        <div className="card-foot">
          {item.post ? <PostAuthor post={item.post} /> : <b>{item.sourceName}</b>}
          {item.tags.slice(0, TAGS).map((tag) => (
            <span className="tag" key={tag}>
              {tag}
            </span>
          ))}
        </div>
        <PostActions item={item} />
      </div>
      {pictured && <CardPicture item={item} onError={failPicture} />}
      {tool(item)}
    </article>
  );
});
