import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Notice } from '../components/ui/notice.tsx';
import { LiveView } from '../features/live/live-view.tsx';
import { liveQuery } from '../lib/queries.ts';
import { useGoBack } from '../lib/use-go-back.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { NotFound } from './not-found-later.tsx';

/** A live channel by its address. */
export function LiveRoute() {
  const { t } = useTranslation();
  const { channelId } = useParams({ from: '/live/$channelId' });
  const goBack = useGoBack();
  const { data: channels, isPending, isError, refetch } = useQuery(liveQuery);
  if (isPending)
    return (
      <div role="status" aria-label={t('live.loading')}>
        <span className="view-h h-[94px]" />
        <span className="player block" />
      </div>
    );
  if (isError) return <Notice text={t('live.failed')} onRetry={() => void refetch()} />;
  const channel = channels.find((known) => known.id === channelId);
  return channel ? <LiveView channel={channel} onBack={goBack} /> : <NotFound />;
}
