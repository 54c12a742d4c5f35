import type { PendingPayment } from '@360/contracts/billing';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import '../../components/layout/wide-page.css';
import { PaymentForm } from '../../components/payment/payment-form.tsx';
import { TestModeLine } from '../../components/payment/test-mode-line.tsx';
import { ApiError } from '../../lib/api.ts';
import { pendingPaymentQuery } from '../../lib/billing-queries.ts';
import { showToast } from '../../lib/toast.ts';
import { useTitle } from '../../lib/use-title.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import './checkout.css';
import { NoPayment } from './no-payment.tsx';
import { OrderSummary } from './order-summary.tsx';

/** An address of our own site, however it was named. */
const OWN = /^\/(?![/\\])/;

function OrderWaiting() {
  return (
    <aside aria-hidden>
      {['a', 'b', 'c', 'd'].map((line) => (
        <span className="skel mb-4 h-5" key={line} />
      ))}
    </aside>
  );
}

/** Back to where the reader came from, to the plans for those who came by the address. */
function BackToPlans({ kind }: { kind: PendingPayment['kind'] }) {
  const { t } = useTranslation();
  const router = useRouter();
  const back = () => {
    if (router.history.canGoBack()) router.history.back();
    else void router.navigate({ to: '/billing', search: {} });
  };
  return (
    <button type="button" className="btn btn-quiet ck-back" onClick={back}>
      <ArrowLeft className="icon icon-s flip" aria-hidden />
      {t(kind === 'report' ? 'plans.checkout.back' : 'plans.checkout.backToPlans')}
    </button>
  );
}

/** A payment that was begun: what it is for, and the form that makes it. */
export function CheckoutPage({ clientSecret }: { clientSecret: string }) {
  const { t } = useTranslation();
  const router = useRouter();
  const { data: payment, error } = useQuery(pendingPaymentQuery(clientSecret));
  const kind = payment?.kind ?? 'subscription';
  const title = t(`plans.checkout.complete.${kind}`);
  useTitle(title);
  if (error instanceof ApiError && error.status === 404) return <NoPayment />;
  if (payment?.state === 'canceled') return <NoPayment says="canceled" />;
  const leave = () => {
    showToast({ kind: 'result', text: `${t(`plans.paid.${kind}`)} ${t(`plans.paidText.${kind}`)}` });
    const { returnTo = null } = payment ?? {};
    // In place of the form: who goes back does not come to it again.
    router.history.replace(returnTo !== null && OWN.test(returnTo) ? returnTo : '/');
  };
  return (
    <div className="wide-page ck">
      <TestModeLine on={payment?.testMode ?? false} />
      <div className="ck-grid">
        <header>
          <BackToPlans kind={kind} />
          <h1 className="head-28 mt-2">{title}</h1>
        </header>
        {payment ? <OrderSummary payment={payment} /> : <OrderWaiting />}
        <div className="ck-form">
          <PaymentForm clientSecret={clientSecret} onPaid={leave} />
        </div>
      </div>
    </div>
  );
}
