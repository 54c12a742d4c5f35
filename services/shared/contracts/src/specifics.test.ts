import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { specificsIn, unsupported } from './specifics.ts';

const missing = (text: string, ...passages: string[]) =>
  unsupported(text, { passages, figures: [], names: [] }).map((specific) => specific.text);

describe('unsupported', () => {
  it.each([
    ['1,200 people were hurt.', 'At least 1200 people were hurt.'],
    ['1,200 people were hurt in the storm.', 'In der Stadt wurden 1.200 Menschen verletzt.'],
    ['1,200 people were hurt in the storm.', 'Selon la police, 1 200 personnes sont blessées dans la ville.'],
    ['1.200 Menschen wurden in der Stadt verletzt.', 'The storm hurt 1,200 people in the town.'],
    ['Twelve people were hurt.', '12 people were hurt.'],
    ['12 people were hurt.', 'Twelve people were hurt.'],
    ['12 people were hurt.', 'A dozen people were hurt.'],
    ['Some 21 people were hurt.', 'Twenty-one people were hurt.'],
    ['The loss is 5 million.', 'The loss is 5,000,000.'],
    ['The loss is 5,000,000.', 'The loss is five million.'],
    ['The loss is $5m.', 'The loss is 5 million dollars.'],
    ['The loss is €1.5bn.', 'Der Schaden beträgt 1,5 Milliarden Euro und wird von der Stadt bezahlt.'],
    ['205 homes were lost.', 'Two hundred and five homes were lost.'],
    ['A hundred homes were lost.', '100 homes were lost.'],
    ['Prices rose by 3.5%.', 'Prices rose by 3.5 per cent.'],
    ['Prices rose 3.5 percent in the city.', 'Die Preise in der Stadt sind um 3,5 Prozent gestiegen.'],
    ['Between 10 and 12 percent of the homes were lost.', 'It was 10-12% of the homes.'],
    ['Hundreds of people fled.', 'The police said that 340 people fled.'],
    ['Hundreds of people fled.', 'Hunderte Menschen sind aus der Stadt geflohen.'],
    ['The third quake hit at noon.', 'It was the 3rd quake.'],
    ['The vote was in 2024.', 'The vote of 12 March 2024 was close.'],
    ['قتل 12 شخصا في المدينة.', 'قتل ١٢ شخصا.'],
    ['12 people were killed.', 'قتل ١٢ شخصا في المدينة.'],
    ['It began on March 12.', 'It began on 12 March 2026.'],
    ['It began on 12 March.', 'Es begann am 12. März in der Stadt.'],
    ['It began on 12 March.', 'Cela a commencé le 12 mars dans la ville.'],
    ['It began on 12 March.', 'It began on 2026-03-12.'],
    ['It began in March.', 'It began on Mar. 12.'],
    ['It began on Monday.', 'Es begann am Montag.'],
    ['It began at 2:30 pm.', 'It began at 14:30.'],
    ['Minister Okafor resigned.', 'The minister, Ada Okafor, resigned.'],
    ['On the day Okafor resigned.', 'Minister Ada Okafor resigned.'],
    ['The vote was lost by Okafor’s party.', 'ADA OKAFOR lost the vote.'],
    ['In Sao Tome the port closed.', 'The port of São Tomé closed.'],
    ['Talks with the U.S. began.', 'Talks with the US began.'],
    ['Talks with the EU began.', 'Talks with the European Union began.'],
    ['Talks with Nato began.', 'Talks with NATO began.'],
    ['The talks of the G7 began.', 'The G7 talks began.'],
    ['The talks about Covid-19 began.', 'The COVID-19 talks began.'],
    ['Yesterday Ada Okafor resigned.', 'Ada Okafor resigned.'],
    ['In July the University of Tarn closed.', 'University of Tarn, July: it closed.'],
    ['She said “we will win”.', '"We know that we will win," she said.'],
    ['She said "it’s over".', "She said: “It is late; it's over.”"],
    ['Sie sagte: „Wir gehen“.', 'Sie sagte: »Wir gehen.«'],
    ['Elle a dit « on part ».', 'Elle a dit : « on part ».'],
    ['Nobody knows more.', 'The pier closed.'],
    ['One of them left.', 'The pier closed.'],
    ['“Pier closes, 12 hurt”', 'Pier closes, 12 hurt'],
  ])('%s ← %s', (sentence, passage) => {
    expect(missing(sentence, passage)).toEqual([]);
  });

  it.each([
    ['12 people were hurt.', '120 people were hurt.', ['12']],
    ['120 people were hurt.', '12 people were hurt.', ['120']],
    ['Fourteen people were hurt.', 'Forty people were hurt.', ['Fourteen']],
    ['5 people were hurt.', '5 million people were hurt.', ['5']],
    ['5 million were hurt.', '5 billion were hurt.', ['5 million']],
    ['1.2 million were hurt in the town.', '1.2 people were hurt in the town.', ['1.2 million']],
    ['12% of the homes are lost.', '12 of the homes are lost.', ['12']],
    ['12 of the homes are lost.', '12% of the homes are lost.', ['12']],
    ['The loss is €5 million.', 'The loss is $5 million.', ['5 million']],
    ['Thousands fled.', 'Dozens fled.', ['Thousands']],
    ['Thousands fled.', 'The police said that 340 fled.', ['Thousands']],
    ['It began on 12 March.', 'It began on 13 March.', ['12 March']],
    ['It began on 12 March 2025.', 'It began on 12 March 2026.', ['12 March 2025']],
    ['It began on Monday.', 'It began on Tuesday.', ['Monday']],
    ['It began at 2:30 pm.', 'It began at 2:30 am.', ['2:30 pm']],
    ['The vote was lost by Okafor.', 'Ada Lind lost the vote.', ['Okafor']],
    ['Then Eva Okafor resigned.', 'Ada Okafor resigned.', ['Eva Okafor']],
    ['Then Ada Smith resigned.', 'Ada Okafor met John Smith.', ['Ada Smith']],
    ['Then President Okafor resigned.', 'Minister Ada Okafor resigned.', ['President Okafor']],
    ['The 58-year-old Okafor resigned.', 'The 58-year-old Lind resigned.', ['Okafor']],
    ['It was the Million Dollar Okafor.', 'It was a Million Dollar Baby.', ['Dollar Okafor']],
    ['Berlin’s mayor resigned.', 'The mayor of Paris resigned.', ['Berlin’s']],
    ['Talks with the US began.', 'They told us that talks began.', ['US']],
    ['The talks of the G7 began.', 'The G20 talks began.', ['G7']],
    ['She said “we will lose”.', '"We will win," she said.', ['we will lose']],
    ['She said “We Will win”.', 'She said that we will win.', ['We Will win']],
    ['Danach trat der Minister in Berlin zurück und ging.', 'Der Minister ist in Bonn zurückgetreten.', ['Berlin']],
    ['قتل 15 شخصا في المدينة.', 'قتل ١٢ شخصا.', ['15']],
    [
      'Selon la police, 15 personnes sont blessées dans Paris.',
      'La police de Lyon dit que 12 personnes sont blessées.',
      ['15', 'Paris'],
    ],
    ['El martes 15 personas fueron heridas en Lima.', 'El lunes 15 personas fueron heridas en Lima.', ['martes']],
  ])('%s is not carried by: %s', (sentence, passage, expected) => {
    expect(missing(sentence, passage)).toEqual(expected);
  });

  it('takes values of figures and names of outlets', () => {
    const allowed = { passages: [], figures: [3, 75, 'France'], names: ['Quay Gazette'] };
    expect(unsupported('Three of the reports, 75 % of them from France, credit the Quay Gazette.', allowed)).toEqual(
      [],
    );
    expect(unsupported('Of 4 reports the Tarn Herald says so.', allowed)).toEqual([
      { kind: 'number', text: '4' },
      { kind: 'name', text: 'Tarn Herald' },
    ]);
  });

  it('finds nothing in a passage that is taken whole, and nothing but what the text says', () => {
    const words = fc.constantFrom(
      'Ada',
      'Okafor',
      '12',
      '1,200',
      '5 million',
      '“we go”',
      'on',
      'Monday',
      'the',
      '3%',
      '. ',
      'G7',
      '12 March',
      '"',
      'ألف',
      '١٢',
      '$5m',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.array(words, { maxLength: 12 }).map((all) => all.join(' ')),
    );
    fc.assert(
      fc.property(text, text, (sentence, passage) => {
        expect(unsupported(sentence, { passages: [passage, sentence], figures: [], names: [] })).toEqual([]);
        const found = specificsIn(sentence);
        for (const each of found) expect(sentence).toContain(each.text);
        for (const each of missing(sentence, passage)) expect(found.map((specific) => specific.text)).toContain(each);
      }),
    );
  });

  it('carries every number, however it is grouped, and no other one', () => {
    const number = fc.integer({ min: 2, max: 9_999_999 });
    fc.assert(
      fc.property(number, number, (value, other) => {
        const sentence = `The police said that ${value} of them had left.`;
        expect(missing(sentence, `There were ${value.toLocaleString('en')} in the hall.`)).toEqual([]);
        expect(missing(sentence, `Es waren ${value.toLocaleString('de')} in der Halle und vor dem Haus.`)).toEqual([]);
        expect(missing(sentence, `There were ${other} in the hall.`)).toEqual(other === value ? [] : [String(value)]);
      }),
    );
  });

  it('is quick on long and hostile text', () => {
    const started = performance.now();
    for (const text of [
      '“'.repeat(20_000),
      "'a ".repeat(10_000),
      '1,'.repeat(20_000),
      'A '.repeat(20_000),
      '5 Ada 12 March '.repeat(2_000),
    ])
      unsupported(text, { passages: ['The pier closed.'], figures: [], names: [] });
    expect(performance.now() - started).toBeLessThan(15_000);
  });
});
