import { describe, expect, it } from 'vitest';
import { evidenceReport } from '../evidence/evidence.fixture.ts';
import { quotesOfReport, speakerOf } from './report-quotes.ts';

const report = evidenceReport('herald', {
  title: 'Port to close',
  text: 'The port will close in May. Ann Moe said that the quay was breaking apart. “We have no choice at all,” she said.',
});
const [, first, second, third] = report.segments;

describe('quotesOfReport', () => {
  it('names the segment each quotation stands in, and quotes it to the letter', () => {
    const quotes = quotesOfReport(report);
    expect(quotes.map(({ segmentId, speaker }) => [segmentId, speaker])).toEqual([
      [second?.id, 'Ann Moe'],
      [third?.id, 'Ann Moe'],
    ]);
    for (const { segmentId, text, content } of quotes) {
      const segment = report.segments.find(({ id }) => id === segmentId);
      expect(segment?.text.slice(content.start, content.end)).toBe(text);
    }
  });
});

describe('speakerOf', () => {
  it('gives the speaker of what a segment attributes, and nobody for what the outlet says itself', () => {
    const speaker = speakerOf([report]);
    expect([first, second, third].map((segment) => speaker(segment?.id ?? ''))).toEqual([null, 'Ann Moe', 'Ann Moe']);
    expect(speaker('unknown#0')).toBeNull();
  });
});
