import { claimSchema } from '@360/contracts/analysis';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EvidenceReport } from '../evidence/evidence.ts';
import { eachTells, HOUR_MS, reportOf, START } from './claims.fixture.ts';
import { claimsOf } from './claims-of.ts';

const claims = (...reports: EvidenceReport[]) => claimsOf({ reports });
const told = (...titles: string[]) => claims(...eachTells(...titles));
const statesOf = (...titles: string[]) => told(...titles).map(({ state }) => state);
const reasonsOf = (...titles: string[]) =>
  told(...titles).flatMap(({ stances }) => stances.flatMap(({ reason }) => reason ?? []));

describe('claimsOf', () => {
  it('finds that independent reports say the same', () => {
    const [claim] = told(
      'The ferry Santa Lucia sank off Palawan on Monday',
      'Ferry Santa Lucia sank off Palawan on Monday, coast guard says',
      'Senate passes budget by four votes in Lennow',
    );
    expect(claim).toMatchObject({
      text: 'The ferry Santa Lucia sank off Palawan on Monday',
      state: 'agreed',
      main: true,
      agreement: { percent: 100, supporting: 2, contradicting: 0 },
      firstItemId: 'o0',
    });
  });

  it.each([
    ['figure', 'Crane falls in Port Lennow, 12 people hurt', 'Nineteen injured as crane falls in Port Lennow'],
    [
      'negation',
      'Governor Mira Oldane signed the water bill on Tuesday',
      'Governor Mira Oldane has not signed the water bill',
    ],
    ['antonym', 'Parliament approved the Lennow harbour treaty', 'Parliament rejected the Lennow harbour treaty'],
    [
      'denial',
      'The ministry paid a ransom for the hostages held in Tarn',
      'The ministry denied that it had paid a ransom for the hostages',
    ],
  ])('sees a contradiction by %s', (reason, one, other) => {
    const [claim] = told(one, other);
    expect(claim).toMatchObject({ state: 'contested', agreement: { percent: 50, supporting: 1, contradicting: 1 } });
    expect(reasonsOf(one, other)).toEqual([reason]);
  });

  it.each([
    [
      'other things',
      'Crane falls in Port Lennow, 12 people hurt',
      'Lennow crane fall leaves 12 cars damaged, police say',
    ],
    ['a lower bound', 'At least 12 people hurt in Lennow', '15 people hurt in Lennow as crane falls'],
    ['a double negation', 'Parliament did not approve the harbour treaty', 'Parliament rejected the harbour treaty'],
    [
      'a count with the one who did it',
      'Gunman killed eight at Lennow yard',
      'Nine killed at Lennow yard, including the gunman',
    ],
    [
      'a negation of something else',
      'The trains collided in Lennow on Monday',
      'The trains did not derail, the Lennow operator said',
    ],
  ])('sees none in %s', (_, one, other) => {
    expect(reasonsOf(one, other)).toEqual([]);
  });

  it('takes tolls hours apart for two states of one event', () => {
    const early = reportOf('a', { title: '12 people killed in Lennow crane fall' });
    const late = reportOf('b', {
      title: '19 people killed in Lennow crane fall',
      report: 1,
      publishedAt: START + 4 * HOUR_MS,
    });
    expect(claims(early, late).map(({ state }) => state)).toEqual(['single-source', 'single-source']);
  });

  it('counts a report once, lists its copies, and lets them add nothing', () => {
    const wire = reportOf('wire', { title: 'A dam broke above Tarn on Sunday, officials said' });
    const other = reportOf('other', { title: 'The dam above Tarn broke on Sunday', report: 1 });
    const copy = reportOf('copy', { title: wire.title, copyOf: 'wire', publishedAt: START + HOUR_MS });
    const [claim] = claims(wire, other, copy);
    expect(claim?.agreement).toMatchObject({ percent: 100, supporting: 2 });
    expect(claim?.stances).toMatchObject(
      [
        { itemId: 'other', copies: [] },
        { itemId: 'wire', copies: ['copy'] },
      ].toSorted((a, b) => (a.itemId < b.itemId ? -1 : 1)),
    );
  });

  it('holds no contradiction where a report knows the other figure, too', () => {
    const both = reportOf('b', {
      title: 'Nine killed in Lennow crane fall',
      body: 'Nine people were killed in the fall. Police in Lennow said 12 people were killed in both falls.',
      report: 1,
    });
    const [claim] = claims(reportOf('a', { title: '12 people killed in Lennow crane fall' }), both);
    expect(claim?.state).not.toBe('contested');
  });

  it('leaves out questions, opinion, captions and greetings', () => {
    expect(
      told(
        'Did Mira Oldane lie to the Lennow council?',
        'We believe Oldane lied to Lennow',
        'Oldane should resign in Lennow',
        'Image copyright Lennow Press',
        'Good morning from Lennow, where it rains',
      ),
    ).toEqual([]);
  });

  it('keeps in another language only what a figure or two names make checkable', () => {
    const foreign = (title: string) => claims(reportOf('a', { title, language: 'de' }));
    expect(foreign('Der Kran fiel am Montag um und traf 14 Autos')).toHaveLength(1);
    expect(foreign('Das war ein langer Tag am Hafen')).toEqual([]);
  });

  it('agrees and contradicts across languages on what happened to people', () => {
    const german = reportOf('b', { title: '19 Menschen wurden getötet: Kran in Lennow', report: 1, language: 'de' });
    const [claim] = claims(reportOf('a', { title: '12 people were killed in Lennow by Kran' }), german);
    expect(claim?.stances.map(({ reason }) => reason)).toContain('figure');
  });

  it('withdraws what its only source has taken back', () => {
    const before = 'Mira Oldane was arrested at the Lennow harbour on Sunday.';
    const item = reportOf('a', {
      title: 'Council of Lennow meets on the harbour',
      body: 'The council met on Sunday in Lennow.',
      revisions: [{ at: START + HOUR_MS, kind: 'text', before, after: null }],
    });
    expect(claims(item).find(({ text }) => text === before)).toMatchObject({
      state: 'withdrawn',
      agreement: { percent: null, supporting: 0 },
      stances: [{ itemId: 'a', passage: 'a#0' }],
    });
    const other = reportOf('b', { title: 'Mira Oldane was arrested at Lennow harbour on Sunday', report: 1 });
    expect(claims(item, other).some(({ state }) => state === 'withdrawn')).toBe(false);
  });

  it('names speakers by what it is told', () => {
    const [claim] = claimsOf({ reports: eachTells('The mayor said the Lennow bridge was closed') }, () => 'the mayor');
    expect(claim).toMatchObject({ speaker: 'the mayor', kind: 'statement' });
  });

  it('puts main claims first, then those of most supporters', () => {
    const found = told(
      'Storm Hane hit Lennow on Monday',
      'Storm Hane hit Lennow on Monday, police say',
      'Port of Tarn was closed by Hane',
    );
    expect(found.map(({ agreement }) => agreement.supporting)).toEqual([2, 1]);
    expect(statesOf('Storm Hane hit Lennow on Monday')).toEqual(['single-source']);
  });
});

