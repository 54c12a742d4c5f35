import { describe, expect, test } from 'vitest';
import { composeReport } from '../../document/compose.ts';
import { type SealedReport, sealedReport } from '../../document/sealed-report.ts';
import type { Material } from '../../making/frozen.ts';
import { hostileMaterial, inventedMaterial } from '../../making/story.fixture.ts';
import { renderPdf } from './render-pdf.ts';

const sealedOf = (material: Material): SealedReport => {
  const { document, ledger } = composeReport(material);
  return sealedReport(material, document, ledger);
};

describe('the paper of a report', () => {
  test('is the same, byte for byte, when it is made again', async () => {
    const [first, second] = [
      await renderPdf(sealedOf(inventedMaterial())),
      await renderPdf(sealedOf(inventedMaterial())),
    ];
    expect(first.bytes.equals(second.bytes)).toBe(true);
    expect(first.pages).toBeGreaterThan(4);
    const text = first.bytes.toString('latin1');
    expect(text.startsWith('%PDF-1.7')).toBe(true);
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(first.pages);
    expect(text).toContain('evidence.json');
    expect(text).toContain('D:20260304120000Z');
  });

  test('stands whatever characters it is given, and however long a word is', async () => {
    const hostile = [
      '漢字とかな',
      '🚨',
      'सड़क',
      'a\u0301\u0302',
      '\ud800',
      'x'.repeat(900),
      'محافظ البنك 12 المركزي',
    ].join(' ');
    const { bytes, pages } = await renderPdf(sealedOf(hostileMaterial(hostile, { topic: hostile })));
    expect(bytes.byteLength).toBeGreaterThan(10_000);
    expect(pages).toBeLessThan(60);
  });
});
