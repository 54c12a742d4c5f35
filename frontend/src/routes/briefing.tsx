import { useParams } from '@tanstack/react-router';
import { Notice } from '../components/ui/notice.tsx';
import { BriefingPage } from '../features/briefing/briefing-page.tsx';
import { useBriefing } from '../features/briefing/briefing-queries.ts';
import { BriefingSkeleton } from '../features/briefing/briefing-skeleton.tsx';
import { ApiError } from '../lib/api.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { NotFound } from './not-found-later.tsx';

/** A custom briefing by its address. */
export function BriefingRoute() {
  const { t } = useTranslation();
  const { briefingId } = useParams({ from: '/briefing/$briefingId' });
  const { data: briefing, error, isPending, refetch } = useBriefing(briefingId);
  if (isPending) return <BriefingSkeleton />;
  if (error instanceof ApiError && error.status === 404) return <NotFound />;
  if (!briefing) return <Notice text={t('aiBriefing.loadFailed')} onRetry={() => void refetch()} />;
  return <BriefingPage briefing={briefing} />;
}
