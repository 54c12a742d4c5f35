import { useTranslation } from '../../lib/use-translation.ts';
import '../../components/layout/wide-page.css';
import './briefing.css';

const LINES = ['w-full', 'w-11/12', 'w-full', 'w-3/4'];

/** The place of a briefing while it is read. */
export function BriefingSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="wide-page bf-page" role="status" aria-label={t('aiBriefing.loadingOne')}>
      <div className="bf-head" aria-hidden>
        <span className="skel h-4 w-64" />
        <span className="skel mt-4 h-10 w-2/3" />
      </div>
      <div className="bf-making" aria-hidden>
        {LINES.map((width, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
          <span className={`skel mt-3 h-4 ${width}`} key={line} />
        ))}
      </div>
    </div>
  );
}
