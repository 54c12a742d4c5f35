import { verifyBundle } from '@360/contracts/verify-evidence';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { composeReport } from '../../document/compose.ts';
import { type SealedReport, sealedReport } from '../../document/sealed-report.ts';
import type { Material } from '../../making/frozen.ts';
import { hostileMaterial, inventedMaterial } from '../../making/story.fixture.ts';
import { renderHtml } from './render-html.ts';

const sealedOf = (material: Material): SealedReport => {
  const { document, ledger } = composeReport(material);
  return sealedReport(material, document, ledger);
};
const pageOf = (material: Material): string => renderHtml(sealedOf(material));
const tagsOf = (html: string): string[] => html.match(/<\/?[a-z][\w-]*/gi) ?? [];
/** Every tag of the page with its attributes, as long as their values are quoted. */
const OPENED = /<[a-z][\w-]*(?:\s+[\w:-]+(?:="[^"<>]*")?)*\s*\/?>/gi;

const PIECES = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</style><style>*{}',
  '</template><b>',
  'javascript:alert(1)',
  '<!--',
  ']]>',
  '&lt;b&gt;',
  '\u202Egnp',
  '\u0000',
  '<svg/onload=alert(1)>',
];
const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 12 })), { minLength: 1, maxLength: 5 })
  .map((pieces) => pieces.join(' '))
  .filter((text) => text.trim() !== '');

describe('the page of a report', () => {
  test('holds no tag of what outlets, headlines and topics say', () => {
    const known = new Set(tagsOf(pageOf(inventedMaterial())));
    fc.assert(
      fc.property(hostileText, (text) => {
        const html = pageOf(hostileMaterial(text, { topic: text }));
        expect(tagsOf(html).filter((tag) => !known.has(tag))).toEqual([]);
        expect(html.match(/<script|<img|<iframe|<!--/gi)).toBeNull();
        const attributes = (html.match(OPENED) ?? []).join('\n').replace(/"[^"]*"/g, '""');
        expect(attributes).not.toMatch(/\son\w+=|style=/i);
      }),
      { numRuns: 60 },
    );
  });

  test('leads to pages of the web alone', () => {
    const material = inventedMaterial();
    const [item, ...items] = material.frozen.bundle.items;
    if (!item) throw new Error('no item');
    const bundle = { ...material.frozen.bundle, items: [{ ...item, url: 'javascript:alert(1)' }, ...items] };
    const html = pageOf({ ...material, frozen: { ...material.frozen, bundle } });
    const addresses = [...html.matchAll(/\shref="([^"]*)"/g)].map(([, address]) => address ?? '');
    expect(addresses.length).toBeGreaterThan(10);
    expect(addresses.filter((address) => !/^(#|https:)/.test(address))).toEqual([]);
  });

  test('asks nobody for anything', () => {
    const html = pageOf(inventedMaterial());
    expect(html).not.toMatch(/\ssrc=|url\((?!data:)|@import|<link|<base/);
  });

  test('holds the bundle of evidence whole, and gives each citation its place', async () => {
    const sealed = sealedOf(inventedMaterial());
    const html = renderHtml(sealed);
    const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
    const [, held = ''] = /<template id="evidence-bundle">([^<]*)<\/template>/.exec(html) ?? [];
    const bundle: unknown = JSON.parse(held.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => names[name] ?? ''));
    expect(bundle).toEqual(sealed);
    expect((await verifyBundle(bundle)).ok).toBe(true);
    const cites = [...html.matchAll(/href="#(e-\d+)"/g)].map(([, id]) => id);
    expect(cites.length).toBeGreaterThan(0);
    expect(cites.every((id) => html.includes(`id="${id}"`))).toBe(true);
  });
});
