import type { PendingPayment } from '@360/contracts/billing';
import { useMutation } from '@tanstack/react-query';
import { ExternalLink, Lock } from 'lucide-react';
import { type Purchase, startPayment, useGoToPayment } from '../../lib/start-payment.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { Notice } from '../ui/notice.tsx';

const purchaseOf = ({ kind, tier, returnTo }: PendingPayment): Purchase =>
  kind === 'subscription' && tier !== null && tier !== 'free'
    ? { kind: 'subscription', tier, returnTo }
    : { kind: 'report', returnTo };

/** Where cards are taken by the payment provider alone: the way there. */
export function ProviderDoor({ payment }: { payment: PendingPayment }) {
  const { t } = useTranslation();
  const go = useGoToPayment();
  const starting = useMutation({
    mutationFn: () => startPayment(purchaseOf(payment)),
    onSuccess: (address) => address && go(address),
  });
  const failed = starting.isError || starting.data === null;
  return (
    <div className="pay-form">
      <p className="text-ink-2">{t('payment.atProvider')}</p>
      {failed && <Notice text={t('payment.notStarted')} />}
      <button
        type="button"
        className="btn btn-primary pay-go"
        disabled={starting.isPending}
        onClick={() => starting.mutate()}
      >
        <ExternalLink className="icon icon-s" aria-hidden />
        {t(starting.isPending ? 'payment.processing' : 'payment.toProvider')}
      </button>
      <p className="pay-hint pay-lock">
        <Lock className="icon icon-s" aria-hidden />
        {t('payment.neverToUs')}
      </p>
    </div>
  );
}
