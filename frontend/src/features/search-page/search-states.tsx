import { Notice } from '../../components/ui/notice.tsx';
import { ApiError } from '../../lib/api.ts';
import { useTold } from '../../lib/told.ts';
import { useTranslation } from '../../lib/use-translation.ts';

const SHAPES = ['a', 'b', 'c', 'd', 'e'];

/** The shape of results while they are on their way. */
export function ResultsSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('searchPage.loading')}>
      {SHAPES.map((shape) => (
        <div className="sp-hit" key={shape} aria-hidden>
          <span>
            <span className="skel h-3 w-37" />
            <span className="skel mt-2 h-4" />
            <span className="skel mt-2 h-3 w-2/3" />
          </span>
          <span className="skel h-[63px] w-[84px]" />
        </div>
      ))}
    </div>
  );
}

/** No answer: the server's own sentence where it gave one, or that the network is gone. */
export function FailedSearch({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useTranslation();
  const told = useTold();
  const sentence = () => {
    if (!(error instanceof ApiError)) return t('searchPage.failed');
    if (error.status === 0) return t(navigator.onLine ? 'searchPage.unreachable' : 'searchPage.offline');
    return told(error.message) || t('searchPage.failed');
  };
  return <Notice text={sentence()} onRetry={onRetry} />;
}

/** Nothing answers, and what may be done about it. */
export function NoResults({ narrowed, onWiden }: { narrowed: boolean; onWiden: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="sp-none">
      <p className="head-22">{t('searchPage.none')}</p>
      <p className="mt-1 text-ink-2">{t(narrowed ? 'searchPage.noneNarrowed' : 'searchPage.noneHint')}</p>
      {narrowed && (
        <p className="mt-4">
          <button type="button" className="btn" onClick={onWiden}>
            {t('searchPage.facet.clear')}
          </button>
        </p>
      )}
    </div>
  );
}
