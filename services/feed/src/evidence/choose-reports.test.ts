import { EVIDENCE_REPORTS, EVIDENCE_TEXTS } from '@360/contracts/evidence-source';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseReports } from './choose-reports.ts';

const items = (reports: number[]) => reports.map((report, at) => ({ id: `i${at}`, report }));

describe('chooseReports', () => {
  it('reads the first of each independent report before copies, and of those the newest first', () => {
    const copies = Array.from({ length: 400 }, () => 0);
    const { ids, whole } = chooseReports(items([0, ...copies, 1]));
    expect(whole).toContain('i0');
    expect(whole).toContain('i401');
    expect(whole).toContain('i400');
    expect(ids).not.toContain('i1');
  });

  it('chooses no more than it may, each item once', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20), { maxLength: 400 }), (reports) => {
        const { ids, whole } = chooseReports(items(reports));
        expect(ids.size).toBe(Math.min(reports.length, EVIDENCE_REPORTS));
        expect(whole.size).toBe(Math.min(reports.length, EVIDENCE_TEXTS));
        expect(whole.isSubsetOf(ids)).toBe(true);
      }),
    );
  });
});
