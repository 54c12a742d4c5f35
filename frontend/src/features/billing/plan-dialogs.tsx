import type { BillingStatus } from '@360/contracts/billing';
import { type PaidTier, PLANS } from '@360/contracts/plans';
import { useQueryClient } from '@tanstack/react-query';
import { send } from '../../lib/api.ts';
import { BILLING_KEY } from '../../lib/billing-queries.ts';
import { showToast } from '../../lib/toast.ts';
import { useMoney } from '../../lib/use-money.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface PlanDialogProps {
  billing: BillingStatus;
  onClose: () => void;
}

/** Says it was done, and has what the reader has read anew. */
function useDone(onClose: () => void) {
  const client = useQueryClient();
  return (text: string) => {
    showToast({ kind: 'result', text });
    void client.invalidateQueries({ queryKey: BILLING_KEY });
    onClose();
  };
}

/** What a change of plan means: at once, each month, and for what was going to end. */
function useChangeText({ tier: old, state, endsAtPeriodEnd, testMode }: BillingStatus, tier: PaidTier): string[] {
  const { t } = useTranslation();
  const { price } = useMoney();
  const values = { plan: t(`plans.plan.${tier}`), old: t(`plans.plan.${old}`), price: price(PLANS[tier].monthlyCents) };
  return [
    ...(state === 'trialing' ? ['trial'] : ['atOnce', 'then']),
    ...(endsAtPeriodEnd ? ['goesOn'] : []),
    ...(testMode ? ['testMode'] : []),
  ].map((name) => t(`plans.change.${name}`, values));
}

/** Another paid plan in place of the one there is, at once. */
export function ChangeDialog({ billing, tier, onClose }: PlanDialogProps & { tier: PaidTier }) {
  const { t } = useTranslation();
  const done = useDone(onClose);
  const plan = t(`plans.plan.${tier}`);
  return (
    <ConfirmDialog
      title={t('plans.change.title', { plan })}
      text={useChangeText(billing, tier)}
      keep={t('plans.keep', { plan: t(`plans.plan.${billing.tier}`) })}
      confirm={t('plans.change.confirm', { plan })}
      onConfirm={() => send('POST', '/api/billing/change', { tier })}
      onDone={() => done(t('plans.change.done', { plan }))}
      onClose={onClose}
    />
  );
}

/** The end of a paid plan, when what is paid for is used up. */
export function CancelDialog({ billing, onClose }: PlanDialogProps) {
  const { t } = useTranslation();
  const { date } = useMoney();
  const done = useDone(onClose);
  const plan = t(`plans.plan.${billing.tier}`);
  const ends = billing.periodEnd
    ? t('plans.endsOn', { plan, date: date(billing.periodEnd) })
    : t('plans.endsLater', { plan });
  return (
    <ConfirmDialog
      title={t('plans.cancel.title', { plan })}
      text={[ends, t('plans.cancel.text')]}
      keep={t('plans.keep', { plan })}
      confirm={t('plans.cancel.confirm')}
      danger
      onConfirm={() => send('POST', '/api/billing/cancel')}
      onDone={() => done(ends)}
      onClose={onClose}
    />
  );
}
