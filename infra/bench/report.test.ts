import { describe, expect, it } from 'vitest';
import { tableOf } from './report.ts';

describe('tableOf', () => {
  it('aligns columns and shows the reference with its name', () => {
    const table = tableOf({
      name: 'stories',
      rows: [
        {
          set: 'made up',
          figure: 'F1',
          value: 0.91234,
          unit: '',
          reference: { name: 'lead', value: 0.5 },
          ratio: 1.82468,
        },
        { set: 'x', figure: 'speed', value: 2345.6, unit: 'items/s' },
      ],
    });
    expect(table.split('\n')).toEqual([
      'stories',
      'set      figure  value  unit     reference     ratio',
      'made up  F1      0.912           0.500 (lead)  1.825',
      'x        speed   2346   items/s',
    ]);
  });
});
