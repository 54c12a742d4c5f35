import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Notice } from '../../components/ui/notice.tsx';
import { profileQuery } from '../../lib/library-queries.ts';
import { useSettings } from '../../lib/settings-store.ts';
import { useTitle } from '../../lib/use-title.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import '../../components/layout/wide-page.css';
import './profile.css';
import { ProfileName } from './profile-name.tsx';
import { ReadingCharts } from './reading-charts.tsx';
import { ReadingPreferences } from './reading-preferences.tsx';
import { Stats, StatsSkeleton } from './stats.tsx';

function Skeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('profile.loading')}>
      <div className="pf-h" aria-hidden>
        <span className="pf-face skel" />
        <div className="min-w-0 shrink grow basis-50">
          <span className="skel h-8 w-48" />
          <span className="skel mt-1 h-5 w-40" />
        </div>
        <span className="skel pf-edit" />
      </div>
      <div aria-hidden>
        <StatsSkeleton />
      </div>
    </div>
  );
}

/** The reader's own page: name, what their reading comes to, and how it is set. */
export function ProfilePage() {
  const { t } = useTranslation();
  useTitle(t('profile.title'));
  const { keepActivity } = useSettings();
  const { data, isPending, refetch } = useQuery(profileQuery);
  return (
    <div className="wide-page">
      {isPending && <Skeleton />}
      {!isPending && !data && (
        <>
          <h1 className="head-28 pt-6">{t('profile.title')}</h1>
          <Notice text={t('profile.failed')} onRetry={() => void refetch()} />
        </>
      )}
      {data && (
        <>
          <ProfileName profile={data} />
          <Stats profile={data} />
        </>
      )}
      <p className="pf-counted">
        <span>{t(keepActivity ? 'profile.counted' : 'profile.notCounted')}</span>{' '}
        <Link to="/library" search={{}} className="link pf-change">
          {t('profile.toActivity')}
        </Link>
      </p>
      <ReadingCharts />
      <ReadingPreferences />
    </div>
  );
}
