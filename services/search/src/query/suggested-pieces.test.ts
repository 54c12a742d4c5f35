import type { IntentPiece } from '@360/contracts/search-help';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { understand } from '../answers/understand.ts';
import { anyQuery } from './query-samples.ts';
import { withSuggested } from './suggested-pieces.ts';

const NOW = new Date('2026-06-10T12:00:00Z');
const QUERY = 'floods around the Elbe in the wettest month of spring';
const said = (text = QUERY) => understand(text, NOW, []);
const with_ = (pieces: IntentPiece[], text = QUERY) => withSuggested(said(text), text, pieces, NOW);
const of = (piece: string, because: string): IntentPiece => ({ piece, because });
const kinds = ({ chips }: ReturnType<typeof said>) => chips.map(({ kind, value }) => `${kind} ${value}`);

describe('what a model understood of a query', () => {
  it('is a chip at the words that say so; places and topics are searched all the same', () => {
    const better = with_([of('country:de', 'the Elbe'), of('category:environment', 'floods')]);
    expect(better.chips).toContainEqual({ kind: 'place', label: 'Germany', value: 'DE', start: 14, end: 22 });
    expect(better.text).toBe(said().text);
    expect(better.filters).toEqual(said().filters);
  });

  it('narrows the time and takes its words out of the search', () => {
    const span = 'the wettest month of spring';
    const better = with_([of('after:2026-05-01', span), of('before:2026-05-31', span)]);
    expect(better.filters.after).toEqual(new Date('2026-05-01T00:00:00Z'));
    expect(better.filters.before).toEqual(new Date('2026-06-01T00:00:00Z'));
    expect(better.text).not.toContain('wettest');
    expect(kinds(better)).toEqual(expect.arrayContaining(['after 2026-05-01', 'before 2026-05-31']));
    expect(better.chips.find(({ kind }) => kind === 'after')?.label).toBe(span);
  });

  it.each<[string, IntentPiece]>([
    ['words that do not stand there', of('country:de', 'the Rhine')],
    ['a part of a word', of('country:de', 'lbe')],
    ['no words', of('country:de', ' ')],
    ['no piece of the query language', of('continent:europe', 'the Elbe')],
    ['a value there is none of', of('country:atlantis', 'the Elbe')],
    ['several pieces at once', of('country:de country:at', 'the Elbe')],
    ['words beside a piece', of('country:de floods', 'the Elbe')],
    ['what leaves out', of('-country:de', 'the Elbe')],
    ['what only operators may say', of('source:reuters', 'the Elbe')],
    ['coverage', of('agreement:<60', 'floods')],
    ['a type', of('type:video', 'floods')],
    ['a filter in disguise', of('country:"de" OR owner = "x"', 'the Elbe')],
    ['a time to come that leaves no day', of('after:x', 'floods')],
  ])('is nothing where it is %s', (_, piece) => {
    expect(with_([piece])).toEqual(said());
  });

  it('never goes against what was understood before, or the reader wrote', () => {
    const text = 'strike in France after:2026-01-01';
    expect(with_([of('country:de', 'France'), of('before:2025-01-01', 'strike')], text)).toEqual(said(text));
  });

  it('adds chips of its four kinds alone, whatever is suggested', () => {
    const piece = fc.oneof(
      anyQuery,
      fc.constantFrom('country:fr', 'category:tech', 'after:2026', 'before:2020', 'type:story', '"', 'owner:x'),
    );
    const suggested = fc.array(fc.record({ piece, because: fc.oneof(fc.constantFrom('a', 'in', 'the'), anyQuery) }));
    fc.assert(
      fc.property(anyQuery, suggested, (text, pieces) => {
        const [before, after] = [said(text), with_(pieces, text)];
        const known = new Set(before.chips.map((chip) => JSON.stringify(chip)));
        for (const chip of after.chips.filter((each) => !known.has(JSON.stringify(each))))
          expect(['place', 'topic', 'after', 'before', 'text']).toContain(chip.kind);
        const { after: from, before: to, ...lists } = after.filters;
        const { after: _f, before: _t, ...earlier } = before.filters;
        expect([lists, after.coverage, after.excluded, after.phrases]).toEqual([
          earlier,
          before.coverage,
          before.excluded,
          before.phrases,
        ]);
        expect(from && to ? from < to : true).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
