import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createArena, MAX_BLOCK, startOf } from './arena.ts';
import { createChains } from './chains.ts';
import { createTermTable } from './term-table.ts';
import { createTop } from './top.ts';

describe('arena', () => {
  it('never gives two blocks the same place, whatever is given back in between', () => {
    const step = fc.oneof(fc.integer({ min: 1, max: 300 }), fc.constant(0));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const arena = createArena();
        const blocks: { address: number; length: number; mark: number }[] = [];
        for (const [mark, length] of steps.entries()) {
          const old = length === 0 ? blocks.shift() : undefined;
          if (old) arena.free(old.address, old.length);
          if (length === 0) continue;
          const address = arena.allocate(length);
          arena.arrayOf(address).fill(mark, startOf(address), startOf(address) + length);
          blocks.push({ address, length, mark });
        }
        for (const { address, length, mark } of blocks)
          expect(
            arena
              .arrayOf(address)
              .subarray(startOf(address), startOf(address) + length)
              .every((value) => value === mark),
          ).toBe(true);
      }),
    );
  });

  it('uses a block again and refuses one that is too long', () => {
    const arena = createArena();
    const first = arena.allocate(100);
    arena.free(first, 100);
    expect(arena.allocate(99)).toBe(first);
    expect(() => arena.allocate(MAX_BLOCK + 1)).toThrow(RangeError);
  });
});

describe('term table', () => {
  const someTerm = fc.constantFrom(...Array.from({ length: 40 }, (_, index) => `term${index}`));

  it('knows a term by one number, also after others were forgotten, whatever the seed', () => {
    const step = fc.record({ term: someTerm, forget: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), fc.nat(), (steps, seed) => {
        const table = createTermTable(1_000, seed);
        const numbers = new Map<string, number>();
        for (const { term, forget } of steps) {
          const known = numbers.get(term);
          if (forget && known !== undefined) {
            table.forget(known);
            numbers.delete(term);
          } else if (!forget) {
            const number = table.intern(term);
            expect(number).toBe(known ?? number);
            numbers.set(term, number);
          }
        }
        expect(table.size).toBe(numbers.size);
        for (const [term, number] of numbers) expect(table.intern(term)).toBe(number);
        expect(new Set(numbers.values()).size).toBe(numbers.size);
      }),
    );
  });

  it('reads a term out of a text', () => {
    const table = createTermTable();
    expect(table.intern('the ferry sank', 4, 9)).toBe(table.intern('ferry'));
  });

  it('gives no more numbers than it may, and one that is given back again', () => {
    const table = createTermTable(2);
    expect(['a', 'b', 'c', 'a'].map((term) => table.intern(term))).toEqual([0, 1, -1, 0]);
    table.forget(1);
    expect([table.intern('c'), table.size]).toEqual([1, 2]);
  });

  it('keeps apart as many terms as a language has', () => {
    const table = createTermTable();
    const numbers = new Set(Array.from({ length: 50_000 }, (_, index) => table.intern(`word${index}`)));
    expect(numbers.size).toBe(50_000);
  });
});

describe('chains', () => {
  it('keep the order of what is added, through any taking out', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ slot: fc.nat(12), list: fc.nat(2) }), { maxLength: 80 }), (steps) => {
        const chains = createChains();
        const plain: number[][] = [[], [], []];
        for (const { slot, list } of steps) {
          const at = plain.findIndex((slots) => slots.includes(slot));
          if (at >= 0) {
            chains.remove(at, slot);
            plain[at] = (plain[at] ?? []).filter((each) => each !== slot);
          } else {
            chains.append(list, slot);
            plain[list]?.push(slot);
          }
        }
        for (const [list, slots] of plain.entries()) {
          expect(chains.size(list)).toBe(slots.length);
          const [there, back]: [number[], number[]] = [[], []];
          if (slots.length > 0) {
            for (let slot = chains.first(list); slot >= 0; slot = chains.next(slot)) there.push(slot);
            for (let slot = chains.last(list); slot >= 0; slot = chains.previous(slot)) back.unshift(slot);
          }
          expect([there, back]).toEqual([slots, slots]);
        }
      }),
    );
  });
});

describe('top', () => {
  it('keeps what a stable sort would put first', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { maxLength: 40 }), fc.integer({ min: 1, max: 8 }), (scores, limit) => {
        const top = createTop(limit);
        for (const [key, score] of scores.entries()) top.offer(key, score);
        const sorted = scores.map((score, key) => ({ score, key })).sort((a, b) => b.score - a.score);
        expect(Array.from(top.keys.subarray(0, top.count))).toEqual(sorted.slice(0, limit).map(({ key }) => key));
      }),
    );
  });
});
