import type { PendingPayment } from '@360/contracts/billing';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../lib/api.ts';
import { pendingPaymentQuery } from '../../lib/billing-queries.ts';
import { useMoney } from '../../lib/use-money.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import '../ui/form.css';
import { Notice } from '../ui/notice.tsx';
import { CardForm } from './card-form.tsx';
import './payment.css';
import { ProviderDoor } from './provider-door.tsx';

interface PaymentFormProps {
  /** Names the payment; from the answer that began it. What it is for is asked here. */
  clientSecret: string;
  /** Called once it is paid, also where it was before the form came. */
  onPaid: () => void;
  /** What the button says instead of the amount. */
  payLabel?: string;
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <div className="pay-form" role="status" aria-label={t('payment.loading')}>
      <span className="skel pay-skel-card" />
      <span className="skel pay-skel-field" />
      <span className="skel pay-skel-go" />
    </div>
  );
}

function PaidAlready({ onPaid }: { onPaid: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="pay-form">
      <p className="notice">{t('payment.paidAlready')}</p>
      <button type="button" className="btn btn-primary pay-go" onClick={onPaid}>
        {t('payment.goOn')}
      </button>
    </div>
  );
}

const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/**
 * Takes a payment that was begun: in test mode with a card for testing, else it leads to the payment provider. It says by
 * itself that it waits, fails, is paid or was given up. The page's strings have to include the groups `payment` and `told`.
 */
export function PaymentForm({ clientSecret, onPaid, payLabel }: PaymentFormProps) {
  const { t } = useTranslation();
  const { price } = useMoney();
  const { data: payment, isPending, error, refetch } = useQuery(pendingPaymentQuery(clientSecret));
  if (isPending) return <Waiting />;
  if (!payment)
    return isUnknown(error) ? (
      <Notice text={t('payment.unknown')} />
    ) : (
      <Notice text={t('payment.notLoaded')} onRetry={() => void refetch()} />
    );
  if (payment.state === 'paid') return <PaidAlready onPaid={onPaid} />;
  if (payment.state === 'canceled') return <Notice text={t('payment.canceled')} />;
  if (!payment.testMode) return <ProviderDoor payment={payment} />;
  const says = ({ amountCents }: PendingPayment) =>
    amountCents > 0 ? t('payment.pay', { amount: price(amountCents) }) : t('payment.payNothing');
  return <CardForm clientSecret={clientSecret} payLabel={payLabel ?? says(payment)} onPaid={onPaid} />;
}
