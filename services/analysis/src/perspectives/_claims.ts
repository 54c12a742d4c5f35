import type { Claim, Stance } from '@360/contracts/analysis';

type Says = Pick<Stance, 'itemId' | 'report'> & Partial<Stance>;

/** A claim as tests write it down: who says it, and who contradicts it. */
export const claimOf = (id: string, stances: readonly Says[], more: Partial<Claim> = {}): Claim => ({
  ...{ id, text: `The sentence of ${id}.`, kind: 'event', main: false, state: 'agreed', speaker: null },
  stances: stances.map((says) => ({
    ...{ outletId: says.itemId, stance: 'supports', reason: null, passage: `${says.itemId}#1`, copies: [] },
    ...says,
  })),
  agreement: { percent: null, supporting: 1, contradicting: 0, low: null, high: null },
  firstItemId: stances[0]?.itemId ?? '',
  firstAt: '2026-05-12T06:00:00.000Z',
  ...more,
});
