import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SubscriptionRecord } from '../subscriptions/subscription-record.ts';
import { entitlementsOf, monthOf, nextMonth } from './entitlements.ts';

const dates = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
const subscriptions: fc.Arbitrary<SubscriptionRecord> = fc.record({
  ...{ id: fc.constant('sub'), itemId: fc.constant('si'), tier: fc.constantFrom('pro', 'power'), cents: fc.nat() },
  status: fc.constantFrom('trialing', 'active', 'past_due', 'canceled'),
  ...{ periodStart: dates, periodEnd: dates, endsAtPeriodEnd: fc.boolean() },
});
const used = fc.record({ free: fc.nat(3), plan: fc.nat(50), bought: fc.nat(5) });

test('a paid plan holds without bounds until the provider ends it, or the reader has', () => {
  fc.assert(
    fc.property(subscriptions, used, dates, (subscription, spent, now) => {
      const { tier, next, reports } = entitlementsOf(subscription, spent, now);
      const ended =
        subscription.status === 'canceled' || (subscription.endsAtPeriodEnd && subscription.periodEnd <= now);
      expect(tier).toBe(ended ? 'free' : subscription.tier);
      expect(next === 'plan').toBe(!ended);
      expect(reports.limit).toBe(ended ? 3 : -1);
    }),
  );
});

test('without one, the free reports come first, then those that were bought, then none', () => {
  fc.assert(
    fc.property(used, dates, (spent, now) => {
      const { next, reports, state, tier } = entitlementsOf(null, spent, now);
      expect([tier, state]).toEqual(['free', 'none']);
      expect(next).toBe(spent.free < 3 ? 'free' : spent.bought > 0 ? 'purchase' : null);
      expect(reports.used).toBeLessThanOrEqual(reports.limit);
      expect(reports.bought).toBe(spent.bought);
    }),
  );
});

test('one more that was bought never takes anything away', () => {
  fc.assert(
    fc.property(fc.option(subscriptions), used, dates, (subscription, spent, now) => {
      const [less, more] = [spent, { ...spent, bought: spent.bought + 1 }].map((each) =>
        entitlementsOf(subscription, each, now),
      );
      expect(more?.next).not.toBeNull();
      if (less?.next) expect(more?.next).toBe(less.next);
    }),
  );
});

test('the month is that of UTC, and the next begins after every time of it', () => {
  fc.assert(
    fc.property(dates, (now) => {
      const next = nextMonth(now);
      expect(next > now).toBe(true);
      expect(monthOf(new Date(next.getTime() - 1))).toBe(monthOf(now));
      expect(monthOf(next)).not.toBe(monthOf(now));
    }),
  );
});