const PLACES = ['Lennow', 'Tarn', 'Orle'];
const sentence = fc
  .tuple(
    fc.constantFrom(...PLACES),
    fc.integer({ min: 2, max: 9 }),
    fc.constantFrom('killed', 'injured', 'rescued'),
    fc.boolean(),
  )
  .map(([place, count, outcome, negated]) =>
    negated
      ? `No people were ${outcome} in ${place} as the crane fell, police said.`
      : `${count} people were ${outcome} in ${place} as the crane fell, police said.`,
  );
const story = fc
  .array(fc.array(sentence, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 })
  .map((texts) =>
    texts.map((sentences, index) =>
      reportOf(`o${index}`, {
        title: sentences[0] ?? '',
        body: sentences.slice(1).join(' '),
        report: index,
        publishedAt: START + index * 60_000,
      }),
    ),
  );

describe('claimsOf, of any story', () => {
  it('keeps to the contract, percentages within their interval and none where fewer than two speak', () => {
    fc.assert(
      fc.property(story, (reports) => {
        for (const claim of claimsOf({ reports })) {
          const { percent, supporting, contradicting, low, high } = claimSchema.parse(claim).agreement;
          if (supporting + contradicting < 2) expect([percent, low, high]).toEqual([null, null, null]);
          else {
            expect(percent).toBeGreaterThanOrEqual(low ?? 101);
            expect(percent).toBeLessThanOrEqual(high ?? -1);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('does not depend on the order it is given in', () => {
    fc.assert(
      fc.property(
        story.chain((reports) =>
          fc.tuple(fc.constant(reports), fc.shuffledSubarray(reports, { minLength: reports.length })),
        ),
        ([reports, shuffled]) => {
          expect(claimsOf({ reports: shuffled })).toEqual(claimsOf({ reports }));
        },
      ),
      { numRuns: 40 },
    );
  });

  it('changes no agreement when a copy is added', () => {
    fc.assert(
      fc.property(story, fc.nat(), (reports, pick) => {
        const source = reports[pick % reports.length] as EvidenceReport;
        const copy = {
          ...source,
          ...{ id: 'copy', outletId: 'copy', outletName: 'The Copy', copyOf: source.id },
          publishedAt: source.publishedAt + 12 * HOUR_MS,
          segments: source.segments.map((segment) => ({ ...segment, itemId: 'copy', id: `copy#${segment.index}` })),
        };
        const agreements = (given: EvidenceReport[]) =>
          claimsOf({ reports: given }).map(({ id, agreement, state }) => ({ id, agreement, state }));
        expect(agreements([...reports, copy])).toEqual(agreements(reports));
      }),
      { numRuns: 40 },
    );
  });

  it('reads a story of 300 items in well under two seconds', () => {
    const reports = Array.from({ length: 300 }, (_, index) =>
      reportOf(`o${index}`, {
        title: `Crane falls in Lennow, ${10 + (index % 7)} people hurt`,
        body: Array.from(
          { length: 14 },
          (_, at) =>
            `Officer ${String.fromCharCode(65 + (index % 26))}${at}x said crane ${(index * 31 + at * 7) % 97} of dock ${(index * 17 + at) % 53} was moved to Tarn on Monday.`,
        ).join(' '),
        report: index,
        publishedAt: START + index * 60_000,
      }),
    );
    const times = Array.from({ length: 3 }, () => {
      const started = performance.now();
      claimsOf({ reports });
      return performance.now() - started;
    });
    expect(Math.min(...times)).toBeLessThan(2_000);
  });
});
