import { ExternalLink } from 'lucide-react';
import { OutLink } from '../../components/ui/out-link.tsx';
import { ReportButton } from '../../components/ui/report-button.tsx';
import { SaveButton } from '../../components/ui/save-button.tsx';
import { ShareButton } from '../../components/ui/share-button.tsx';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import type { LeadContent } from './lead-content.ts';

/** Outlet and date of the report shown, with the way to it and to pass it on. */
export function Byline({
  itemId,
  storyId,
  title,
  source,
}: Pick<LeadContent, 'itemId' | 'storyId' | 'title' | 'source'>) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div className="byline">
      {source ? (
        <>
          <span className="mast" aria-hidden>
            {source.name.replace(/^the /i, '').charAt(0)}
          </span>
          <span className="grow">
            <b className="font-semibold text-ink">
              <bdi>{source.name}</bdi>
            </b>{' '}
            · <time dateTime={source.publishedAt}>{format.dateTime(source.publishedAt)}</time>
          </span>
        </>
      ) : (
        <>
          <span className="skel size-5" />
          <span className="grow">
            <span className="skel inline-block h-4 w-48" />
          </span>
        </>
      )}
      <span className="byline-acts">
        <SaveButton itemId={itemId} title={title} />
        <ShareButton itemId={itemId} title={title} />
        {storyId !== null && <ReportButton target={{ storyId, title, itemId }} />}
        {source ? (
          <OutLink className="btn btn-quiet" href={source.url}>
            <ExternalLink className="icon icon-s" aria-hidden />
            {t('story.source')}
          </OutLink>
        ) : (
          <span className="btn btn-quiet invisible" aria-hidden>
            <ExternalLink className="icon icon-s" />
            {t('story.source')}
          </span>
        )}
      </span>
    </div>
  );
}
