import { ExternalLink, RotateCcw } from 'lucide-react';
import { useTranslation } from '../../lib/use-translation.ts';
import { OutLink } from './out-link.tsx';

interface PlayerFailureProps {
  kind: 'error' | 'missing';
  link: string;
  linkText: string;
  onRetry?: () => void;
}

/** What stands in place of a video that does not play: why, and where it can be seen. */
export function PlayerFailure({ kind, link, linkText, onRetry }: PlayerFailureProps) {
  const { t } = useTranslation();
  return (
    <div className="player player-fail" role="alert">
      <div>
        <p className="head-22">{t(kind === 'error' ? 'video.error' : 'video.missing')}</p>
        <p className="mt-1">{t(kind === 'error' ? 'video.errorText' : 'video.missingText')}</p>
        <p className="mt-4 flex flex-wrap justify-center gap-2">
          <OutLink className="btn" href={link}>
            <ExternalLink className="icon icon-s" aria-hidden />
            {linkText}
          </OutLink>
          {onRetry && (
            <button type="button" className="btn" onClick={onRetry}>
              <RotateCcw className="icon icon-s" aria-hidden />
              {t('action.retry')}
            </button>
          )}
        </p>
      </div>
    </div>
  );
}
