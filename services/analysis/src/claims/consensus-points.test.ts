import { consensusPointSchema } from '@360/contracts/analysis';
import { describe, expect, it } from 'vitest';
import { reportOf } from './claims.fixture.ts';
import { claimsOf } from './claims-of.ts';
import { consensusPointsOf } from './consensus-points.ts';

describe('consensusPointsOf', () => {
  const reports = [
    reportOf('a', { title: 'Crane falls in Port Lennow, 12 people hurt' }),
    reportOf('b', { title: 'Nineteen injured as crane falls in Port Lennow', report: 1 }),
    reportOf('c', { title: 'Crane falls in Port Lennow, 12 people hurt', copyOf: 'a' }),
    reportOf('d', { title: 'The council of Orle met on Monday', report: 2 }),
  ];

  it('names the outlets on each side, copies among them, and cites the sentence itself', () => {
    const points = consensusPointsOf(claimsOf({ reports }), { reports });
    expect(points.map((point) => consensusPointSchema.parse(point))).toEqual(points);
    expect(points).toMatchObject([
      {
        agreement: 50,
        supportingSources: ['The a', 'The c'],
        conflictingSources: ['The b'],
        sentence: { text: 'Crane falls in Port Lennow, 12 people hurt', passages: ['a#0'], figures: [], phrase: null },
      },
    ]);
  });
});
