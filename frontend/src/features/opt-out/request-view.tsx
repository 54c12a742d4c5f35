import type { PublisherRequest } from '@360/contracts/publisher-requests';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { ProofSection } from './proof-section.tsx';
import { ReceiptSection } from './receipt-section.tsx';
import { RequestFacts } from './request-facts.tsx';

/** A request as it stands: facts, what its owner can do, what was decided and removed. */
export function RequestView({ request }: { request: PublisherRequest }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { status, removal, answer, receiptUrl, reference } = request;
  const said = status === 'approved' && request.requestType !== 'opt-out' ? 'answered' : status;
  return (
    <>
      <p className="oo-said" role="status">
        {t(`optOut.status.${said}`)}
        {removal &&
          ` ${t('optOut.progress', { looked: format.number(removal.looked), removed: format.number(removal.removed) })}`}
      </p>
      <RequestFacts request={request} />
      {answer && (
        <section className="oo-section" aria-labelledby="oo-answer">
          <h2 className="head-22" id="oo-answer">
            {t('optOut.answer')}
          </h2>
          <p className="oo-answer" dir="auto">
            {answer}
          </p>
        </section>
      )}
      {status === 'submitted' && <ProofSection request={request} />}
      {receiptUrl && <ReceiptSection url={receiptUrl} reference={reference} />}
    </>
  );
}
