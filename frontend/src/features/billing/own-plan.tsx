import type { BillingStatus } from '@360/contracts/billing';
import { UNLIMITED } from '@360/contracts/plans';
import { useMutation } from '@tanstack/react-query';
import { postJson } from '../../lib/api.ts';
import { showToast } from '../../lib/toast.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useMoney } from '../../lib/use-money.ts';
import { useTranslation } from '../../lib/use-translation.ts';

const WEB = /^https:\/\//;

function PortalButton() {
  const { t } = useTranslation();
  const sayFailed = () => showToast({ kind: 'failure', text: t('plans.portalFailed') });
  const opening = useMutation({
    mutationFn: () => postJson<{ url: string }>('/api/billing/portal', {}),
    onSuccess: ({ url }) => (WEB.test(url) ? window.location.assign(url) : sayFailed()),
    onError: sayFailed,
  });
  return (
    <button type="button" className="btn mt-4" disabled={opening.isPending} onClick={() => opening.mutate()}>
      {t(opening.isPending ? 'plans.processing' : 'plans.portal')}
    </button>
  );
}

/** Under which name its day stands: the end of the plan, of its free month, or the next payment. */
const periodName = ({ endsAtPeriodEnd, state }: BillingStatus): string =>
  endsAtPeriodEnd ? 'ends' : state === 'trialing' ? 'freeUntil' : 'renews';

/** What the reader has: plan, next payment, reports of this month. */
export function OwnPlan({ billing }: { billing: BillingStatus }) {
  const { t } = useTranslation();
  const { number, count } = useFormat();
  const { date } = useMoney();
  const { tier, periodEnd, reports, testMode } = billing;
  const used =
    reports.limit === UNLIMITED
      ? t('plans.own.usedUnlimited', { used: number(reports.used) })
      : t('plans.own.usedOf', { used: number(reports.used), limit: number(reports.limit) });
  return (
    <section aria-labelledby="own-plan">
      <h2 className="head-22" id="own-plan">
        {t('plans.own.title')}
      </h2>
      <dl className="facts bl-facts">
        <dt>{t('plans.own.plan')}</dt>
        <dd>{t(`plans.plan.${tier}`)}</dd>
        {tier !== 'free' && periodEnd && (
          <>
            <dt>{t(`plans.own.${periodName(billing)}`)}</dt>
            <dd>{date(periodEnd)}</dd>
          </>
        )}
        <dt>{t('plans.own.reports')}</dt>
        <dd>
          {used}
          {reports.limit !== UNLIMITED && (
            <span className="text-ink-3"> {t('plans.own.resets', { date: date(reports.resetsAt) })}</span>
          )}
        </dd>
        {reports.bought > 0 && (
          <>
            <dt>{t('plans.own.bought')}</dt>
            <dd>{count('plans.own.boughtCount', reports.bought)}</dd>
          </>
        )}
      </dl>
      {!testMode && tier !== 'free' && <PortalButton />}
    </section>
  );
}
