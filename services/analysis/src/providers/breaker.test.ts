import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBreaker } from './breaker.ts';

const TERMS = { failures: 3, windowMs: 1_000, openMs: 500 };
const standing = () => {
  const clock = { at: 0 };
  const breaker = createBreaker(TERMS, () => clock.at);
  const fail = (times: number) => {
    for (let time = 0; time < times; time++) breaker.admit()?.('failed');
  };
  return { clock, breaker, fail };
};

describe('a breaker', () => {
  test('opens after enough failures within the window, not before', () => {
    const { breaker, fail } = standing();
    fail(TERMS.failures - 1);
    expect(breaker.admit()).not.toBeNull();
    fail(1);
    expect(breaker.admit()).toBeNull();
  });

  test('forgets failures that lie further back than its window', () => {
    const { clock, breaker, fail } = standing();
    fail(TERMS.failures - 1);
    clock.at += TERMS.windowMs;
    fail(1);
    expect(breaker.admit()).not.toBeNull();
  });

  test('lets one through to try when it has been open long enough, and nobody else meanwhile', () => {
    const { clock, breaker, fail } = standing();
    fail(TERMS.failures);
    clock.at += TERMS.openMs - 1;
    expect(breaker.admit()).toBeNull();
    clock.at += 1;
    const probe = breaker.admit();
    expect(breaker.admit()).toBeNull();
    probe?.('worked');
    fail(TERMS.failures - 1);
    expect(breaker.admit()).not.toBeNull();
  });

  test('opens anew where the trial fails, and tries again where it told nothing', () => {
    const { clock, breaker, fail } = standing();
    fail(TERMS.failures);
    clock.at += TERMS.openMs;
    breaker.admit()?.('neither');
    const second = breaker.admit();
    expect(second).not.toBeNull();
    second?.('failed');
    expect(breaker.admit()).toBeNull();
    clock.at += TERMS.openMs;
    expect(breaker.admit()).not.toBeNull();
  });

  test('whatever happens, a provider that works again is used again', () => {
    const steps = fc.array(fc.record({ wait: fc.nat(2_000), how: fc.constantFrom('worked', 'failed', 'neither') }));
    fc.assert(
      fc.property(steps, (all) => {
        const { clock, breaker } = standing();
        for (const { wait, how } of all) {
          clock.at += wait;
          breaker.admit()?.(how as 'worked');
        }
        clock.at += TERMS.openMs;
        breaker.admit()?.('worked');
        expect(breaker.admit()).not.toBeNull();
      }),
    );
  });
});
