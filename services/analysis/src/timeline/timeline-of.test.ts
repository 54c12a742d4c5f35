import { describe, expect, it } from 'vitest';
import { claimOf } from '../analyse/claims.fixture.ts';
import { eachAlone, MINUTE_MS, reportOf } from '../analyse/story.fixture.ts';
import { START, storyEvidence } from '../evidence/evidence.fixture.ts';
import { timelineOf } from './timeline-of.ts';

describe('timelineOf', () => {
  const reports = [
    reportOf('quay', { title: 'Ferry sinks', text: 'The ferry sank off Port Lennow on Sunday. It was built in 1990.' }),
    {
      ...reportOf('coast', { title: 'Captain held', text: 'Police arrested the captain on Monday.' }),
      ...{ report: 1, publishedAt: START + 90.5 * MINUTE_MS },
      revisions: [
        { at: START + 200 * MINUTE_MS, kind: 'title' as const, before: 'Captain hurt', after: 'Captain held' },
      ],
    },
  ];
  const claims = [
    claimOf(['coast', 'quay'], [], { text: 'Police arrested the captain on Monday.', firstItemId: 'coast' }),
    claimOf(['quay'], [], { text: 'It was built in 1990.', main: false }),
    claimOf(['quay'], [], { text: 'The ferry is safe.', state: 'withdrawn' }),
    claimOf(['quay', 'coast'], [], { text: 'Ferry sinks', firstItemId: 'quay' }),
  ];
  const entries = timelineOf(storyEvidence(reports), claims);

  it('tells events by the days named, reports and main claims with their lag, and revisions, oldest first', () => {
    expect(
      entries.map(({ at, kind, precision, outletName, lagMinutes, sentence }) => [
        at.slice(5, 16),
        kind,
        precision,
        outletName,
        lagMinutes,
        sentence.text,
      ]),
    ).toEqual([
      ['05-10T00:00', 'event', 'day', null, null, 'The ferry sank off Port Lennow on Sunday.'],
      ['05-11T00:00', 'event', 'day', null, null, 'Police arrested the captain on Monday.'],
      ['05-12T06:00', 'report', 'minute', 'The quay', 0, 'Ferry sinks'],
      ['05-12T07:30', 'report', 'minute', 'The coast', 90, 'Captain held'],
      ['05-12T07:30', 'claim', 'minute', 'The coast', 90, 'Police arrested the captain on Monday.'],
      ['05-12T09:20', 'revision', 'minute', 'The coast', null, 'The coast has changed the title of its report.'],
    ]);
  });

  it('cites the passage of each', () => {
    expect(entries.map(({ sentence }) => sentence.passages)).toEqual([
      ['quay#1'],
      ['coast#1'],
      ['quay#0'],
      ['coast#0'],
      ['coast#1'],
      ['coast#0'],
    ]);
  });

  it('tells one event once, by the report that was first', () => {
    const told = eachAlone([
      reportOf('quay', { text: 'The ferry sank off Port Lennow on Sunday.' }),
      reportOf('coast', { text: 'Off Port Lennow a ferry sank on Sunday.' }),
    ]);
    expect(timelineOf(storyEvidence(told), []).filter(({ kind }) => kind === 'event')).toHaveLength(1);
  });

  it('has sixty entries at most', () => {
    const many = eachAlone(
      Array.from({ length: 80 }, (_, at) => reportOf(`o${at}`, { text: 'The ferry sank on Sunday.' })),
    );
    expect(timelineOf(storyEvidence(many), [])).toHaveLength(60);
  });
});
