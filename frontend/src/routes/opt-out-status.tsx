import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { DocPage } from '../components/layout/doc-page.tsx';
import { useTranslation } from '../lib/use-translation.ts';
import '../features/opt-out/opt-out.css';
import { Notice } from '../components/ui/notice.tsx';
import { FindRequest } from '../features/opt-out/find-request.tsx';
import { RequestSteps } from '../features/opt-out/request-steps.tsx';
import { RequestView } from '../features/opt-out/request-view.tsx';
import { ApiError } from '../lib/api.ts';
import { requestQuery } from '../lib/queries.ts';

const faultKey = (error: Error | null): 'mistyped' | 'unknown' | null => {
  if (!(error instanceof ApiError)) return null;
  return error.status === 400 ? 'mistyped' : error.status === 404 ? 'unknown' : null;
};

/** The page of one request, by its reference. */
export function OptOutStatusRoute() {
  const { t } = useTranslation();
  const { reference } = useParams({ from: '/opt-out/status/$reference' });
  const { data: request, error, isPending, refetch } = useQuery(requestQuery(reference));
  const fault = faultKey(error);
  return (
    <div className="oo">
      <DocPage
        title={t('optOut.statusTitle')}
        aside={request && <RequestSteps type={request.requestType} request={request} />}
      >
        {isPending && <p className="oo-said oo-wait">{t('optOut.loading')}</p>}
        {request && <RequestView request={request} />}
        {error && !request && !fault && <Notice text={t('optOut.loadFailed')} onRetry={() => void refetch()} />}
        {!request && !isPending && <FindRequest fault={fault ? t(`optOut.find.${fault}`) : undefined} />}
        {!isPending && (
          <p className="mt-8">
            <Link to="/opt-out" search={true} className="link">
              {t('optOut.another')}
            </Link>
          </p>
        )}
      </DocPage>
    </div>
  );
}
