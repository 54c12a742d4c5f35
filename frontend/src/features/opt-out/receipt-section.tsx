import type { RemovedCounts } from '@360/contracts/publisher-requests';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Notice } from '../../components/ui/notice.tsx';
import { receiptQuery } from '../../lib/queries.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';

const ROWS: readonly (keyof RemovedCounts)[] = [
  'items',
  'revisions',
  'pictures',
  'engagements',
  'searchDocuments',
  'feeds',
  'storiesChanged',
  'storiesRemoved',
];

/** What was removed, and where the whole list can be had. */
export function ReceiptSection({ url, reference }: { url: string; reference: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data: receipt, isError, refetch } = useQuery(receiptQuery(url));
  if (isError) return <Notice text={t('optOut.receipt.failed')} onRetry={() => void refetch()} />;
  if (!receipt) return null;
  return (
    <section className="oo-section" aria-labelledby="oo-receipt">
      <h2 className="head-22" id="oo-receipt">
        {t('optOut.receipt.title')}
      </h2>
      <p className="mt-2 text-ink-2">{t('optOut.receipt.text', { at: format.dateTime(receipt.verified.at) })}</p>
      <dl className="facts oo-facts mt-4">
        {ROWS.map((row) => (
          <div key={row} className="contents">
            <dt>{t(`optOut.receipt.${row}`)}</dt>
            <dd className="num">{format.number(receipt.removed[row] ?? 0)}</dd>
          </div>
        ))}
        <dt>{t('optOut.receipt.decidedBy')}</dt>
        <dd dir="auto">{receipt.decidedBy}</dd>
        <dt>SHA-256</dt>
        <dd>
          <code dir="ltr">{receipt.items.sha256}</code>
        </dd>
      </dl>
      <p className="mt-4">
        <a className="btn" href={url} download={`${reference}.json`}>
          <Download className="icon icon-s" aria-hidden />
          {t('optOut.receipt.download')}
        </a>
      </p>
    </section>
  );
}
