import type { BillingStatus } from '@360/contracts/billing';
import { UNLIMITED } from '@360/contracts/plans';
import { Link } from '@tanstack/react-router';
import { Notice } from '../../components/ui/notice.tsx';
import { useBilling } from '../../lib/billing-queries.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useMoney } from '../../lib/use-money.ts';
import { useTranslation } from '../../lib/use-translation.ts';

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="st-row">
      <dt className="st-name flex-1">{name}</dt>
      <dd className="num text-ink-2">{value}</dd>
    </div>
  );
}

function Facts({ billing: { tier, state, periodEnd, endsAtPeriodEnd, reports } }: { billing: BillingStatus }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { date } = useMoney();
  const say = (key: string, values?: Record<string, string>) => t(`userSettings.subscription.${key}`, values);
  const period = endsAtPeriodEnd ? 'ends' : state === 'trialing' ? 'freeUntil' : 'renews';
  const used =
    reports.limit === UNLIMITED
      ? say('usedUnlimited', { used: number(reports.used) })
      : say('usedOf', { used: number(reports.used), limit: number(reports.limit) });
  return (
    <dl>
      <Fact name={say('current')} value={say(`plan.${tier}`)} />
      {tier !== 'free' && periodEnd && <Fact name={say(period)} value={date(periodEnd)} />}
      <Fact name={say('reports')} value={used} />
      {reports.bought > 0 && <Fact name={say('bought')} value={number(reports.bought)} />}
    </dl>
  );
}

/** What the reader has of the plans, and the way to change it. @param onLeave closes what the section stands in */
export function SubscriptionSection({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const { data: billing, isPending, isError, refetch } = useBilling();
  return (
    <>
      {isPending && (
        <div role="status" aria-label={t('userSettings.subscription.loading')}>
          <span className="st-row" aria-hidden>
            <span className="skel h-4 w-1/2" />
          </span>
          <span className="st-row" aria-hidden>
            <span className="skel h-4 w-1/2" />
          </span>
          <span className="skel h-4 w-1/2" aria-hidden />
        </div>
      )}
      {isError && !billing && <Notice text={t('userSettings.subscription.failed')} onRetry={() => void refetch()} />}
      {billing && <Facts billing={billing} />}
      {billing?.testMode && <p className="st-hint">{t('userSettings.subscription.testMode')}</p>}
      <p className="st-acts st-acts-start">
        <Link to="/billing" search={{}} className="btn" onClick={onLeave}>
          {t('userSettings.subscription.manage')}
        </Link>
      </p>
    </>
  );
}
