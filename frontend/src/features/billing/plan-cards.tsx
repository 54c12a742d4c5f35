import type { BillingStatus } from '@360/contracts/billing';
import { PAID_TIERS, type PaidTier } from '@360/contracts/plans';
import { useState } from 'react';
import { showToast } from '../../lib/toast.ts';
import { PHONE, useMedia } from '../../lib/use-media.ts';
import { useMoney } from '../../lib/use-money.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { PlanCard } from './plan-card.tsx';
import { CancelDialog, ChangeDialog } from './plan-dialogs.tsx';
import { ResumeButton } from './resume-button.tsx';
import type { Buying } from './use-buying.ts';

interface PlanCardsProps {
  /** Undefined while it is not known, or could not be had. */
  billing: BillingStatus | undefined;
  waiting: boolean;
  buying: Buying;
}

/** The free plan: had already, or what a paid one becomes once it ends. */
function FreeAct({ billing, waiting, onCancel }: Omit<PlanCardsProps, 'buying'> & { onCancel: () => void }) {
  const { t } = useTranslation();
  const { date } = useMoney();
  const phone = useMedia(PHONE);
  const sayHad = () =>
    showToast({
      kind: 'result',
      text: `${t(phone ? 'plans.alreadyFreeShell' : 'plans.alreadyFree')}: ${t('plans.alreadyFreeText')}`,
    });
  if (!billing || billing.tier === 'free')
    return (
      <button type="button" className="btn w-full" disabled={waiting} onClick={sayHad}>
        {t('plans.yours')}
      </button>
    );
  const plan = t(`plans.plan.${billing.tier}`);
  if (!billing.endsAtPeriodEnd)
    return (
      <button type="button" className="btn w-full" aria-haspopup="dialog" onClick={onCancel}>
        {t('plans.cancel.ask', { plan })}
      </button>
    );
  return (
    <>
      <p className="bl-ends">
        {billing.periodEnd
          ? t('plans.endsOn', { plan, date: date(billing.periodEnd) })
          : t('plans.endsLater', { plan })}
      </p>
      <ResumeButton plan={plan} />
    </>
  );
}

interface PaidActProps extends PlanCardsProps {
  tier: PaidTier;
  onChange: (tier: PaidTier) => void;
}

function PaidAct({ tier, billing, waiting, buying, onChange }: PaidActProps) {
  const { t } = useTranslation();
  const inShell = useMedia(PHONE);
  const plan = t(`plans.plan.${tier}`);
  const subscribed = billing !== undefined && billing.tier !== 'free';
  const current = billing?.tier === tier;
  const press = () => (subscribed ? onChange(tier) : buying.start({ kind: 'subscription', tier, inShell }));
  const says = () => {
    if (current) return t('plans.yours');
    if (buying.busy) return t('plans.processing');
    return t(subscribed ? 'plans.changeTo' : 'plans.choose', { plan });
  };
  return (
    <button
      type="button"
      className={tier === 'pro' ? 'btn btn-primary w-full' : 'btn w-full'}
      aria-haspopup={subscribed && !current ? 'dialog' : undefined}
      disabled={waiting || buying.busy || current}
      onClick={press}
    >
      {says()}
    </button>
  );
}

/** The three plans, each with what this reader can do about it. */
export function PlanCards({ billing, waiting, buying }: PlanCardsProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<PaidTier | 'cancel' | null>(null);
  const close = () => setAsked(null);
  // What most readers have stands unseen meanwhile, so that nothing moves once it is known.
  const tier = billing?.tier ?? (waiting ? 'free' : null);
  const trial = billing?.trialAvailable ?? waiting;
  const { chosen } = buying;
  const isChosen = (paid: PaidTier) => asked === paid || (chosen?.kind === 'subscription' && chosen.tier === paid);
  return (
    <>
      <ul className="bl-cards" aria-label={t('plans.plans')} aria-busy={waiting || undefined}>
        <PlanCard tier="free" current={tier === 'free'} chosen={false} trial={trial}>
          <FreeAct billing={billing} waiting={waiting} onCancel={() => setAsked('cancel')} />
        </PlanCard>
        {PAID_TIERS.map((paid) => (
          <PlanCard key={paid} tier={paid} current={tier === paid} chosen={isChosen(paid)} trial={trial}>
            <PaidAct tier={paid} billing={billing} waiting={waiting} buying={buying} onChange={setAsked} />
          </PlanCard>
        ))}
      </ul>
      {billing && asked === 'cancel' && <CancelDialog billing={billing} onClose={close} />}
      {billing && asked !== null && asked !== 'cancel' && (
        <ChangeDialog billing={billing} tier={asked} onClose={close} />
      )}
    </>
  );
}
