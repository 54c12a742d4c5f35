import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figuresAbroad } from './figures-abroad.ts';

const read = (language: string, sentence: string) =>
  figuresAbroad(sentence, language).map(({ key, quantity }) => [key, quantity.value]);

describe('figuresAbroad', () => {
  it.each([
    ['de', 'Die billigste Liege kostet 39 Mark.', 'money:mark', 39],
    ['de', 'Rund 1.200 Häuser sind ohne Strom.', 'count:home', 1200],
    ['fr', 'Il restait 0,4 seconde.', 'time:second', 0.4],
    ['fr', "Le projet coûte 1,2 milliard d'euros.", 'money:euro', 1.2e9],
    ['fr', 'Le feu a pris 12 000 hectares.', 'hectare', 12_000],
    ['es', 'Según el sindicato, el 78 por ciento no entró a trabajar.', '%', 78],
    ['es', 'Cuesta dos mil millones de pesos.', 'money:peso', 2e9],
    ['ar', 'وقدّر المجلس عدد المنازل المتضررة بنحو 530 ألف منزل', 'count:home', 530_000],
    ['ar', 'إن الخسارة تبلغ تسعة ملايين محارة', 'count:oyster', 9e6],
    ['ar', 'لا يتجاوز ٩٠٠ متر', 'metre', 900],
  ])('reads in %s: %s', (language, sentence, key, value) => {
    expect(read(language, sentence)).toEqual([[key, value]]);
  });

  it.each([
    ['a square measure', 'fr', 'Une salle de 40 mètres carrés.'],
    ['the second of a score', 'de', 'Das Parlament stimmte mit 101 zu 99 Stimmen zu.'],
    ['what could be', 'de', 'Es könnte 40 Millionen Euro kosten.'],
    ['a number of nothing known', 'es', 'La línea 12 abrió ayer.'],
    ['a language that is not read', 'it', 'Costa 12 euro.'],
  ])('leaves out %s', (_, language, sentence) => {
    expect(read(language, sentence)).toEqual([]);
  });

  it('says how far "about" and "at least" reach', () => {
    const [about] = figuresAbroad('Etwa 100 Millionen Euro fehlen.', 'de');
    expect(about?.quantity).toMatchObject({ least: 85e6, most: expect.closeTo(115e6) });
    const [atLeast] = figuresAbroad('Al menos 100 escuelas cerraron.', 'es');
    expect(atLeast?.quantity).toMatchObject({ least: 100, most: Number.POSITIVE_INFINITY });
  });

  it('gives what stands in the text, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('de', 'fr', 'es', 'ar'),
        fc.string(),
        fc.nat(10_000_000),
        (language, noise, value) => {
          const sentence = `${noise} ${value} euro ${value} kg`;
          for (const { text, index, quantity } of figuresAbroad(sentence, language)) {
            expect(sentence.slice(index, index + text.length)).toBe(text);
            expect(quantity.low).toBeLessThanOrEqual(quantity.value);
            expect(quantity.high).toBeGreaterThanOrEqual(quantity.value);
          }
        },
      ),
    );
  });
});
