import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quotesIn } from './quotes.ts';

const read = (text: string) =>
  quotesIn(text).map(({ speaker, cue, content, direct }) => ({
    speaker: speaker && text.slice(speaker.start, speaker.end),
    cue: cue && text.slice(cue.start, cue.end),
    content: text.slice(content.start, content.end),
    direct,
  }));

describe('quotesIn', () => {
  it.each([
    ['Ann Moe said that the port would close.', 'Ann Moe', 'that the port would close', false],
    [
      'Ann Moe, head of the Harbour Board, said on Monday the port would close.',
      'Ann Moe',
      'the port would close',
      false,
    ],
    ['“The quay is breaking apart,” Ann Moe said.', 'Ann Moe', '“The quay is breaking apart,”', true],
    ['“The quay is breaking apart,” said Ann Moe, who runs it.', 'Ann Moe', '“The quay is breaking apart,”', true],
    [
      'Ann Moe told reporters: "We will not open the port again."',
      'Ann Moe',
      '"We will not open the port again."',
      true,
    ],
    ['According to police, two people were hurt in the fire.', 'police', 'two people were hurt in the fire', false],
    ['Two people were hurt in the fire, according to police.', 'police', 'Two people were hurt in the fire', false],
    ['The road will be closed until May, officials said.', 'officials', 'The road will be closed until May', false],
    ['MOENS: We never agreed to that.', 'MOENS', 'We never agreed to that', false],
  ])('reads %s', (text, speaker, content, direct) => {
    expect(read(text)).toEqual([expect.objectContaining({ speaker, content, direct })]);
  });

  it.each([
    ['Mr Roe denied Ann Moe’s claim that the quay had been sold.', 'that the quay had been sold'],
    ['The mayor rejected fears that the dam would break.', 'that the dam would break'],
    ['Ann Moe is confident that the bridge will hold.', 'that the bridge will hold'],
    ['The bank was accused of hiding its losses.', 'hiding its losses'],
    ['The port is expected to close in May.', 'to close in May'],
    ['As Ann Moe noted, the quay was built for smaller ships.', 'the quay was built for smaller ships'],
    ['In the words of Ann Moe, the quay was built for smaller ships.', 'the quay was built for smaller ships'],
    ['Ann Moe learned that the quay had been sold.', 'that the quay had been sold'],
    ['The guild was criticized for saying that the quay is safe.', 'that the quay is safe'],
    ['While Ann Moe admitted the quay was old, the guild paid for it.', 'the quay was old'],
    ['Ann Moe said the quay was safe; divers went down all the same.', 'the quay was safe'],
    ['“The quay is breaking apart,” Ann Moe said after meeting the guild.', '“The quay is breaking apart,”'],
  ])('finds what is told by a noun, a state or an aside: %s', (text, content) => {
    expect(read(text).map((quote) => quote.content)).toContain(content);
  });

  it.each([
    'The charges that have been dropped were old.',
    'Ann Moe wrote in a hurry.',
    'People stopped responding to the survey.',
    'Ann Moe plans for the best.',
  ])('reads nothing from %s', (text) => {
    expect(read(text)).toEqual([]);
  });

  it('takes a headline for the words of somebody who speaks below it', () => {
    const [first] = read('Moe: Quay Was Never Safe\nAnn Moe said on Monday that the quay would close.');
    expect(first).toMatchObject({ speaker: 'Moe', content: 'Quay Was Never Safe' });
    expect(read('Lennow: Quay Was Never Safe\nAnn Moe said on Monday that the quay would close.')).toHaveLength(1);
  });

  it('reads both halves of a quotation that its cue stands in', () => {
    const found = read('“We have no choice,” said Ann Moe, “and no time to lose.”');
    expect(found.map(({ content }) => content)).toEqual(['“We have no choice,”', '“and no time to lose.”']);
    expect(new Set(found.map(({ speaker }) => speaker))).toEqual(new Set(['Ann Moe']));
  });

  it('lets speech that opens the next paragraph go on from the last speaker', () => {
    const found = read('“It was dark,” John Roe added. “Nobody saw it.”\n“And then it fell into the sea.”');
    expect(found.map(({ speaker, content }) => [speaker, content])).toEqual([
      ['John Roe', '“It was dark,”'],
      ['John Roe', '“Nobody saw it.”'],
      ['John Roe', '“And then it fell into the sea.”'],
    ]);
  });

  it('names the person a pronoun stands for, of the fitting kind, and nobody where nobody fits', () => {
    const text =
      'Mary Poe met the crew of John Roe at the quay. She said that the ship was lost. He said that it was not.';
    expect(read(text).map(({ speaker }) => speaker)).toEqual(['Mary Poe', 'John Roe']);
    expect(read('He said that the ship was lost.')[0]?.speaker).toBeNull();
    expect(read('The Harbour Board met. She said that the ship was lost.')[0]?.speaker).toBeNull();
  });

  it.each([
    'The United States and two other states signed the report.',
    'A report on the claims of the group was published on Monday.',
    'Gaza: 14 killed in a strike on a market.',
    'The bridge is 300 metres long.',
    'SA) told the U.S. it was hit.',
    'People in the town called Miracle Run left their homes.',
  ])('hears nobody in: %s', (text) => {
    expect(read(text)).toEqual([]);
  });

  it('gives spans of the text, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (left, right) => {
        const text = `${left} Ann Moe said, “${right}” and ${left}: "${right}, he told them ${left}`;
        for (const { speaker, mention, cue, content } of quotesIn(text)) {
          for (const span of [speaker, mention, cue, content]) {
            if (!span) continue;
            expect(span.start).toBeGreaterThanOrEqual(0);
            expect(span.end).toBeGreaterThan(span.start);
            expect(span.end).toBeLessThanOrEqual(text.length);
          }
        }
      }),
      { numRuns: 200 },
    );
  });
});
