import type { Account, Session, Subscription } from './account.ts';
import { bill } from './bill.ts';
import { type Card, type CardFault, cardFault, declinesCharges } from './cards.ts';
import { happen, newId } from './happen.ts';
import { addMonths } from './months.ts';

const DAY_S = 86_400;

const begin = (session: Session, now: number): Subscription => {
  const isTrial = session.trialDays > 0;
  const trialEnd = isTrial ? now + session.trialDays * DAY_S : null;
  return {
    ...{ id: newId('sub'), created: now, price: session.price, metadata: session.innerMetadata },
    ...{ status: isTrial ? 'trialing' : 'active', trialStart: isTrial ? now : null, trialEnd },
    ...{ anchor: trialEnd ?? now, periodStart: now, periodEnd: trialEnd ?? addMonths(now, 1) },
    ...{ cancelAtPeriodEnd: false, endedAt: null, pastDueSince: null },
  };
};

/**
 * Pays an open session of the account with a card for testing: changes the account, or says why the card is refused and
 * changes nothing. A session that is paid already stays as it is.
 */
export const paySession = (account: Account, session: Session, card: Card, at: Date): CardFault | null => {
  if (session.status !== 'open') return null;
  const now = Math.floor(at.getTime() / 1_000);
  const fault = cardFault(card, at);
  if (fault) return fault;
  const total = session.trialDays > 0 ? 0 : session.price.unitAmount - session.discount;
  if (total > 0 && declinesCharges(card.number)) return 'generic_decline';
  account.card = card.number;
  const subscription = session.mode === 'subscription' ? begin(session, now) : null;
  if (subscription) {
    account.subscriptions.unshift(subscription);
    happen.subscription(account, 'created', subscription, now);
  }
  const invoice = bill(account, { total, subscription, metadata: session.innerMetadata }, now);
  session.status = 'complete';
  session.subscription = subscription?.id ?? null;
  session.invoice = invoice.id;
  session.paymentIntent = session.mode === 'payment' ? invoice.paymentIntent : null;
  happen.session(account, 'completed', session, now);
  return null;
};
