import type { OutletRecords, StorySource } from '@360/contracts/evidence-source';
import { describe, expect, it } from 'vitest';
import { evidenceOf } from './read-evidence.ts';

const AT = '2026-05-12T06:00:00.000Z';

const sourceReport = (
  id: string,
  more: Partial<StorySource['reports'][number]> = {},
): StorySource['reports'][number] => ({
  ...{
    id,
    url: `https://quay.example/${id}`,
    title: 'Pier closes',
    summary: '',
    text: '',
    cut: false,
    outletId: 'quay',
  },
  ...{ outletName: 'The Quay', owner: null, outletKind: null, country: 'GB', language: 'en', publishedAt: AT },
  ...{ contentType: 'article', isPost: false, approach: null, report: 0, copyOf: null, creditTo: null, revisions: [] },
  ...more,
});

const source = (reports: StorySource['reports']): StorySource => ({
  ...{
    id: 'story',
    title: 'Pier closes',
    category: 'world',
    asOf: AT,
    reports,
    left: 0,
    velocity: null,
    usualPerHour: 2,
  },
  usualApproaches: {
    shares: { institutional: 0.5, economic: 0, technological: 0, environmental: 0, social: 0, investigative: 0 },
    reports: 80,
  },
});

const outlet = (id: string) => ({
  ...{ id, name: id, owner: null, country: null, language: 'en', kind: null, leaning: null },
  ...{ items: 3, revised: 1, usualShare: 0.5 },
});
const records: OutletRecords = {
  category: 'world',
  since: AT,
  stories: 4,
  days: 30,
  outlets: [outlet('tarn'), outlet('quay')],
};

describe('evidenceOf', () => {
  it('orders reports by time and id, the catalogue by id, and reads every text', () => {
    const reports = [
      sourceReport('b', { text: 'It is shut.' }),
      sourceReport('a'),
      sourceReport('c', { publishedAt: '2026-05-12T05:00:00.000Z' }),
    ];
    const evidence = evidenceOf(source(reports), records);
    expect(evidence.reports.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
    expect(evidence.reports[2]?.segments.map(({ text }) => text)).toEqual(['Pier closes', 'It is shut.']);
    expect(evidence.catalogue.map(({ id }) => id)).toEqual(['quay', 'tarn']);
    expect(evidence).toMatchObject({ storyId: 'story', asOf: Date.parse(AT), usualPerHour: 2, velocity: null });
  });

  it('sets each sentence that went beside the one that came for it', () => {
    const change = {
      ...{ at: AT, kind: 'text' as const, notice: null, title: { before: 'Pier open', after: 'Pier closes' } },
      gone: ['Ten people were hurt on the pier.', 'Nobody was arrested.'],
      added: ['Divers came.', 'Twelve people were hurt on the pier.'],
    };
    const [report] = evidenceOf(source([sourceReport('a', { revisions: [change] })]), records).reports;
    expect(report?.revisions.map(({ kind, before, after }) => [kind, before, after])).toEqual([
      ['title', 'Pier open', 'Pier closes'],
      ['text', 'Ten people were hurt on the pier.', 'Twelve people were hurt on the pier.'],
      ['text', 'Nobody was arrested.', null],
      ['text', null, 'Divers came.'],
    ]);
  });

  it('tells of a correction by its notice', () => {
    const change = {
      at: AT,
      kind: 'correction' as const,
      notice: 'Corrects the toll.',
      title: null,
      gone: [],
      added: [],
    };
    const [report] = evidenceOf(source([sourceReport('a', { revisions: [change] })]), records).reports;
    expect(report?.revisions).toEqual([
      { at: Date.parse(AT), kind: 'correction', before: null, after: 'Corrects the toll.' },
    ]);
  });
});
