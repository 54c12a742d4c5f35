import { growth, LINEAR } from '@360/testkit/growth';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attribute, markupOf, readXml, textOf, type XmlElement } from './xml-tree.ts';

const rootOf = (source: string): XmlElement => {
  const root = readXml(source, 0, 500);
  if (!root) throw new Error(`no element in ${source}`);
  return root;
};

/** The tree on one line: `a(b c(d))`. */
const shapeOf = ({ name, children }: XmlElement): string =>
  children.length > 0 ? `${name}(${children.map(shapeOf).join(' ')})` : name;

describe('readXml', () => {
  test.each([
    ['<a><b>x</b></a>', 'a(b)'],
    ['<A><b>x</B></a>', 'a(b)'],
    ['<a><b>x</a>', 'a(b)'],
    ['<a><b>x</c><d/></a>', 'a(b d)'],
    ['<a><b>x</b></c><d/></a>', 'a(b d)'],
    ['<a><b>x<br>y</p></b><d/></a>', 'a(b(br) d)'],
    ['<a>1 < 2<b/></a>', 'a(b)'],
    ['<a x="1>2"><b/></a>', 'a(b)'],
    ['<a x="1><b/></a>', 'a(b)'],
    ['<a><!-- <b> --><![CDATA[<c>]]><?d <e> ?></a>', 'a'],
    ['<r><item>1</item><item>2', 'r(item)'],
    ['<r><e><x:entry><t>1', 'r(e)'],
    ['<r><item>1</item><![CDATA[x', 'r(item)'],
    ['<r><item><t>1</t><item><t>2</t></item></r>', 'r(item(t) item(t))'],
    ['<r><item><t>1<item><t>2</t></item></r>', 'r(item(t) item(t))'],
    ['<constructor a="1">x</constructor>', 'constructor'],
    ['<a/><b/>', 'a'],
  ])('%j is read as %s', (source, shape) => expect(shapeOf(rootOf(source))).toBe(shape));

  test.each(['', 'text', '<', '< a>', '<a', '<!-- <a> -->'])('%j has no element', (source) => {
    expect(readXml(source, 0, 500)).toBeNull();
  });

  test('vocabularies are known by their addresses, whatever their prefix, where they are declared', () => {
    const source = `<r xmlns:m="http://search.yahoo.com/mrss/" xmlns:media="http://other.example/">
      <m:content/><media:content/><dc:date/><x xmlns="http://www.w3.org/2005/Atom"><link/></x>
      <y xmlns:q=' HTTPS://purl.org/dc/terms '><q:issued/></y><q:issued/></r>`;
    expect(shapeOf(rootOf(source))).toBe(
      'r(media:content media:content dc:date atom:x(atom:link) y(dcterms:issued) q:issued)',
    );
  });

  test.each([
    '<feed xmlns="http://www.w3.org/2005/Atom"><entry/></feed>',
    '<a:feed xmlns:a="http://www.w3.org/2005/Atom"><a:entry/></a:feed>',
    '<feed xmlns="http://purl.org/atom/ns#draft-ietf-atompub-format-08"><entry/></feed>',
    '<feed xmlns:atom="http://www.w3.org/2005/Atom"><atom:entry/></feed>',
  ])('the elements of the feed itself have plain names: %s', (source) => {
    expect(shapeOf(rootOf(source))).toBe('feed(entry)');
  });

  test('more elements in each other than anybody writes are refused', () => {
    expect(() => readXml('<a>'.repeat(20_000), 0, 500)).toThrow('nests its elements too deeply');
  });

  test('more elements than any feed holds are refused', () => {
    expect(() => readXml(`<a>${'<b/>'.repeat(500_000)}`, 0, 500)).toThrow('too many elements');
  });

  test('entries beyond the most that are wanted are not looked at', () => {
    const root = readXml(`<r>${'<item><b/></item>'.repeat(1_000_000)}`, 0, 500);
    expect(root?.children).toHaveLength(500);
  });

  test('reads anything, within the text', () => {
    const pieces = fc.constantFrom(
      ...['<a>', '</a>', '<b c="d">', '</b>', '<item>', '</item>', 'text', '<', '>', '"', '<!--', '-->', '<e/>'],
      ...['<![CDATA[', ']]>', '<x xmlns="', '<br>', '&lt;', '</'],
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const source = parts.join('');
        const check = (element: XmlElement): void => {
          expect(element.contentAt).toBeLessThanOrEqual(element.contentEnd);
          expect(element.contentEnd).toBeLessThanOrEqual(source.length);
          for (const child of element.children) check(child);
        };
        const root = readXml(source, 0, 500);
        if (root) check(root);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['unclosed elements', (size: number) => '<a>'.repeat(size / 12)],
    ['closing tags of nothing', (size: number) => `<a>${'<b></c>'.repeat(size)}`],
    ['tags that end nowhere', (size: number) => '<a '.repeat(3 * size)],
    ['quotes that end nowhere', (size: number) => `<r>${'<a b="\'/>'.repeat(size + 1)}</r>`],
    ['declarations', (size: number) => `<r>${`<a xmlns:b${'x'.repeat(50)}="c">`.repeat(size / 12)}`],
    [
      'one tag with many declarations',
      (size: number) => `<r${Array.from({ length: size }, (_, n) => ` xmlns:n${n}="m"`).join('')}/>`,
    ],
    ['one long name', (size: number) => `<r><${'a'.repeat(20 * size)}`],
    ['one long attribute', (size: number) => `<r ${'a'.repeat(20 * size)}>`],
  ])('takes linear time: %s', (_name, source) => {
    const read = (size: number) => attribute(readXml(source(size), 0, 500) ?? undefined, 'href');
    expect(growth(read, 25_000)).toBeLessThan(LINEAR);
  });
});

describe('attribute', () => {
  const element = rootOf(`<a HREF='x&amp;y' b = "1 > 2" c=bare xml:base=" /d " e empty="" q="it's">`.concat('</a>'));
  test.each([
    ['href', 'x&y'],
    ['b', '1 > 2'],
    ['c', 'bare'],
    ['xml:base', '/d'],
    ['e', ''],
    ['empty', ''],
    ['q', "it's"],
    ['it', undefined],
    ['z', undefined],
  ])('%s', (name, value) => expect(attribute(element, name)).toBe(value));
  test('of nothing', () => expect(attribute(undefined, 'a')).toBeUndefined());
});

describe('textOf', () => {
  test.each([
    [' a &amp; b ', 'a & b'],
    ['<![CDATA[a &amp; b]]>', 'a &amp; b'],
    ['a &lt; <![CDATA[b < c]]> &gt; d', 'a < b < c > d'],
    ['a<!-- no & comment -->b', 'ab'],
    ['&eacute;&#8217;&#x2019;&nbsp;.', 'é’’\u00a0.'],
    ['?a=1&copy=2', '?a=1&copy=2'],
    ['&#0;a\u0000&#x1F;b', 'ab'],
    ['<p>a</p>', '<p>a</p>'],
    ['&declared;', '&declared;'],
    ['a <![CDATA[b', 'a b</t>'],
  ])('%j says %j', (content, text) => expect(textOf(rootOf(`<t>${content}</t>`))).toBe(text));
});

test('markup stays markup, and a CDATA section within is text', () => {
  expect(markupOf(rootOf('<t><p>a &amp; <![CDATA[<b>]]></p></t>'))).toBe('<p>a &amp; &lt;b></p>');
});
