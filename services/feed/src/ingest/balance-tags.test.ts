import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { balanceTags } from './balance-tags.ts';

describe('balanceTags', () => {
  test.each([
    ['<a><b>x</b></a>', '<a><b>x</b></a>'],
    ['<a><b>x</a>', '<a><b>x</b></a>'],
    ['<a><b>x</c></a>', '<a><b>x</b></a>'],
    ['<a><b>x</b></c></a>', '<a><b>x</b></a>'],
    ['<a>1 < 2</a>', '<a>1 &lt; 2</a>'],
    ['<a x="1>2"/>', '<a x="1>2"/>'],
    ['<a><!-- <b> --><![CDATA[<c>]]></a>', '<a><!-- <b> --><![CDATA[<c>]]></a>'],
    ['<r><item>1</item><item>2', '<r><item>1</item></r>'],
    ['<r><e><x:entry><t>1', '<r><e></e></r>'],
    ['<r><item>1</item><![CDATA[x', '<r><item>1</item></r>'],
    ['<constructor a="1">x</constructor>', '<xconstructor a="1">x</xconstructor>'],
    ['', ''],
  ])('%j becomes %j', (xml, expected) => expect(balanceTags(xml)).toBe(expected));

  test('changes nothing the second time', () => {
    const pieces = fc.constantFrom(
      '<a>',
      '</a>',
      '<b c="d">',
      '</b>',
      '<item>',
      '</item>',
      'text',
      '<',
      '>',
      '"',
      '<!--',
      '-->',
      '<e/>',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const once = balanceTags(parts.join(''));
        expect(balanceTags(once)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });
});
