import { useTranslation } from '../../lib/use-translation.ts';
import './analysis.css';

/** The shape of the panel while it is on its way. */
export function PanelSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="an" role="status" aria-label={t('analysisEntry.loading')}>
      <span className="skel mt-4 h-9" />
      <span className="skel mt-3 h-11" />
      <span className="skel mt-6 h-6" />
      <span className="skel mt-3 h-6 w-5/6" />
      <span className="skel mt-3 h-6 w-2/3" />
    </div>
  );
}
