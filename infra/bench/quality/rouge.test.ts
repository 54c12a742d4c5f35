import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rougeN } from './rouge.ts';

describe('ROUGE-N', () => {
  it("gives the figures of Lin's example", () => {
    const reference = 'police killed the gunman';
    expect(rougeN('police kill the gunman', reference, 1).recall).toBe(0.75);
    expect(rougeN('police kill the gunman', reference, 2).recall).toBeCloseTo(1 / 3);
    expect(rougeN('the gunman kill police', reference, 2).recall).toBeCloseTo(1 / 3);
  });

  it('counts a repeated word no more often than the reference has it', () => {
    const { recall, precision, f1 } = rougeN('the the the', 'the cat', 1);
    expect([recall, precision]).toEqual([0.5, 1 / 3]);
    expect(f1).toBeCloseTo(0.4);
  });

  it('reads over missing spaces between sentences', () => {
    expect(rougeN('Sales rose. Profits fell.', 'Sales rose.Profits fell.', 2).f1).toBe(1);
  });

  it('is 1 for equal texts, swaps recall and precision with its arguments, and stays within 0 and 1', () => {
    const text = fc.array(fc.constantFrom('bank', 'rate', 'rose', 'fell'), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(text, text, (a, b) => {
        const [left, right] = [a.join(' '), b.join(' ')];
        expect(rougeN(left, left, 2).f1).toBe(1);
        const [there, back] = [rougeN(left, right, 2), rougeN(right, left, 2)];
        expect(there.recall).toBe(back.precision);
        expect(there.f1).toBeGreaterThanOrEqual(0);
        expect(there.f1).toBeLessThanOrEqual(1);
      }),
    );
  });
});
