import type { NewsItem } from '@360/contracts/news';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { mediaPath } from '../../lib/media-path.ts';
import { useFormat } from '../../lib/use-format.ts';
import { usePictureFailure } from '../../lib/use-picture-failure.ts';
import { useTranslation } from '../../lib/use-translation.ts';

export const AT_A_TIME = 4;

function RelatedCard({ item }: { item: NewsItem }) {
  const format = useFormat();
  const [failed, fail] = usePictureFailure(item.imageUrl);
  return (
    <li className="rl-card" lang={item.language ?? undefined}>
      <span className="rl-pic">
        {item.imageUrl && !failed && (
          <img src={mediaPath(item.imageUrl, 336)} alt="" width={168} height={94} decoding="async" onError={fail} />
        )}
        {item.duration !== null && <span className="card-duration">{format.duration(item.duration)}</span>}
      </span>
      <span className="rl-meta">
        <b dir="auto">{item.sourceName}</b> <time dateTime={item.publishedAt}>{format.age(item.publishedAt)}</time>
      </span>
      <Link to="/item/$itemId" params={{ itemId: item.id }} search={true} className="rl-title" dir="auto">
        {item.title}
      </Link>
    </li>
  );
}

/** Four reports at a time; past the last one it begins again. */
export function Carousel({ items }: { items: readonly NewsItem[] }) {
  const { t } = useTranslation();
  const [start, setStart] = useState(0);
  const count = items.length;
  const shown = Array.from({ length: Math.min(AT_A_TIME, count) }, (_, place) => items[(start + place) % count]);
  const turn = (by: number) => setStart((now) => (now + by + count) % count);
  return (
    <>
      {count > AT_A_TIME && (
        <span className="rl-turn">
          <button
            type="button"
            className="icon-btn"
            aria-label={t('related.previous')}
            onClick={() => turn(-AT_A_TIME)}
          >
            <ChevronLeft className="icon flip" aria-hidden />
          </button>
          <button type="button" className="icon-btn" aria-label={t('related.next')} onClick={() => turn(AT_A_TIME)}>
            <ChevronRight className="icon flip" aria-hidden />
          </button>
        </span>
      )}
      <ul className="rl-list" aria-live="polite">
        {shown.map((item) => item && <RelatedCard key={item.id} item={item} />)}
      </ul>
    </>
  );
}
