import type { Claim } from '@360/contracts/analysis';
import { agreementOf } from '../claims/agreement.ts';
import { START } from '../evidence/evidence.fixture.ts';

/** A main claim of so many supporting and contradicting reports, told first by `firstItemId`; stances cite titles. */
export const claimOf = (
  supporting: readonly string[],
  contradicting: readonly string[] = [],
  fields: Partial<Claim> = {},
): Claim => {
  const stance = (itemId: string, report: number, supports: boolean): Claim['stances'][number] => ({
    ...{
      report,
      itemId,
      outletId: itemId,
      stance: supports ? 'supports' : 'contradicts',
      reason: supports ? null : 'figure',
    },
    ...{ passage: `${itemId}#0`, copies: [] },
  });
  return {
    id: `claim-${[...supporting, '-', ...contradicting].join('-')}`,
    ...{ text: 'Pier closes', kind: 'event', main: true, speaker: null },
    state: contradicting.length > 0 ? 'contested' : supporting.length > 1 ? 'agreed' : 'single-source',
    stances: [
      ...supporting.map((id, at) => stance(id, at, true)),
      ...contradicting.map((id, at) => stance(id, supporting.length + at, false)),
    ],
    agreement: agreementOf(supporting.length, contradicting.length),
    ...{ firstItemId: supporting[0] ?? 'none', firstAt: new Date(START).toISOString() },
    ...fields,
  };
};
