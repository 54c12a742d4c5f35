import { useTranslation } from '../../lib/use-translation.ts';

/** The shape of the sections below a story. */
export function SectionsSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="sec" role="status" aria-label={t('story.loading')}>
      <span className="skel h-5 w-40" />
      <span className="skel mt-4 h-4" />
      <span className="skel mt-3 h-4 w-5/6" />
      <span className="skel mt-3 h-4 w-2/3" />
    </div>
  );
}

/** The shape of a story while it is on its way. */
export function StorySkeleton() {
  const { t } = useTranslation();
  return (
    <div className="lead" role="status" aria-label={t('story.loading')}>
      <span className="skel h-4 w-56" />
      <span className="skel mt-3 h-9" />
      <span className="skel mt-2 h-9 w-2/3" />
      <div className="lead-grid">
        <span className="skel lead-pic" />
        <span className="skel m-auto size-40 rounded-full" />
      </div>
    </div>
  );
}
