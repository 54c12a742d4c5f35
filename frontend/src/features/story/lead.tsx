import type { ReactNode } from 'react';
import { mediaPath, mediaSet } from '../../lib/media-path.ts';
import { useFormat } from '../../lib/use-format.ts';
import { usePictureFailure } from '../../lib/use-picture-failure.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { Byline } from './byline.tsx';
import { DialSide } from './dial-side.tsx';
import { EpistemologyBadge } from './epistemology-badge.tsx';
import type { LeadContent } from './lead-content.ts';

const SIZES = '(min-width: 1100px) 560px, 100vw';

function LeadPicture({ lead, onError }: { lead: LeadContent; onError: () => void }) {
  if (!lead.imageUrl) return null;
  return (
    <figure>
      <img
        className="lead-pic"
        src={mediaPath(lead.imageUrl, 960)}
        srcSet={mediaSet(lead.imageUrl, 336)}
        sizes={SIZES}
        alt=""
        width={960}
        height={540}
        fetchPriority="high"
        onError={onError}
      />
      <figcaption className="mt-2 min-h-4 text-12 text-ink-3">{lead.source?.name}</figcaption>
    </figure>
  );
}

/** The main story: marks, headline, picture, the dial with its figures, the text and where it comes from. */
export function Lead({ lead, link, actions }: { lead: LeadContent; link?: ReactNode; actions?: ReactNode }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [pictureFailed, failPicture] = usePictureFailure(lead.imageUrl);
  const pictured = lead.imageUrl !== null && !pictureFailed;
  return (
    <article className="lead" data-tour="featured">
      <div className="meta">
        {lead.breaking && <span className="cat text-live">{t('filter.breaking')}</span>}
        {lead.category && <span className="cat">{t(`category.${lead.category}`)}</span>}
        {lead.readTime !== null && <span className="num">{format.count('time.read', lead.readTime)}</span>}
        {lead.tag && <EpistemologyBadge tag={lead.tag} />}
        {lead.updatedAt && (
          <span className="num">{t('story.updated', { when: updatedWhen(lead.updatedAt, format) })}</span>
        )}
        {link}
      </div>
      <h1 className="head-36 mt-2" dir="auto" lang={lead.language ?? undefined}>
        {lead.title}
      </h1>
      {(pictured || lead.coverage) && (
        <div className={pictured && lead.coverage ? 'lead-grid' : 'lead-grid lead-bare'}>
          {pictured && <LeadPicture lead={lead} onError={failPicture} />}
          {lead.coverage && <DialSide coverage={lead.coverage} />}
        </div>
      )}
      {lead.summary && (
        <p className="lede mt-3" dir="auto" lang={lead.language ?? undefined}>
          {lead.summary}
        </p>
      )}
      <Byline itemId={lead.itemId} storyId={lead.storyId} title={lead.title} source={lead.source} />
      {actions}
      {!lead.coverage && <p className="mt-4 text-ink-2">{t('story.alone')}</p>}
    </article>
  );
}

/** The hour alone says it on the same day. */
function updatedWhen(iso: string, format: ReturnType<typeof useFormat>): string {
  const sameDay = new Date(iso).toDateString() === new Date().toDateString();
  return sameDay ? format.time(iso) : format.dateTime(iso);
}
