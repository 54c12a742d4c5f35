import { CURRENCY, type PaidTier, PLANS, paidTierSchema, REPORT_CENTS } from '@360/contracts/billing';
import type Stripe from 'stripe';

const REPORT_PRODUCT = '360-report';

/** What is sold, as the payment provider knows it. */
interface Offer {
  product: string;
  name: string;
  lookupKey: string;
  cents: number;
  monthly: boolean;
}

const planOffer = (tier: PaidTier): Offer => ({
  ...{ product: `360-${tier}`, name: `360 News ${PLANS[tier].displayName}`, lookupKey: `360-${tier}-monthly` },
  ...{ cents: PLANS[tier].monthlyCents, monthly: true },
});

export type Sold = PaidTier | 'report';
const OFFERS: Record<Sold, Offer> = {
  pro: planOffer('pro'),
  power: planOffer('power'),
  report: {
    ...{ product: REPORT_PRODUCT, name: 'One 360 Briefing Report', lookupKey: '360-report' },
    ...{ cents: REPORT_CENTS, monthly: false },
  },
};

/** The plan a product stands for, whatever its price was; null for anything else. */
export const tierOfProduct = (product: string): PaidTier | null =>
  paidTierSchema.options.find((tier) => OFFERS[tier].product === product) ?? null;

const isThere = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'resource_already_exists';

type Shop = Pick<Stripe, 'prices' | 'products'>;

const makePrice = async (stripe: Shop, { product, name, lookupKey, cents, monthly }: Offer): Promise<string> => {
  try {
    await stripe.products.create({ id: product, name });
  } catch (cause) {
    if (!isThere(cause)) throw cause;
  }
  const price = await stripe.prices.create(
    {
      ...{ product, currency: CURRENCY, unit_amount: cents, lookup_key: lookupKey, transfer_lookup_key: true },
      ...(monthly && { recurring: { interval: 'month' } }),
    },
    { idempotencyKey: `${lookupKey}-${cents}` },
  );
  return price.id;
};

const allPrices = async (stripe: Shop): Promise<Record<Sold, string>> => {
  const lookup_keys = Object.values(OFFERS).map(({ lookupKey }) => lookupKey);
  const { data } = await stripe.prices.list({ lookup_keys, active: true });
  const idOf = async (offer: Offer): Promise<string> =>
    data.find((price) => price.lookup_key === offer.lookupKey && price.unit_amount === offer.cents)?.id ??
    (await makePrice(stripe, offer));
  return { pro: await idOf(OFFERS.pro), power: await idOf(OFFERS.power), report: await idOf(OFFERS.report) };
};

/**
 * The payment provider's ids of prices, found there by their lookup keys or made, as the plans of the contracts say. Where
 * a price of the product changes, a new one takes over the key; who subscribed keeps the old.
 */
export const createPrices = (stripe: Shop) => {
  let known: Promise<Record<Sold, string>> | undefined;
  return async (sold: Sold): Promise<string> => {
    known ??= allPrices(stripe);
    try {
      return (await known)[sold];
    } catch (cause) {
      known = undefined;
      throw cause;
    }
  };
};
export type PriceOf = ReturnType<typeof createPrices>;
