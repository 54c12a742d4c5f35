import type { SubscriptionResponse } from '@360/contracts/billing';
import { type PaidTier, REPORT_CENTS } from '@360/contracts/plans';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { postJson } from './api.ts';

/** What is paid for. `returnTo` is the page of our own to come back to; in the phone's shell a client secret is asked for. */
export type Purchase =
  | { kind: 'subscription'; tier: PaidTier; inShell?: boolean; returnTo?: string | null }
  | { kind: 'report'; reportId?: string; returnTo?: string | null };

/** Only pages are gone to: of an address that would run something, nothing is left. */
const addressOf = (given: unknown): URL | null => {
  const address = typeof given === 'string' && given !== '' ? URL.parse(given, window.location.href) : null;
  return address && /^https?:$/.test(address.protocol) ? address : null;
};

/** Begins a payment; answers with where it is made, null where the server names no such place. @throws ApiError */
export async function startPayment(purchase: Purchase): Promise<URL | null> {
  const returnTo = purchase.returnTo ? { returnTo: purchase.returnTo } : {};
  const [path, body] =
    purchase.kind === 'subscription'
      ? ['/api/create-subscription', purchase.inShell ? { planId: purchase.tier } : { tier: purchase.tier }]
      : [
          '/api/create-payment-intent',
          { amount: REPORT_CENTS / 100, ...(purchase.reportId ? { reportId: purchase.reportId } : {}) },
        ];
  const answer = await postJson<Partial<SubscriptionResponse>>(path, { ...body, ...returnTo });
  const { checkoutUrl, clientSecret } = answer;
  const embedded = clientSecret ? `/checkout?client_secret=${encodeURIComponent(clientSecret)}` : null;
  return addressOf(checkoutUrl) ?? addressOf(embedded);
}

/** Leads to where a payment is made: a page of our own, or the payment provider's. */
export function useGoToPayment(): (address: URL) => void {
  const router = useRouter();
  return useCallback(
    ({ origin, pathname, search, hash, href }) => {
      if (origin === window.location.origin) router.history.push(pathname + search + hash);
      else window.location.assign(href);
    },
    [router],
  );
}
