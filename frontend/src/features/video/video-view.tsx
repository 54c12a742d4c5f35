import type { NewsItem } from '@360/contracts/news';
import { ArrowLeft, ExternalLink } from 'lucide-react';
import { Dial } from '../../components/dial/dial.tsx';
import { silence } from '../../components/dial/sentence.ts';
import { OutLink } from '../../components/ui/out-link.tsx';
import { PostActions } from '../../components/ui/post-actions.tsx';
import { ReportButton } from '../../components/ui/report-button.tsx';
import { SaveButton } from '../../components/ui/save-button.tsx';
import { ShareButton } from '../../components/ui/share-button.tsx';
import { TrustBadge } from '../../components/ui/trust-badge.tsx';
import { localeFor } from '../../lib/format.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTitle } from '../../lib/use-title.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { Player } from './player.tsx';
import { viewsOf } from './views.ts';

/** Outlets put "[VIDEO]" and the like before the headline; here the picture says it. */
export const withoutVideoTag = (title: string): string =>
  title.replace(/^\s*[[(]?\s*video\s*(?:[\])]\s*[:|–-]?|[:|–])\s*/i, '');

function Facts({ item }: { item: NewsItem }) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  return (
    <aside>
      <dl className="facts">
        {item.category && (
          <>
            <dt>{t('video.category')}</dt>
            <dd>{t(`category.${item.category}`)}</dd>
          </>
        )}
        {item.duration !== null && (
          <>
            <dt>{t('video.duration')}</dt>
            <dd className="num">{format.duration(item.duration)}</dd>
          </>
        )}
        <dt>{t('video.published')}</dt>
        <dd className="num">{format.dateTime(item.publishedAt)}</dd>
        <dt>{t('video.views')}</dt>
        <dd className="num">{viewsOf(item.engagement, localeFor(i18n.language)) ?? t('video.viewsNew')}</dd>
      </dl>
      {item.coverage && (
        <div className="mt-3 flex items-center gap-3">
          <Dial size={56} coverage={item.coverage} />
          <p className="text-12 text-ink-2">
            {format.count('video.reports', item.coverage.independentReports)} {silence(item.coverage, t, format)}
          </p>
        </div>
      )}
    </aside>
  );
}

/** A video item in the story column; the feed keeps its place beside it. */
export function VideoView({ item, onBack }: { item: NewsItem; onBack: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const title = withoutVideoTag(item.title);
  useTitle(title);
  return (
    <>
      <header className="view-h flex-wrap">
        <button type="button" className="icon-btn" aria-label={t('video.back')} onClick={onBack}>
          <ArrowLeft className="icon flip" aria-hidden />
        </button>
        <div className="view-title">
          <h1 className="head-28" dir="auto">
            {title}
          </h1>
          <p className="meta mt-1">
            <b className="font-semibold text-ink">{item.outlet.name}</b>
            {item.outlet.country && <span>{format.country(item.outlet.country)}</span>}
            {item.duration !== null && <span className="num">{format.duration(item.duration)}</span>}
            {item.truthConfidenceScore !== null && <TrustBadge score={item.truthConfidenceScore} />}
            <OutLink className="link" href={item.sourceUrl}>
              {t('video.atSource')}
              <ExternalLink className="icon icon-s" aria-hidden />
            </OutLink>
          </p>
        </div>
        <div className="view-acts">
          <SaveButton itemId={item.id} title={title} />
          <ShareButton itemId={item.id} title={title} />
          {item.storyId !== null && <ReportButton target={{ storyId: item.storyId, title, itemId: item.id }} />}
        </div>
      </header>
      <Player key={item.id} item={item} />
      <section className="view-grid">
        <div>
          <h2 className="label">{t('video.summary')}</h2>
          <p className="lede mt-2" dir="auto">
            {item.summary || t('video.noSummary')}
          </p>
          <PostActions item={item} />
          <button type="button" className="btn mt-4" onClick={onBack}>
            <ArrowLeft className="icon icon-s flip" aria-hidden />
            {t('video.backToFeed')}
          </button>
        </div>
        <Facts item={item} />
      </section>
    </>
  );
}
