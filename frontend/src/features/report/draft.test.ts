import { reportRequestSchema } from '@360/contracts/reports';
import { expect, test } from 'vitest';
import { draftIn, firstDraft, lastDays, missingIn, newReportId, requestOf, withFormat, withSection } from './draft.ts';

const NOW = Date.parse('2026-11-20T09:00:00.000Z');

test('at first: standard, the centrist, all eight sections, pdf and html', () => {
  expect(firstDraft()).toMatchObject({ depth: 'standard', persona: 'centrist', formats: ['pdf', 'html'] });
  expect(firstDraft().sections).toHaveLength(8);
});

test('sections and formats toggle freely and keep their order; without one of each nothing can be made', () => {
  let draft = withFormat(withFormat(firstDraft(), 'html'), 'json');
  expect(draft.formats).toEqual(['pdf', 'json']);
  expect(withSection(withSection(draft, 'impact'), 'impact').sections).toEqual(draft.sections);
  draft = withFormat(withFormat(draft, 'pdf'), 'json');
  expect(missingIn(draft)).toBe('format');
  for (const section of draft.sections) draft = withSection(draft, section);
  expect(missingIn(draft)).toBe('section');
  expect(missingIn(firstDraft())).toBeNull();
});

test('what is sent covers the last seven days and is what the service takes', () => {
  const draft = withSection(firstDraft(), 'appendices');
  const request = requestOf(draft, { storyId: 's1', title: 'x'.repeat(400) }, newReportId(), NOW);
  expect(request.timeframe).toEqual({ from: '2026-11-13T09:00:00.000Z', to: '2026-11-20T09:00:00.000Z' });
  const read = reportRequestSchema.parse(request);
  expect(read.topic).toHaveLength(300);
  expect(Object.values(read.include).filter(Boolean)).toHaveLength(7);
  expect(read.include.appendices).toBe(false);
  expect(lastDays(NOW)).toEqual(request.timeframe);
});

test('names of reports are new, and hold letters and digits alone', () => {
  expect(newReportId()).toMatch(/^[a-f\d]{32}$/);
  expect(newReportId()).not.toBe(newReportId());
});

test('a kept draft is read with what is known of it alone', () => {
  const kept = { ...firstDraft(), sections: ['related', 'other', 'impact'], formats: ['exe', 'json'], more: 1 };
  expect(draftIn(JSON.parse(JSON.stringify(kept)))).toEqual({
    ...firstDraft(),
    sections: ['impact', 'related'],
    formats: ['json'],
  });
  for (const none of [null, 'x', {}, { ...kept, persona: 'poet' }, { ...kept, sections: 'all' }])
    expect(draftIn(none)).toBeNull();
});
