import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createParted } from './parted.ts';
import { defaultSettings } from './settings.ts';
import { partsOf } from './split.ts';

/** Reports of two events, by which of the two each is about. */
const likenessOf =
  (events: readonly number[], within = 0.5, between = 0.05) =>
  (i: number, j: number) =>
    events[i] === events[j] ? within : between;
const split = (events: readonly number[], within?: number, between?: number) =>
  partsOf(events.length, likenessOf(events, within, between), defaultSettings);

describe('partsOf', () => {
  it('parts two events that have nothing in common; the larger stays', () => {
    expect(split([0, 1, 0, 1, 1])).toEqual({ larger: [1, 3, 4], smaller: [0, 2] });
  });

  it('lets the part with the first report stay where both are of one size', () => {
    expect(split([0, 1, 1, 0])).toEqual({ larger: [0, 3], smaller: [1, 2] });
  });

  it('leaves one event alone', () => {
    expect(split([0, 0, 0, 0, 0])).toBeNull();
  });

  it('leaves a story alone whose parts are near each other or bound by one pair', () => {
    expect(split([0, 0, 1, 1], 0.5, defaultSettings.splitBetween + 0.01)).toBeNull();
    const events = [0, 0, 0, 1, 1, 1];
    const plain = likenessOf(events, 0.5, 0.05);
    const bound = (i: number, j: number) => (i + j === 5 && Math.abs(i - j) === 1 ? 0.4 : plain(i, j));
    expect(partsOf(events.length, bound, defaultSettings)).toBeNull();
  });

  it('makes no story of one report, nor of reports that are not one event', () => {
    expect(split([0, 0, 0, 1])).toBeNull();
    expect(split([0, 0, 1, 1], defaultSettings.splitWithin - 0.05, 0)).toBeNull();
  });

  it('does not look at more reports than it has time for', () => {
    const many = Array.from({ length: defaultSettings.splitMost + 1 }, (_, index) => index % 2);
    expect(split(many)).toBeNull();
  });

  it('loses and doubles no report, and asks of both parts what it asks of one', () => {
    const rows = fc.integer({ min: 0, max: 16 }).chain((count) =>
      fc.array(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: count, maxLength: count }), {
        minLength: count,
        maxLength: count,
      }),
    );
    const events = fc
      .array(fc.nat(1), { maxLength: 16 })
      .map((each) => each.map((one) => each.map((other) => (one === other ? 0.6 : 0.02))));
    fc.assert(
      fc.property(fc.oneof(rows, events), (values) => {
        const likeness = (i: number, j: number) => values[Math.min(i, j)]?.[Math.max(i, j)] ?? 0;
        const parts = partsOf(values.length, likeness, defaultSettings);
        if (!parts) return;
        const { larger, smaller } = parts;
        expect([...larger, ...smaller].sort((a, b) => a - b)).toEqual(values.map((_, index) => index));
        expect(smaller.length).toBeGreaterThanOrEqual(defaultSettings.splitLeast);
        expect(larger.length).toBeGreaterThanOrEqual(smaller.length);
        if (larger.length === smaller.length) expect(larger).toContain(0);
        for (const i of larger)
          for (const j of smaller) expect(likeness(i, j)).toBeLessThanOrEqual(defaultSettings.splitBridge);
      }),
    );
  });

  it('asks for far less likeness between parts than a merge does', () => {
    expect(defaultSettings.splitBetween).toBeLessThan(defaultSettings.mergeThreshold * 0.6);
  });
});

describe('parted', () => {
  it('knows a pair both ways and forgets the oldest of very many', () => {
    const parted = createParted();
    parted.add('b', 'a');
    expect([parted.has('a', 'b'), parted.has('b', 'a'), parted.has('a', 'c')]).toEqual([true, true, false]);
    for (let pair = 0; pair < 1_000; pair++) parted.add('x', String(pair));
    expect([parted.has('a', 'b'), parted.has('x', '999')]).toEqual([false, true]);
  });
});
