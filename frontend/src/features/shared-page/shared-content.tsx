import type { SharePayload } from '@360/contracts/shares';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { OutLink } from '../../components/ui/out-link.tsx';
import { useTranslation } from '../../lib/use-translation.ts';

type Content = SharePayload['content'];

function InsideLink({ content: { storyId, itemId } }: { content: Content }) {
  const { t } = useTranslation();
  const body = (label: string) => (
    <>
      {label}
      <ArrowRight className="icon icon-s flip" aria-hidden />
    </>
  );
  if (storyId)
    return (
      <Link to="/story/$storyId" params={{ storyId }} search={{}} className="btn btn-primary mt-4">
        {body(t('sharedPage.story'))}
      </Link>
    );
  if (!itemId) return null;
  return (
    <Link to="/item/$itemId" params={{ itemId }} search={{}} className="btn btn-primary mt-4">
      {body(t('sharedPage.report'))}
    </Link>
  );
}

/** What was shared. Only of what the server vouches for does a link lead out. */
export function SharedContent({ content, vouched }: { content: Content; vouched: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="shp-content">
      <h1 className="head-28" dir="auto">
        {content.title}
      </h1>
      {content.summary && (
        <p className="lede mt-2" dir="auto">
          {content.summary}
        </p>
      )}
      {content.url && (
        <p className="shp-address">
          {t('sharedPage.source')}:{' '}
          {vouched ? (
            <OutLink className="link" href={content.url} unseen>
              <bdi>{content.url}</bdi>
            </OutLink>
          ) : (
            <bdi>{content.url}</bdi>
          )}
        </p>
      )}
      <InsideLink content={content} />
    </div>
  );
}
