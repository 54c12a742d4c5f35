import type { Token } from './figure-tokens.ts';

export const SYMBOL_CURRENCIES = new Map([
  ['$', 'dollar'],
  ['€', 'euro'],
  ['£', 'pound'],
  ['¥', 'yen'],
  ['₹', 'rupee'],
]);

const CURRENCIES = new Set(
  (
    'dollar euro pound yen yuan rupee ruble rouble franc crown krona krone mark peso real rand won lira dinar dirham riyal ' +
    'shekel naira shilling'
  ).split(' '),
);

/** The currency a word names, in the singular. */
export const codeOfCurrency = (word: string): string | undefined => {
  const singular = word.replace(/(?<=n)en?$|s$/, '');
  return CURRENCIES.has(word) ? word : CURRENCIES.has(singular) ? singular : undefined;
};

/** Words of a unit to the base unit and the factor to it. */
const MEASURES: [words: string, unit: string, factor: number][] = [
  ['metre metres meter meters m', 'metre', 1],
  ['kilometre kilometres kilometer kilometers km', 'metre', 1e3],
  ['centimetre centimetres centimeter centimeters cm', 'metre', 0.01],
  ['millimetre millimetres millimeter millimeters mm', 'metre', 1e-3],
  ['mile miles', 'metre', 1609.34],
  ['foot feet ft', 'metre', 0.3048],
  ['inch inches', 'metre', 0.0254],
  ['tonne tonnes ton tons', 'tonne', 1],
  ['kilogram kilograms kilo kilos kg', 'tonne', 1e-3],
  ['hectare hectares', 'hectare', 1],
  ['acre acres', 'hectare', 0.4047],
  ['kmh kph', 'kmh', 1],
  ['mph', 'kmh', 1.609],
  ['megawatt megawatts mw', 'megawatt', 1],
  ['gigawatt gigawatts gw', 'megawatt', 1e3],
  ['litre litres liter liters', 'litre', 1],
  ['barrel barrels', 'barrel', 1],
];
const BY_WORD = new Map(
  MEASURES.flatMap(([words, unit, factor]) => words.split(' ').map((word) => [word, { unit, factor }] as const)),
);

export interface Unit {
  unit: string;
  factor: number;
  /** Index after the unit's last token. */
  to: number;
}

/** The unit that begins at a token: a share of a hundred or a measure. */
export const unitOf = (tokens: readonly Token[], at: number): Unit | undefined => {
  const [first, second] = [tokens[at]?.low ?? '', tokens[at + 1]?.low ?? ''];
  if (first === '%' || first === 'percent' || first === 'pc') return { unit: '%', factor: 1, to: at + 1 };
  if (first === 'per' && second === 'cent') return { unit: '%', factor: 1, to: at + 2 };
  if (first === 'percentage' && second.startsWith('point')) return { unit: 'percentage point', factor: 1, to: at + 2 };
  const measure = BY_WORD.get(first);
  if (!measure) return undefined;
  const perHour = second === 'per' && tokens[at + 2]?.low === 'hour';
  return perHour ? { unit: 'kmh', factor: measure.factor / 1000, to: at + 3 } : { ...measure, to: at + 1 };
};
