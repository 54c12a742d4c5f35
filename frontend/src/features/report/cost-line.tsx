import type { BillingStatus } from '@360/contracts/billing';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { leftOf } from './allowance.ts';

/** What the plan still holds. @param billing null where it could not be read */
export function CostLine({ billing }: { billing: BillingStatus | null | undefined }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (billing === undefined)
    return (
      <span className="skel inline-block h-4 w-48 align-middle" role="status" aria-label={t('proReport.planLoading')} />
    );
  if (billing === null) return t('proReport.planUnknown');
  const { limit, bought } = billing.reports;
  const left = leftOf(billing);
  const plan = t(`proReport.plan.${billing.tier}`);
  if (left === null) return t('proReport.unlimited', { plan });
  if (left === 0 && bought > 0) return format.count('proReport.bought', bought);
  return t('proReport.left', { plan, left: format.number(left), limit: format.number(limit) });
}
