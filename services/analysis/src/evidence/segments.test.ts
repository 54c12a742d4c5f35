import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_SEGMENTS, type ReportText, segmentsOf, textReadOf } from './segments.ts';

const report = (more: Partial<ReportText>): ReportText => ({
  ...{ id: 'a1', title: 'Pier closes', summary: '', text: '', language: 'en' },
  ...more,
});

describe('segmentsOf', () => {
  it('gives title, summary and body in order, with the places they stand at', () => {
    const read = report({ summary: 'The pier shuts. ', text: 'A crack was found. Nobody was hurt.' });
    expect(segmentsOf(read).map(({ id, part, offset, text }) => ({ id, part, offset, text }))).toEqual([
      { id: 'a1#0', part: 'title', offset: 0, text: 'Pier closes' },
      { id: 'a1#1', part: 'summary', offset: 13, text: 'The pier shuts.' },
      { id: 'a1#2', part: 'body', offset: 30, text: 'A crack was found.' },
      { id: 'a1#3', part: 'body', offset: 49, text: 'Nobody was hurt.' },
    ]);
    expect(textReadOf(read)).toBe('Pier closes\n\nThe pier shuts.\n\nA crack was found. Nobody was hurt.');
  });

  it.each([
    ['its first words', 'A crack was found'],
    ['a part that breaks off', 'A crack was found. Nobody was…'],
    ['sentences in other places', 'Nobody was hurt. A crack was found.'],
    ['an invitation behind it', 'A crack was found [...] Read more'],
  ])('leaves out a summary that the body repeats: %s', (_, summary) => {
    const parts = segmentsOf(report({ summary, text: 'A crack was found. It is deep. Nobody was hurt.' }));
    expect(parts.map(({ part }) => part)).not.toContain('summary');
  });

  it('marks what every page of a site says, and never the title', () => {
    const read = report({ title: 'Read more', text: 'A crack was found.\nShare this article\nNobody was hurt.' });
    expect(segmentsOf(read).map(({ boilerplate }) => boilerplate)).toEqual([false, false, true, false]);
  });

  it('reads four hundred segments at most', () => {
    expect(segmentsOf(report({ text: 'It rained. '.repeat(900) }))).toHaveLength(MOST_SEGMENTS);
  });

  it('cuts what has no end', () => {
    const segments = segmentsOf(report({ text: 'water '.repeat(2_000) }));
    expect(Math.max(...segments.map(({ text }) => text.length))).toBeLessThanOrEqual(1_500);
    expect(
      segments
        .slice(1)
        .map(({ text }) => text)
        .join(' '),
    ).toBe('water '.repeat(2_000).trim());
  });

  it('every segment stands where it says, whatever the text', () => {
    const words = fc
      .array(fc.constantFrom('The pier ', 'shut. ', '\n', '“No. ', '”', '😀', 'é', '  ', '? '))
      .map((all) => all.join(''));
    const text = fc.oneof(words, fc.string({ unit: 'binary', maxLength: 60 }));
    fc.assert(
      fc.property(text, text, text, (title, summary, body) => {
        const read = report({ title, summary, text: body });
        const whole = textReadOf(read);
        let at = 0;
        for (const { offset, text: said } of segmentsOf(read)) {
          expect(whole.slice(offset, offset + said.length)).toBe(said);
          expect(offset).toBeGreaterThanOrEqual(at);
          at = offset + said.length;
        }
      }),
    );
  });
});
