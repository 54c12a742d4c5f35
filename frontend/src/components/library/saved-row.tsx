import type { SavedItem } from '@360/contracts/library';
import { Link } from '@tanstack/react-router';
import { FolderPlus, X } from 'lucide-react';
import { mediaPath } from '../../lib/media-path.ts';
import { useFormat } from '../../lib/use-format.ts';
import { usePictureFailure } from '../../lib/use-picture-failure.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { OutLink } from '../ui/out-link.tsx';
import { letGo } from './let-go.ts';

function Picture({ item }: { item: SavedItem }) {
  const [failed, fail] = usePictureFailure(item.thumbnail);
  return (
    <span className="sl-pic">
      {item.thumbnail && !failed && (
        <img src={mediaPath(item.thumbnail, 336)} alt="" width={120} height={68} loading="lazy" onError={fail} />
      )}
    </span>
  );
}

function Text({ item, heading: Heading }: { item: SavedItem; heading: 'h2' | 'h3' }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (item.removed) return <p className="text-ink-2">{t('savedList.takenBack')}</p>;
  return (
    <>
      <Heading className="head-18 mt-1" dir="auto">
        <Link to="/item/$itemId" params={{ itemId: item.id }} search={{}} className="hover:underline">
          {item.title}
        </Link>
      </Heading>
      {item.summary && (
        <p className="sl-sum" dir="auto">
          {item.summary}
        </p>
      )}
      {item.publishedAt && item.sourceUrl && (
        <p className="mt-1 text-12 text-ink-3">
          <time dateTime={item.publishedAt}>{format.dateTime(item.publishedAt)}</time>{' '}
          <OutLink className="link sl-source" href={item.sourceUrl}>
            {t('savedList.atSource')}
          </OutLink>
        </p>
      )}
    </>
  );
}

interface SavedRowProps {
  item: SavedItem;
  heading: 'h2' | 'h3';
  /** Asks in which collections it is; absent where that is not offered. */
  onCollect?: (() => void) | undefined;
}

/** A kept report as it stood when it was kept. */
export function SavedRow({ item, heading, onCollect }: SavedRowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const name = item.removed ? t('savedList.takenBackName') : item.title;
  return (
    <li className="sl-row">
      <Picture item={item} />
      <div className="min-w-0">
        <div className="meta">
          <span className="cat">{t(`savedList.type.${item.type}`)}</span>
          {item.duration !== null && <span className="num">{format.duration(item.duration)}</span>}
          {item.sourceName && <bdi>{item.sourceName}</bdi>}
          <span>{t('savedList.savedWhen', { when: format.age(item.savedAt) })}</span>
        </div>
        <Text item={item} heading={heading} />
      </div>
      <span className="flex flex-none">
        {onCollect && !item.removed && (
          <button
            type="button"
            className="icon-btn"
            aria-label={t('savedList.collect', { title: name })}
            onClick={onCollect}
          >
            <FolderPlus className="icon" aria-hidden />
          </button>
        )}
        <button
          type="button"
          className="icon-btn"
          aria-label={t('savedList.remove', { title: name })}
          onClick={() => letGo(item.id)}
        >
          <X className="icon" aria-hidden />
        </button>
      </span>
    </li>
  );
}
