import type { Invoice } from '@360/contracts/billing';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MoreButton } from '../../components/ui/more-button.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { OutLink } from '../../components/ui/out-link.tsx';
import { useMoney } from '../../lib/use-money.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { invoicesQuery } from './invoices-query.ts';

function InvoiceRow({ invoice: { at, kind, tier, amountCents, state, url } }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const { amount, date } = useMoney();
  return (
    <li className="bl-invoice">
      <time dateTime={at}>{date(at)}</time>
      <span className="min-w-0">
        {kind === 'report' ? t('plans.invoice.report') : t('plans.invoice.plan', { plan: t(`plans.plan.${tier}`) })}
      </span>
      <span className="num">{amount(amountCents)}</span>
      <span className="bl-state">{t(`plans.invoice.${state}`)}</span>
      {url && (
        <OutLink href={url} className="link">
          {t('plans.invoice.show')}
        </OutLink>
      )}
    </li>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <div className="bl-invoices" role="status" aria-label={t('plans.invoice.loading')}>
      {['a', 'b', 'c'].map((line) => (
        <span className="bl-invoice" key={line} aria-hidden>
          <span className="skel h-4" />
          <span className="skel h-4" />
        </span>
      ))}
    </div>
  );
}

/**
 * What was paid for, newest first.
 * @param always whether the list shows that it waits, fails or is empty; else it comes with its first row
 */
export function Invoices({ always }: { always: boolean }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(invoicesQuery);
  const invoices = query.data?.pages.flatMap(({ rows }) => rows) ?? [];
  if (!always && invoices.length === 0) return null;
  return (
    <section aria-labelledby="invoices">
      <h2 className="head-22" id="invoices">
        {t('plans.invoice.title')}
      </h2>
      {query.isPending && <Waiting />}
      {query.isError && !query.data && <Notice text={t('plans.invoice.failed')} onRetry={() => void query.refetch()} />}
      {query.data && invoices.length === 0 && <p className="mt-3 text-ink-2">{t('plans.invoice.none')}</p>}
      {invoices.length > 0 && (
        <ul className="bl-invoices">
          {invoices.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      )}
      <MoreButton query={query} failed={t('plans.invoice.failed')} />
    </section>
  );
}
