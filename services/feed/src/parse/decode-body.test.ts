import { deflateRawSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { decodeBody } from './decode-body.ts';

const xml = (encoding: string, text: string): string => `<?xml version="1.0" encoding="${encoding}"?><t>${text}</t>`;

describe('decodeBody', () => {
  test.each([
    ['windows-1251', 'Новости дня'],
    ['koi8-r', 'Новости дня'],
    ['iso-8859-2', 'Zażółć gęślą jaźń'],
    ['windows-1252', '„Grüße“ – €5'],
    ['shift_jis', '日本語のニュース'],
    ['gb2312', '新闻联播今日要闻'],
    ['euc-kr', '오늘의 뉴스'],
    ['big5', '今日新聞'],
  ])('%s by its prolog, and by its header', (encoding, text) => {
    const encode = (source: string): Uint8Array => iconv.encode(source, encoding);
    expect(decodeBody(encode(xml(encoding, text)), 'text/xml')).toContain(text);
    expect(decodeBody(encode(`<t>${text}</t>`), `text/xml; charset="${encoding}"`)).toContain(text);
  });

  test('seven-bit Japanese is not taken for ASCII', () => {
    const body = Buffer.from('<?xml version="1.0" encoding="ISO-2022-JP"?><t>\u001b$BF|K\\8l\u001b(B</t>', 'latin1');
    expect(decodeBody(body, 'text/xml')).toContain('<t>日本語</t>');
  });

  test('Latin-1 means windows-1252', () => {
    expect(decodeBody(Buffer.from([0x93, 0x61, 0x94, 0x80]), 'text/xml; charset=ISO-8859-1')).toBe('“a”€');
  });

  test('a server default does not overrule a prolog that knows better', () => {
    const body = iconv.encode(xml('windows-1251', 'Новости'), 'windows-1251');
    expect(decodeBody(body, 'text/xml; charset=iso-8859-1')).toContain('Новости');
  });

  test.each(['windows-1252', 'iso-8859-1', 'utf-16', 'windows-1251', 'nonsense'])(
    'UTF-8 survives a prolog that says %s',
    (encoding) => expect(decodeBody(Buffer.from(xml(encoding, 'Grüße, мир')), 'text/xml')).toContain('Grüße, мир'),
  );

  test('windows-1252 survives a prolog that says UTF-8', () => {
    expect(decodeBody(iconv.encode(xml('utf-8', 'café – crème brûlée'), 'windows-1252'), 'text/xml')).toContain(
      'café – crème brûlée',
    );
  });

  test('one broken character does not turn a UTF-8 text into another encoding', () => {
    const body = Buffer.concat([
      Buffer.from('Grüße aus München, schöne Grüße an alle Bürger und Hörer'),
      Buffer.from([0xff]),
    ]);
    expect(decodeBody(body, null)).toContain('Grüße aus München');
  });

  test('a meta element counts', () => {
    const html = '<html><head><meta http-equiv="Content-Type" content="text/html; charset=windows-1251"></head>Новости';
    expect(decodeBody(iconv.encode(html, 'windows-1251'), 'text/html')).toContain('Новости');
  });

  test.each(['utf-8', 'utf-16le', 'utf-16be'])('%s by its mark', (encoding) => {
    const body = iconv.encode('<t>Grüße</t>', encoding, { addBOM: true });
    expect(decodeBody(body, 'text/xml; charset=koi8-r')).toBe('<t>Grüße</t>');
  });

  test.each(['utf-16le', 'utf-16be'])('%s without a mark', (encoding) => {
    expect(decodeBody(iconv.encode('<?xml?><t>Grüße</t>', encoding), null)).toBe('<?xml?><t>Grüße</t>');
  });

  test.each(['utf-16le', 'utf-16be', 'utf-32le', 'utf-32be'])('%s without a mark, after a line break', (encoding) => {
    expect(decodeBody(iconv.encode('\n<t>Grüße</t>', encoding), null)).toBe('\n<t>Grüße</t>');
  });

  test.each(['utf-32le', 'utf-32be'])('%s by its mark', (encoding) => {
    expect(decodeBody(iconv.encode('<t>Grüße</t>', encoding, { addBOM: true }), null)).toContain('<t>Grüße</t>');
  });

  test.each(['windows-1251', 'Windows_1251', 'win-1251', 'CP1251', ' windows-1251'])(
    'the spelling %j is understood',
    (label) => {
      expect(decodeBody(iconv.encode(xml(label, 'Новости'), 'windows-1251'), 'text/xml')).toContain('Новости');
    },
  );

  test.each([
    ['<?xml version="1.0" encoding="windows-1251><t>Новости</t>', 'text/xml'],
    ["<?xml version='1.0' encoding='windows-1251'?><t>Новости</t>", null],
    ['<?xml version="1.0" encoding=windows-1251?><t>Новости</t>', null],
    ['<t>Новости</t>', "text/xml; charset='windows-1251'"],
    ['<t>Новости</t>', 'text/xml;charset = "windows-1251'],
  ])('quotes may be missing: %s %s', (text, type) => {
    expect(decodeBody(iconv.encode(text, 'windows-1251'), type)).toContain('Новости');
  });

  test.each([
    ['ru', 'windows-1251', 'Новости дня'],
    ['ja-JP', 'shift_jis', '日本語のニュース'],
    ['ja', 'euc-jp', '日本語のニュース'],
    ['zh-CN', 'gbk', '新闻联播今日要闻'],
    ['zh-TW', 'big5', '今日新聞'],
    ['ko', 'euc-kr', '오늘의 뉴스'],
    ['el', 'windows-1253', 'Νέα της ημέρας'],
    ['pl', 'windows-1250', 'Zażółć gęślą jaźń'],
  ])('a feed in %s that wrongly says UTF-8 is read as %s', (language, encoding, text) => {
    const source = `<?xml version="1.0" encoding="utf-8"?><language>${language}</language><t>${text}</t>`;
    expect(decodeBody(iconv.encode(source, encoding), 'text/xml; charset=utf-8')).toContain(text);
  });

  test('a packed body that nobody announced is unpacked, even when it breaks off', () => {
    const text = xml('utf-8', 'Grüße');
    expect(decodeBody(gzipSync(text), 'text/xml')).toBe(text);
    const long = xml('utf-8', Array.from({ length: 5_000 }, (_, n) => `<i>${n * n}</i>`).join(''));
    const packed = gzipSync(long);
    expect(decodeBody(packed.subarray(0, packed.length - 2_000), null).startsWith(long.slice(0, 1_000))).toBe(true);
  });

  test('a packed body of more than any feed holds stays packed', () => {
    const bomb = gzipSync(Buffer.alloc(100_000_000));
    expect(decodeBody(bomb, null).length).toBeLessThan(2 * bomb.length);
    expect(decodeBody(Buffer.concat([Buffer.from([0x1f, 0x8b]), deflateRawSync('x')]), null)).not.toBe('x');
  });

  test('any bytes become some text', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.option(fc.string()), (body, type) => {
        expect(typeof decodeBody(body, type)).toBe('string');
      }),
    );
  });
});
