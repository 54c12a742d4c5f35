import { outcomesAbroad } from '@360/reading/outcomes-abroad';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareFigures } from './figures.ts';
import { eachAlone, report } from './reports.fixture.ts';

const read = (language: string, sentence: string) =>
  outcomesAbroad(sentence, language).map(({ counted, quantity }) => [counted.subject, quantity.value]);

describe('outcomesAbroad', () => {
  it.each([
    ['de', 'Beim Sturz des Krans gab es 12 Tote.', 'people killed', 12],
    ['de', 'Zwölf Menschen wurden verletzt.', 'people injured', 12],
    ['de', 'Mindestens 1.200 Menschen wurden evakuiert.', 'people evacuated', 1_200],
    ['de', 'Der Kran tötete drei Menschen.', 'people killed', 3],
    ['de', 'Drei Personen gelten noch als vermisst.', 'people missing', 3],
    ['fr', 'La chute de la grue a fait 12 morts.', 'people killed', 12],
    ['fr', 'Douze personnes ont été blessées.', 'people injured', 12],
    ['fr', 'Quelque 1 200 personnes ont été évacuées.', 'people evacuated', 1_200],
    ['es', 'La caída de la grúa deja 12 muertos.', 'people killed', 12],
    ['es', 'Doce personas resultaron heridas.', 'people injured', 12],
    ['es', 'Murieron 12 personas en el puerto.', 'people killed', 12],
    ['ar', 'مقتل 12 شخصا في سقوط رافعة', 'people killed', 12],
    ['ar', 'أسفر السقوط عن ١٢ جريحا', 'people injured', 12],
    ['ar', 'إصابة ما لا يقل عن 12 شخصا', 'people injured', 12],
  ])('reads %s: %s', (language, sentence, subject, value) => {
    expect(read(language, sentence)).toEqual([[subject, value]]);
  });

  it.each([
    ['de', '12 Schwerverletzte liegen im Krankenhaus.'],
    ['de', 'Im vergangenen Jahr gab es 40 Tote.'],
    ['de', 'Drei weitere Menschen wurden verletzt.'],
    ['de', 'Tote Fische lagen an 12 Stränden.'],
    ['de', 'Die 12 Kräne wurden verletzt.'],
    ['fr', 'Trois autres personnes ont été blessées.'],
    ['fr', 'La grue pourrait faire 12 morts.'],
    ['es', 'El año pasado murieron 40 personas.'],
    ['es', 'Doce grúas cayeron en el puerto.'],
    ['ar', 'مقتل ثلاثة أشخاص آخرين'],
    ['it', 'La gru ha causato 12 morti.'],
  ])('reads nothing in %s: %s', (language, sentence) => {
    expect(read(language, sentence)).toEqual([]);
  });

  it('takes lower bounds and rough numbers for what they are', () => {
    const [least] = outcomesAbroad('Mindestens 12 Tote', 'de');
    expect(least?.quantity).toMatchObject({ least: 12, most: Number.POSITIVE_INFINITY });
    const [about] = outcomesAbroad('Environ 100 blessés', 'fr');
    expect(about?.quantity.least).toBeCloseTo(85);
  });

  it('never throws', () => {
    const piece = fc.constantFrom(
      '12',
      'Tote',
      'Menschen',
      'wurden',
      'verletzt',
      'bis zu',
      '1.200',
      'morts',
      '.',
      'مقتل',
      '١٢',
    );
    fc.assert(
      fc.property(fc.array(piece), fc.constantFrom('de', 'fr', 'es', 'ar', 'xx'), (pieces, language) => {
        for (const { quantity } of outcomesAbroad(pieces.join(' '), language))
          expect(quantity.value).toBeGreaterThan(0);
      }),
    );
  });
});

describe('compareFigures, across languages', () => {
  const english = report('a', { title: 'Crane falls in Port Lennow, 12 people injured' });
  const german = (title: string) => report('b', { title, language: 'de-AT' });

  it('agrees and contradicts', () => {
    const states = (title: string) =>
      compareFigures([english, german(title)], eachAlone([english, german(title)])).map(({ state }) => state);
    expect(states('Kran in Lennow gestürzt: Zwölf Menschen verletzt')).toEqual(['agreed']);
    expect(states('Kran in Lennow gestürzt: 19 Verletzte')).toEqual(['contested']);
    expect(states('Kran in Lennow gestürzt')).toEqual([]);
  });
});
