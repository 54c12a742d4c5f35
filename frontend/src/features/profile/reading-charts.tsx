import { useQuery } from '@tanstack/react-query';
import { Notice } from '../../components/ui/notice.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { DaysChart } from './days-chart.tsx';
import { OwnDial } from './own-dial.tsx';
import { readingQuery } from './reading-query.ts';

function Skeleton() {
  const { t } = useTranslation();
  return (
    <div className="pf-charts" role="status" aria-label={t('profile.loading')}>
      <span className="skel h-66" aria-hidden />
      <span className="skel h-56" aria-hidden />
    </div>
  );
}

/** The reader's own dial, and the days on which they read. */
export function ReadingCharts() {
  const { t } = useTranslation();
  const { data, isPending, refetch } = useQuery(readingQuery);
  if (isPending) return <Skeleton />;
  if (!data) return <Notice text={t('profile.chartsFailed')} onRetry={() => void refetch()} />;
  return (
    <div className="pf-charts">
      <section>
        {data.angles ? (
          <OwnDial angles={data.angles} />
        ) : (
          <>
            <h2 className="label">{t('profile.dial.title')}</h2>
            <Notice text={t('profile.dial.away')} onRetry={() => void refetch()} />
          </>
        )}
      </section>
      <section>
        <DaysChart reading={data} />
      </section>
    </div>
  );
}
