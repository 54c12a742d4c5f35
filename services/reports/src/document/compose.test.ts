import { REPORT_SECTIONS } from '@360/contracts/reports';
import { verifyBundle } from '@360/contracts/verify-evidence';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inventedMaterial } from '../making/story.fixture.ts';
import { composeReport } from './compose.ts';
import type { ReportDocument } from './document.ts';
import { sealedReport } from './sealed-report.ts';

const composed = (...terms: Parameters<typeof inventedMaterial>) => {
  const material = inventedMaterial(...terms);
  const { document, ledger } = composeReport(material);
  return { material, document, ledger, sealed: sealedReport(material, document, ledger) };
};
const partOf = ({ parts }: ReportDocument, id: string): string =>
  JSON.stringify(parts.find((part) => part.id === id)?.blocks);

describe('a report', () => {
  test('holds the sections that were chosen and no others, whoever reads it', () => {
    fc.assert(
      fc.property(
        fc.subarray([...REPORT_SECTIONS], { minLength: 1 }),
        fc.constantFrom('centrist' as const, 'investigator' as const, 'internationalist' as const),
        fc.constantFrom('standard' as const, 'deep' as const),
        (sections, persona, depth) => {
          const { parts } = composed({ sections, persona, depth }).document;
          const known: readonly string[] = REPORT_SECTIONS;
          expect(parts.map(({ id }) => id).filter((id) => known.includes(id))).toEqual(sections);
          expect(parts.every(({ blocks }) => blocks.length > 0)).toBe(true);
          expect(parts.some(({ id }) => id === 'notes')).toBe(!sections.includes('appendices'));
        },
      ),
      { numRuns: 40 },
    );
  });

  test('verifies as it is, and with no byte of it changed', async () => {
    const { sealed } = composed();
    expect(await verifyBundle(sealed)).toMatchObject({ ok: true, failures: [] });
    const text = JSON.stringify(sealed);
    for (const at of [0.2, 0.4, 0.6, 0.8].map((share) => Math.floor(text.length * share))) {
      const letter = text.slice(at).search(/[a-z]/) + at;
      const changed = `${text.slice(0, letter)}${text[letter] === 'x' ? 'y' : 'x'}${text.slice(letter + 1)}`;
      expect((await verifyBundle(JSON.parse(changed))).ok).toBe(false);
    }
  });

  test('withholds what its passages do not carry, and counts it', () => {
    const material = inventedMaterial();
    const [carried] = material.reading.sentences;
    if (!carried) throw new Error('no sentence');
    const reading = {
      ...material.reading,
      sentences: [
        carried,
        { ...carried, text: 'Mayor Ilse Brandvik said the dam wall itself was holding for 48 hours.' },
        { ...carried, text: 'Mayor Osk Tellander said the dam wall itself was holding.' },
        { ...carried, passages: ['nowhere-1#0'] },
      ],
    };
    const { document, ledger } = composeReport({ ...material, reading });
    expect(ledger.counts().withheld).toBe(3);
    expect(JSON.stringify(document)).not.toMatch(/48 hours|Tellander/);
    expect(partOf(document, 'in-short')).toContain('Ilse Brandvik');
  });

  test('says that nothing falls within its time frame', async () => {
    const timeframe = { from: '2025-01-01T00:00:00.000Z', to: '2025-01-07T23:59:59.999Z' };
    const { document, sealed } = composed({ timeframe });
    for (const id of ['perspectives', 'influence', 'timeline'])
      expect(partOf(document, id)).toContain('in the time frame, 1 January 2025 to 7 January 2025.');
    expect(partOf(document, 'related')).toContain('No related story');
    expect((await verifyBundle(sealed)).ok).toBe(true);
  });

  test('says why a section abstains, with the condition that failed', () => {
    expect(partOf(composed().document, 'blindspots')).toContain('it takes 5 or more, and there are 2');
  });

  test('tells figures that can be recomputed from the evidence it holds', () => {
    const { document, material } = composed();
    const [claim] = material.frozen.analysis.claims;
    const { supporting, contradicting } = claim?.agreement ?? { supporting: 0, contradicting: 0 };
    const percent = Math.floor((100 * supporting) / (supporting + contradicting));
    expect(partOf(document, 'consensus')).toContain(`${percent}% (9–91%), ${supporting}:${contradicting}`);
    expect(partOf(document, 'consensus')).toContain('The flood reached 310 homes in Lennow.');
  });
});
