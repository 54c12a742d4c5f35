import { GUARANTEE_DAYS } from '@360/contracts/plans';
import { Lock, RotateCcw, Wallet } from 'lucide-react';
import '../../components/layout/wide-page.css';
import { TestModeLine } from '../../components/payment/test-mode-line.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { useBilling } from '../../lib/billing-queries.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTitle } from '../../lib/use-title.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import './billing.css';
import { BillingFaq } from './billing-faq.tsx';
import { Invoices } from './invoices.tsx';
import { OwnPlan } from './own-plan.tsx';
import { PlanCards } from './plan-cards.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import { SingleReport } from './single-report.tsx';
import { useBuying } from './use-buying.ts';

const PROMISES = [
  { name: 'secure', Icon: Lock },
  { name: 'cancel', Icon: RotateCcw },
  { name: 'guarantee', Icon: Wallet },
] as const;

function Promises() {
  const { t } = useTranslation();
  const { count } = useFormat();
  return (
    <ul className="bl-promises">
      {PROMISES.map(({ name, Icon }) => (
        <li key={name}>
          <Icon className="icon icon-s" aria-hidden />
          {name === 'guarantee' ? count('plans.promise.guarantee', GUARANTEE_DAYS) : t(`plans.promise.${name}`)}
        </li>
      ))}
    </ul>
  );
}

/** Plans and prices, what the reader has of them, and the way to pay. */
export function BillingPage() {
  const { t } = useTranslation();
  const { data: billing, isPending, isError, refetch } = useBilling();
  const buying = useBuying();
  const title = t('plans.title');
  const subscribed = billing !== undefined && billing.tier !== 'free';
  useTitle(title);
  return (
    <div className="wide-page bl">
      <TestModeLine on={billing?.testMode ?? false} />
      <header className="bl-head">
        <h1 className="head-36">{title}</h1>
        <p className="lede mt-2">{t('plans.lede')}</p>
      </header>
      {isError && !billing && <Notice text={t('plans.notLoaded')} onRetry={() => void refetch()} />}
      {billing?.state === 'past_due' && <Notice text={t('plans.pastDue')} />}
      <SingleReport buying={buying} />
      {buying.failed && <Notice text={buying.failed} />}
      <PlanCards billing={billing} waiting={isPending} buying={buying} />
      <PlanComparison />
      <Promises />
      <BillingFaq testMode={billing?.testMode ?? false} />
      {billing && (
        <div className="bl-own">
          {(subscribed || billing.reports.bought > 0) && <OwnPlan billing={billing} />}
          <Invoices always={subscribed} />
        </div>
      )}
    </div>
  );
}
