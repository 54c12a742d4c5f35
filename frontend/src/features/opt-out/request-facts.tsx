import type { PublisherRequest } from '@360/contracts/publisher-requests';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { CopyButton } from './copy-button.tsx';

/** What is known of a request: its reference, its times, whom it concerns. */
export function RequestFacts({ request }: { request: PublisherRequest }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { known } = request;
  return (
    <dl className="facts oo-facts">
      <dt>{t('optOut.reference')}</dt>
      <dd>
        <b className="num" dir="ltr">
          {request.reference}
        </b>
        <CopyButton text={request.reference} label={t('optOut.copyReference')} />
      </dd>
      <dt>{t('optOut.publisher')}</dt>
      <dd dir="auto">{request.publisherName}</dd>
      <dt>{t('optOut.domain')}</dt>
      <dd>
        <span dir="ltr">{request.domain}</span>
      </dd>
      <dt>{t('optOut.received')}</dt>
      <dd className="num">{format.dateTime(request.createdAt)}</dd>
      <dt>{t(request.requestType === 'opt-out' ? 'optOut.honouredBy' : 'optOut.answeredBy')}</dt>
      <dd className="num">
        {format.dateTime(request.dueAt)}
        {request.overdue && <span className="oo-late"> {t('optOut.overdue')}</span>}
      </dd>
      {request.status !== 'enforced' && (
        <>
          <dt>{t('optOut.concerns')}</dt>
          <dd>{known.publishers.length > 0 ? format.list(known.publishers) : t('optOut.notRead')}</dd>
        </>
      )}
    </dl>
  );
}
