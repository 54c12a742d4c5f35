import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { excerptOf } from '../ingest/excerpt.ts';
import { htmlToLine, htmlToText, textAsHtml } from './html-text.ts';

describe('htmlToText', () => {
  test.each([
    ['<p>One</p><p>Two<br>Three</p>', 'One\n\nTwo\nThree'],
    ['a<script>alert("</b>")</script>b', 'ab'],
    ['a<SCRIPT\n>x</ScRiPt >b', 'ab'],
    ['a<style>p{}</style><!-- c > d -->b', 'ab'],
    ['<a title="x > y" href=\'#\'>link</a>', 'link'],
    ['a < b and c > d', 'a < b and c > d'],
    ['Tom &amp; Jerry &lt;3', 'Tom & Jerry <3'],
    ['Tom &amp;amp; Jerry&amp;#8217;s', 'Tom & Jerry’s'],
    ['&lt;p&gt;Twice &lt;b&gt;escaped&lt;/b&gt;&lt;/p&gt;', 'Twice escaped'],
    ['<p>How to use the &lt;script&gt; tag</p>', 'How to use the <script> tag'],
    ['<ul><li>a</li><li>b</li></ul>', 'a\n\nb'],
    ['don&rsquo;t&nbsp;go &#x2014; now', 'don’t go — now'],
    ['<p>a</p>&lt;img src=x onerror="alert(1)"&gt;', 'a'],
    ['a </ b> c <// d> e', 'a c e'],
    ['a\u0000b\u202ec\u00ad', 'abc'],
    ['text <script>never closed', 'text'],
    ['text <a href="never closed', 'text'],
    ['<![CDATA[kept <b>words</b>]]>', 'kept words]]>'],
    ['', ''],
  ])('%j reads %j', (html, text) => expect(htmlToText(html)).toBe(text));

  test('gives escaped text back as it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const visible = htmlToLine(textAsHtml(text));
        if (/^[\p{L}\p{N} .,<>]*$/u.test(text)) expect(visible).toBe(text.normalize('NFC').replace(/\s+/g, ' ').trim());
      }),
    );
  });

  test('leaves no tag that was a tag, whatever is around it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), fc.string({ unit: 'grapheme-ascii' }), (before, after) => {
        const text = htmlToText(`<p>${before.replaceAll('<', '')}</p><script>evil()</script><p>${after}</p>`);
        expect(text).not.toContain('evil()');
      }),
    );
  });

  test('a hundred thousand open tags are no more work than their length', () => {
    expect(htmlToText('<select>'.repeat(100_000))).toBe('');
    expect(htmlToText('<a '.repeat(100_000))).toBe('');
    expect(htmlToText(`a${'\u0301'.repeat(200_000)}${'\u0323'.repeat(200_000)}`).length).toBeLessThan(20);
  });
});

describe('excerptOf', () => {
  test('keeps a short text', () => expect(excerptOf(' a\n\nb ', 10)).toBe('a b'));
  test('ends with a sentence when it can', () => {
    expect(excerptOf('First sentence here. Second one goes on', 30)).toBe('First sentence here.');
  });
  test('else ends with a word', () => expect(excerptOf('one two three four', 12)).toBe('one two…'));
  test('cuts a single long word', () => expect(excerptOf('x'.repeat(50), 10)).toBe(`${'x'.repeat(9)}…`));
  test('never exceeds the limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.integer({ min: 10, max: 100 }), (text, limit) => {
        expect(excerptOf(text, limit).length).toBeLessThanOrEqual(limit);
      }),
    );
  });
});
