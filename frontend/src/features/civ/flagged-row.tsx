import type { FlaggedItem } from '@360/contracts/civ';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { OwnVerdict } from './own-verdict.tsx';
import { previewOf } from './preview.ts';
import { SeverityMark } from './severity-mark.tsx';
import { SignalList } from './signal-list.tsx';

const SIGNALS_SHOWN = 2;

/** An item that waits for review: what is odd about it, how severe that is, and the way to say what one makes of it. */
export function FlaggedRow({ item, onReview }: { item: FlaggedItem; onReview: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const title = useId();
  const { newsItem, anomalyType, severityScore, reviewCount, flaggedAt, own } = item;
  return (
    <li>
      <article className="cv-item" aria-labelledby={title}>
        <SeverityMark score={severityScore} />
        <p className="meta cv-meta">
          <span className="cat">{t(`civ.anomaly.${anomalyType}`)}</span>
          <bdi>{newsItem.sourceName}</bdi>
          <time dateTime={newsItem.publishedAt}>{format.dateTime(newsItem.publishedAt)}</time>
        </p>
        <h2 className="head-18 cv-title" id={title} dir="auto">
          <Link to="/item/$itemId" params={{ itemId: item.itemId }} search={{}} className="hover:underline">
            {newsItem.title}
          </Link>
        </h2>
        <div className="cv-why">
          <SignalList item={item} most={SIGNALS_SHOWN} />
          {newsItem.summary && (
            <p className="cv-summary" dir="auto">
              {previewOf(newsItem.summary)}
            </p>
          )}
        </div>
        <div className="cv-act">
          <p className="meta">
            <time dateTime={flaggedAt}>{t('civ.flagged', { when: format.age(flaggedAt) })}</time>
            <span>{format.count('civ.reviews', reviewCount)}</span>
          </p>
          {own && <OwnVerdict own={own} />}
          <button type="button" className="btn" aria-haspopup="dialog" aria-describedby={title} onClick={onReview}>
            {t(own ? 'civ.change' : 'civ.review')}
          </button>
        </div>
      </article>
    </li>
  );
}
