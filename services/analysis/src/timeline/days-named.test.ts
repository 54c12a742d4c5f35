import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayNamedIn } from './days-named.ts';

/** A Thursday morning. */
const PUBLISHED = Date.UTC(2026, 2, 12, 10);
const dayIn = (sentence: string, language: string | null = 'en'): string | null => {
  const day = dayNamedIn(sentence, language, PUBLISHED);
  return day === null ? null : new Date(day).toISOString().slice(0, 10);
};

describe('dayNamedIn', () => {
  it.each([
    ['The ferry sank on Monday.', '2026-03-09'],
    ['The ferry sank on Thursday.', '2026-03-12'],
    ['The ferry sank on Saturday night.', '2026-03-07'],
    ['The court sits next Tuesday.', '2026-03-17'],
    ['The company said on Wednesday it will appeal.', '2026-03-11'],
    ['The minister spoke yesterday in Paris.', '2026-03-11'],
    ['On 3 March the mayor resigned.', '2026-03-03'],
    ['On March 3, 2025, the port closed.', '2025-03-03'],
    ['The first case was found on December 30.', '2025-12-30'],
    ['Gunmen attacked a theatre on November 13.', '2025-11-13'],
    ['The court is expected to rule on April 2.', '2026-04-02'],
    ['The law of 2026-02-01 stands.', '2026-02-01'],
  ])('reads %j as %s', (sentence, day) => {
    expect(dayIn(sentence)).toBe(day);
  });

  it.each([
    ['a weekday when something is ahead', 'The court will sit on Monday.'],
    ['a weekday that may be that of an update', 'The ferry sank early Friday.'],
    ['a date soon to come or a year past', 'The end of the ban on April 2 drew crowds.'],
    ['a month', 'May said she may leave in March.'],
    ['a date that has two readings', 'It was bought on 3/4/2025.'],
    ['a name', 'The 9/11 attacks changed the law.'],
    ['a newspaper', 'The Sunday Times reports it.'],
    ['what comes back every week', 'The market opens every Friday.'],
    ['a day in a quotation', '“It began on Monday,” he said.'],
    ['no day', 'The ferry sank.'],
  ])('does not guess: %s', (_, sentence) => {
    expect(dayIn(sentence)).toBeNull();
  });

  it.each([
    ['de', 'Am 9.3.2026 sank die Fähre.', '2026-03-09'],
    ['fr', 'Le ferry a coulé le 09/03/2026.', '2026-03-09'],
    ['ja', '2026年3月9日、フェリーが沈没した。', '2026-03-09'],
    ['ar', 'غرقت العبارة في ٩/٣/٢٠٢٦.', '2026-03-09'],
    ['de', 'Am 31.2.2026 sank die Fähre.', null],
    ['de', 'Die Fähre sank am Montag.', null],
  ])('reads numerals in other languages: %s %j', (language, sentence, day) => {
    expect(dayIn(sentence, language)).toBe(day);
  });

  it('never names a day that is not midnight UTC, whatever the text', () => {
    const words = fc.constantFrom(
      'on ',
      'Monday ',
      'next ',
      'March ',
      '31 ',
      '2026 ',
      '1.2.2026 ',
      'will ',
      '“',
      '”',
      'said ',
    );
    fc.assert(
      fc.property(fc.array(words), fc.constantFrom('en', 'de', null), (parts, language) => {
        const day = dayNamedIn(parts.join(''), language, PUBLISHED);
        expect((day ?? 0) % 86_400_000).toBe(0);
      }),
    );
  });
});
