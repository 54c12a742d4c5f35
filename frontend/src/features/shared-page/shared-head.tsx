import type { SharePayload } from '@360/contracts/shares';
import { BadgeCheck, Undo2 } from 'lucide-react';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { Avatar } from './avatar.tsx';
import type { Standing } from './shared-queries.ts';

interface SharedHeadProps {
  share: SharePayload;
  standing: Standing;
  /** Present where the reader shared it. */
  onTakeBack: (() => void) | undefined;
}

function Mark({ standing }: { standing: Standing }) {
  const { t } = useTranslation();
  if (standing.name !== 'verified') return null;
  return (
    <span className="shp-tick">
      <BadgeCheck className="icon icon-s" aria-hidden />
      {t('sharedPage.verified')}
    </span>
  );
}

/** Who shared it, as far as the server vouches for that, and when. */
export function SharedHead({ share, standing, onTakeBack }: SharedHeadProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const verified = standing.name === 'verified';
  const author = (verified && share.author) || t('sharedPage.anonymous');
  return (
    <header className="shp-head">
      <Avatar name={verified ? author : ''} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2">
          {standing.name === 'checking' ? (
            <span className="skel h-5 w-36" role="status" aria-label={t('sharedPage.checking')} />
          ) : (
            <b className="shp-author">
              <bdi>{author}</bdi>
            </b>
          )}
          <Mark standing={standing} />
        </p>
        <p className="text-12 text-ink-3">
          {share.timestamp ? (
            <time dateTime={share.timestamp}>{format.dateTime(share.timestamp)}</time>
          ) : (
            t('sharedPage.undated')
          )}
          {verified && ` · ${t('sharedPage.shared')}`}
        </p>
      </div>
      {onTakeBack && (
        <button type="button" className="btn" onClick={onTakeBack}>
          <Undo2 className="icon icon-s" aria-hidden />
          {t('sharedPage.takeBack')}
        </button>
      )}
    </header>
  );
}
