import type { Profile } from '@360/contracts/account';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/ui/notice.tsx';
import { profileQuery } from '../../lib/library-queries.ts';
import { useSettings } from '../../lib/settings-store.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTitle } from '../../lib/use-title.ts';
import '../../components/layout/wide-page.css';
import './profile.css';
import { ProfileName } from './profile-name.tsx';
import { ReadingPreferences } from './reading-preferences.tsx';

const STATS = ['articlesRead', 'perspectivesExplored', 'storiesAnalyzed', 'daysActive'] as const;

function Stats({ stats }: { stats: Profile['stats'] | null }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <dl className="pf-stats">
      {STATS.map((name) => (
        <div key={name}>
          <dt className="text-ink-2">{t(`profile.stats.${name}`)}</dt>
          <dd>{stats ? format.number(stats[name]) : <span className="skel my-2 h-6 w-12" />}</dd>
        </div>
      ))}
    </dl>
  );
}

function Skeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('profile.loading')}>
      <div className="pf-h" aria-hidden>
        <span className="pf-face skel" />
        <span className="skel h-8 w-48" />
      </div>
      <div aria-hidden>
        <Stats stats={null} />
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
          <Stats stats={data.stats} />
        </>
      )}
      <p className="mt-2 text-12 text-ink-3">
        {t(keepActivity ? 'profile.counted' : 'profile.notCounted')}{' '}
        <Link to="/library" search={{}} className="link pf-change">
          {t('profile.toActivity')}
        </Link>
      </p>
      <ReadingPreferences />
    </div>
  );
}
