import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadContent } from './content.ts';
import { STARTING_SINGLES, writeSingles } from './singles/writer.ts';
import { itemsAt, planItems, reserveOffset, slugOf, withWeekdays } from './timeline.ts';

const EPOCH = Date.parse('2026-03-04T09:20:00Z');
const HOUR = 3_600_000;
const written = loadContent();
const generated = writeSingles(written.outlets);
const plan = (epoch: number, pace = 1) =>
  planItems({
    content: { ...written, singles: [...written.singles, ...generated.slice(0, STARTING_SINGLES)] },
    reserve: generated.slice(STARTING_SINGLES),
    epoch,
    pace,
  });
const items = plan(EPOCH);
const key = (item: { outlet: { id: string }; slug: string }) => `${item.outlet.id}/${item.slug}`;

describe('planItems', () => {
  it('has at least 620 items out at the start, 250 singles among them, and 24 with a clip', () => {
    const out = itemsAt(items, EPOCH);
    expect(out.length).toBeGreaterThanOrEqual(620);
    expect(out.filter((item) => item.story === null).length).toBeGreaterThanOrEqual(250);
    expect(out.filter((item) => item.clip).length).toBeGreaterThanOrEqual(24);
  });

  it('gives every item its own address', () => {
    expect(new Set(items.map(key)).size).toBe(items.length);
  });

  it('keeps addresses and distances when the epoch moves, and everything when it does not', () => {
    const later = plan(EPOCH + 5 * HOUR);
    expect(later.map(key).sort()).toEqual(items.map(key).sort());
    expect(plan(EPOCH).map((item) => [key(item), item.publishedAt])).toEqual(
      items.map((item) => [key(item), item.publishedAt]),
    );
  });

  it('releases a single every 20 to 40 seconds for twelve hours', () => {
    const reserve = generated.length - STARTING_SINGLES;
    for (let index = 0; index < reserve; index += 1) {
      const gap = reserveOffset(index) - (index === 0 ? 0 : reserveOffset(index - 1));
      expect(gap).toBeGreaterThanOrEqual(20_000);
      expect(gap).toBeLessThanOrEqual(40_000);
    }
    expect(reserveOffset(reserve - 1)).toBeGreaterThanOrEqual(12 * HOUR);
  });

  it('brings what comes after the epoch sooner at a higher pace, and leaves the past alone', () => {
    const fast = plan(EPOCH, 10);
    const [slowEnd, fastEnd] = [items, fast].map((list) => (list.at(-1)?.publishedAt ?? 0) - EPOCH) as [number, number];
    expect(fastEnd).toBeCloseTo(slowEnd / 10, -1);
    expect(fast[0]?.publishedAt).toBe(items[0]?.publishedAt);
  });
});

describe('itemsAt', () => {
  it('never shows an item before its time and never loses one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 13 * HOUR }), fc.integer({ min: 0, max: HOUR }), (after, more) => {
        const [now, next] = [itemsAt(items, EPOCH + after), itemsAt(items, EPOCH + after + more)];
        expect(now.every((item) => item.publishedAt <= EPOCH + after && item.updatedAt <= EPOCH + after)).toBe(true);
        expect(next.slice(0, now.length).map(key)).toEqual(now.map(key));
      }),
      { numRuns: 40 },
    );
  });
});

describe('singles', () => {
  const singles = [...written.singles, ...generated];

  it('have no title twice and no unfilled mark', () => {
    expect(new Set(singles.map((single) => single.title)).size).toBe(singles.length);
    for (const single of singles)
      expect([single.title, single.summary, ...single.paragraphs].join('\n')).not.toMatch(/[{}|]|undefined|NaN| {2}/);
  });

  it('never say the same in two summaries of the same place', () => {
    const told = generated.map((single) => `${single.tags.join()} ${single.summary}`);
    expect(new Set(told).size).toBe(told.length);
  });

  it('come in all eight categories and in five languages at the start', () => {
    const start = generated.slice(0, STARTING_SINGLES);
    const language = new Map(written.outlets.map((outlet) => [outlet.id, outlet.language]));
    expect(new Set(start.map((single) => single.category)).size).toBe(8);
    expect([...new Set(start.map((single) => language.get(single.outlet)))].sort()).toEqual([
      'ar',
      'de',
      'en',
      'es',
      'fr',
    ]);
  });
});

describe('slugOf', () => {
  it.each([
    ['A café in Méloire opens', 'a-cafe-in-meloire-opens'],
    ['“It rings, we walk”: the nurses’ tale', 'it-rings-we-walk-the-nurses-tale'],
  ])('%s', (title, slug) => expect(slugOf(title)).toBe(slug));

  it('gives a title in another script a hash that differs from its neighbour', () => {
    expect(slugOf('الظل حق')).toMatch(/^n-[a-z0-9]+$/);
    expect(slugOf('الظل حق')).not.toBe(slugOf('الظل حقاً'));
  });
});

describe('withWeekdays', () => {
  it('counts from the day of publication', () => {
    const wednesday = Date.parse('2026-03-04T23:50:00Z');
    expect(withWeekdays('on {day:0}, after {day:-1}, before {day:+4}', wednesday)).toBe(
      'on Wednesday, after Tuesday, before Sunday',
    );
  });
});
