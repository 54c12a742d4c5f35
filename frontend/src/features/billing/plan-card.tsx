import { PLANS, type Tier } from '@360/contracts/plans';
import type { ReactNode } from 'react';
import { useMoney } from '../../lib/use-money.ts';
import { useTranslation } from '../../lib/use-translation.ts';

interface PlanCardProps {
  tier: Tier;
  /** Whether the reader has it. */
  current: boolean;
  chosen: boolean;
  /** Whether the first month of Pro would cost this reader nothing. */
  trial: boolean;
  /** What the reader can do about it. */
  children: ReactNode;
}

/** A plan by its name and price. */
export function PlanCard({ tier, current, chosen, trial, children }: PlanCardProps) {
  const { t } = useTranslation();
  const { price } = useMoney();
  const { monthlyCents, popular } = PLANS[tier];
  const free = tier === 'free';
  const note = () => {
    if (free) return t(trial ? 'plans.freeMonth' : 'plans.freeForever');
    return t(trial && tier === 'pro' ? 'plans.aMonthAfterFirst' : 'plans.aMonth');
  };
  return (
    <li className={popular ? 'bl-card bl-popular' : 'bl-card'} data-chosen={chosen || undefined}>
      <p className="bl-badges">
        {current && <span className="badge bl-current">{t('plans.current')}</span>}
        {popular && <span className="bl-most">{t('plans.mostPopular')}</span>}
      </p>
      <h2 className="head-22">{free && trial ? t('plans.freeTrial') : t(`plans.plan.${tier}`)}</h2>
      <p className="bl-price">{price(monthlyCents)}</p>
      <p className="bl-note">{note()}</p>
      <div className="bl-act">{children}</div>
    </li>
  );
}
