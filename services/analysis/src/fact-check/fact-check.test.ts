import { describe, expect, it } from 'vitest';
import { claimOf } from '../analyse/claims.fixture.ts';
import { reportOf } from '../analyse/story.fixture.ts';
import { START } from '../evidence/evidence.fixture.ts';
import { factCheckOf } from './fact-check.ts';

describe('factCheckOf', () => {
  const revised = reportOf('a', {
    revisions: [{ at: START, kind: 'title', before: 'Pier shuts', after: 'Pier closes' }],
  });
  const reports = [revised, reportOf('b'), reportOf('c')];

  it('counts claims by what is known of them', () => {
    const claims = [
      claimOf(['a', 'b', 'c']),
      claimOf(['a', 'b']),
      claimOf(['a']),
      claimOf(['b'], [], { main: false }),
      claimOf(['a', 'b', 'c'], ['d']),
      claimOf(['a'], [], { state: 'withdrawn' }),
    ];
    expect(factCheckOf(claims, reports, 4, null)).toMatchObject({
      ...{ verified: 1, underReview: 2, disputed: 1, withdrawn: 1, opinion: 4 },
    });
  });

  it('states velocity as the story has it, and revised items of all', () => {
    const velocity = { perHour: 3, usualPerHour: 1.5, ratio: 2 };
    expect(factCheckOf([], reports, 0, velocity)).toMatchObject({
      velocity,
      correctionRate: { revised: 1, items: 3, percent: 33.3 },
    });
  });
});
