import type { PendingPayment } from '@360/contracts/billing';
import { GUARANTEE_DAYS, PLANS, type Tier, UNLIMITED } from '@360/contracts/plans';
import { useFormat } from '../../lib/use-format.ts';
import { useMoney } from '../../lib/use-money.ts';
import { useTranslation } from '../../lib/use-translation.ts';

/** What the plan holds, in a line. */
function PlanLine({ tier }: { tier: Tier }) {
  const { t } = useTranslation();
  const { count, list } = useFormat();
  const { reportsPerMonth, aiFeatures } = PLANS[tier];
  const reports =
    reportsPerMonth === UNLIMITED ? t('plans.cell.unlimited') : count('plans.cell.reports', reportsPerMonth);
  return <p className="mt-1 text-ink-2">{list([reports, count('plans.order.ai', aiFeatures)])}</p>;
}

/** Each amount of the bill under its name; what is taken off is below zero. */
function useRows({ monthlyCents, amountCents, creditCents, trialDays }: PendingPayment): [string, number][] {
  const { t } = useTranslation();
  const { count } = useFormat();
  if (monthlyCents === null) return [[t('plans.order.report'), amountCents + creditCents]];
  return [
    [t('plans.order.month'), monthlyCents],
    ...(trialDays > 0 ? [[count('plans.order.trial', trialDays), -monthlyCents] as [string, number]] : []),
    ...(creditCents > 0 ? [[t('plans.order.credit'), -creditCents] as [string, number]] : []),
  ];
}

/** What is paid for: what it costs today, what is taken off, and when it is due again. */
export function OrderSummary({ payment }: { payment: PendingPayment }) {
  const { t } = useTranslation();
  const { count } = useFormat();
  const { amount, price, date } = useMoney();
  const { tier, amountCents, monthlyCents, renewsAt, trialDays } = payment;
  const rows = useRows(payment);
  const guarantee = count('plans.order.guarantee', GUARANTEE_DAYS);
  const next =
    renewsAt && monthlyCents !== null
      ? t(trialDays > 0 ? 'plans.order.freeUntil' : 'plans.order.renews', {
          date: date(renewsAt),
          price: price(monthlyCents),
        })
      : null;
  return (
    <aside aria-labelledby="order">
      <h2 className="label" id="order">
        {tier ? t('plans.order.plan', { plan: t(`plans.plan.${tier}`) }) : t('plans.single.title')}
      </h2>
      {tier ? <PlanLine tier={tier} /> : <p className="mt-1 text-ink-2">{t('plans.single.text')}</p>}
      <dl className="ck-sum num">
        {rows.map(([name, cents]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amount(cents)}</dd>
          </div>
        ))}
        <div className="ck-today">
          <dt>{t('plans.order.today')}</dt>
          <dd>{amount(amountCents)}</dd>
        </div>
      </dl>
      <p className="ck-next">
        {next} {guarantee}
      </p>
    </aside>
  );
}
