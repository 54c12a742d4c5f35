import { useQuery } from '@tanstack/react-query';
import { Notice } from '../../components/ui/notice.tsx';
import { useTitle } from '../../lib/use-title.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import '../../components/layout/wide-page.css';
import './civ.css';
import type { CivAddress } from './civ-address.ts';
import { civProfileQuery } from './civ-queries.ts';
import { Dashboard } from './dashboard.tsx';
import { JoinPage } from './join-page.tsx';

interface CivPageProps {
  address: CivAddress;
  onGo: (address: CivAddress) => void;
}

function Loading() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('civ.loading')}>
      <div className="cv-loading" aria-hidden>
        <span className="skel h-9 w-64" />
        <span className="skel h-5 w-4/5" />
        <span className="skel mt-4 h-20 w-full" />
        <span className="skel mt-4 h-60 w-full" />
      </div>
    </div>
  );
}

/** The community: the way into it, or the dashboard of a member. */
export function CivPage({ address, onGo }: CivPageProps) {
  const { t } = useTranslation();
  useTitle(t('civ.title'));
  const { data, isPending, refetch } = useQuery(civProfileQuery);
  if (data?.profile) return <Dashboard member={data.profile} address={address} onGo={onGo} />;
  return (
    <div className="wide-page">
      {isPending && <Loading />}
      {!isPending && !data && (
        <>
          <h1 className="head-28 pt-6">{t('civ.title')}</h1>
          <Notice text={t('civ.failed')} onRetry={() => void refetch()} />
        </>
      )}
      {data && <JoinPage />}
    </div>
  );
}
