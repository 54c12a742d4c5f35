import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentencesIn } from './sentences.ts';

const texts = (text: string, language?: string) => sentencesIn(text, language).map((span) => span.text);

describe('sentencesIn', () => {
  it.each([
    ['plain', 'The pier closed. Nobody was hurt.', ['The pier closed.', 'Nobody was hurt.']],
    ['titles', 'Mr. Okafor met Dr. Lind. They agreed.', ['Mr. Okafor met Dr. Lind.', 'They agreed.']],
    [
      'initials',
      'J. K. Marlow and George W. Bush spoke. He left.',
      ['J. K. Marlow and George W. Bush spoke.', 'He left.'],
    ],
    ['a letter at the end', 'They chose plan B. The council agreed.', ['They chose plan B.', 'The council agreed.']],
    ['a country inside', 'The U.S. Senate voted.', ['The U.S. Senate voted.']],
    [
      'a country at the end',
      'He went to the U.S. The visit was short.',
      ['He went to the U.S.', 'The visit was short.'],
    ],
    ['decimals', 'Prices rose 3.5 percent to $1.20. Wages fell.', ['Prices rose 3.5 percent to $1.20.', 'Wages fell.']],
    ['the number of a thing', 'No. 10 said no. Then it said yes.', ['No. 10 said no.', 'Then it said yes.']],
    [
      'months',
      'It opens on Sept. 5 at noon. It closes in Dec. The rest is open.',
      ['It opens on Sept. 5 at noon.', 'It closes in Dec.', 'The rest is open.'],
    ],
    [
      'hours',
      'It began at 10 a.m. EST on Monday. It ended at 3 p.m. Police left.',
      ['It began at 10 a.m. EST on Monday.', 'It ended at 3 p.m.', 'Police left.'],
    ],
    [
      'companies',
      'Quay Inc. Chief Ada Lind quit. Acme Corp. The shares fell.',
      ['Quay Inc. Chief Ada Lind quit.', 'Acme Corp.', 'The shares fell.'],
    ],
    [
      'ellipses',
      'He waited... and waited. Then… nothing. Silence...',
      ['He waited... and waited.', 'Then… nothing.', 'Silence...'],
    ],
    [
      'addresses',
      'See https://quay.example/a.b?Q=1!X for more. It is free.',
      ['See https://quay.example/a.b?Q=1!X for more.', 'It is free.'],
    ],
    ['lists', '1. Open the door\n2. Close it.\n- Leave. Go.', ['1. Open the door', '2. Close it.', '- Leave.', 'Go.']],
    ['lines', 'Pier closes\nThe harbour\r\nis shut\u2028for now', ['Pier closes', 'The harbour', 'is shut', 'for now']],
  ])('%s', (_, text, expected) => {
    expect(texts(text)).toEqual(expected);
  });

  it.each([
    ['a question within', '“Why now?” she asked. Nobody knew.', ['“Why now?” she asked.', 'Nobody knew.']],
    ['a named speaker behind a cry', '“Never!” Ada Okafor said. He left.', ['“Never!” Ada Okafor said.', 'He left.']],
    [
      'two sentences quoted',
      '"We won. They lost," he said. The crowd left.',
      ['"We won. They lost," he said.', 'The crowd left.'],
    ],
    ['a full stop within', 'He said "no." Then he left.', ['He said "no."', 'Then he left.']],
    [
      'German marks',
      '„Wir gehen. Sie bleiben“, sagte er. Dann ging er.',
      ['„Wir gehen. Sie bleiben“, sagte er.', 'Dann ging er.'],
    ],
    ['a mark that is never closed', '"We won. They lost. Nobody knew.', ['"We won.', 'They lost.', 'Nobody knew.']],
    [
      'inches',
      'The pipe is 6" wide. It broke. "Sad," he said.',
      ['The pipe is 6" wide.', 'It broke.', '"Sad," he said.'],
    ],
  ])('keeps quotations whole: %s', (_, text, expected) => {
    expect(texts(text)).toEqual(expected);
  });

  it.each([
    [
      'de',
      'Am 3. Oktober sprach Dr. Lind, z. B. über Nr. 5. Danach ging sie.',
      ['Am 3. Oktober sprach Dr. Lind, z. B. über Nr. 5.', 'Danach ging sie.'],
    ],
    ['de', 'Es kostet ca. 5 Mio. Euro. Das ist viel.', ['Es kostet ca. 5 Mio. Euro.', 'Das ist viel.']],
    ['fr', 'M. Lind et Mme. Roy sont venus. Ils ont parlé.', ['M. Lind et Mme. Roy sont venus.', 'Ils ont parlé.']],
    [
      'es',
      'El Sr. López y la Dra. Ruiz llegaron. ¿Por qué? Nadie sabe.',
      ['El Sr. López y la Dra. Ruiz llegaron.', '¿Por qué?', 'Nadie sabe.'],
    ],
    ['ar', 'وصل د. أحمد اليوم. هل غادر؟ لا أحد يعرف.', ['وصل د. أحمد اليوم.', 'هل غادر؟', 'لا أحد يعرف.']],
    ['zh', '桥关闭了。没有人受伤！为什么？', ['桥关闭了。', '没有人受伤！', '为什么？']],
    ['no language_at all', 'One. Two.', ['One.', 'Two.']],
  ])('reads %s', (language, text, expected) => {
    expect(texts(text, language)).toEqual(expected);
  });

  it('finds spans in order that hold every character but white space, whatever the text', () => {
    const pieces = fc.constantFrom(
      'Mr. ',
      'No. 5 ',
      '"',
      '“',
      '”',
      '. ',
      '? ',
      '\n',
      'U.S. ',
      'The ',
      'pier ',
      '。',
      'é',
      ' ',
      '…',
      '1. ',
    );
    const any = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(any, (text) => {
        let at = 0;
        for (const { start, end, text: sentence } of sentencesIn(text)) {
          expect(start).toBeGreaterThanOrEqual(at);
          expect(end).toBeGreaterThan(start);
          expect(text.slice(at, start).trim()).toBe('');
          expect(text.slice(start, end)).toBe(sentence);
          at = end;
        }
        expect(text.slice(at).trim()).toBe('');
      }),
    );
  });

  it('takes time in proportion to the length of a text that never ends', () => {
    const started = performance.now();
    sentencesIn('a? '.repeat(60_000));
    sentencesIn('“a. '.repeat(40_000));
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});
