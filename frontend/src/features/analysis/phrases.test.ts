import { expect, test } from 'vitest';
import { LANGUAGES } from '../../lib/i18n.ts';

// The wording of the analysis is another part's file: it is read as text, since the page may not import it.
const wording = import.meta.glob<string>('../../../../services/analysis/src/phrases/english.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const files = import.meta.glob<{ analysis: { phrases: object } }>('../../locales/*/analysis.json', {
  eager: true,
  import: 'default',
});

const ENTRY = /'([\w.-]+)':\s*(?:'([^'\n]*)'|"([^"\n]*)")/g;
const FORM = /_(zero|one|two|few|many|other)$/;

const english = new Map(
  [...Object.values(wording).join('').matchAll(ENTRY)].map(([, key = '', plain, quoted]) => [
    key,
    plain ?? quoted ?? '',
  ]),
);

function flat(tree: object, path = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]) => {
    const key = path ? `${path}.${name}` : name;
    return typeof value === 'string' ? [[key, value] as [string, string]] : flat(value as object, key);
  });
}
const phrasesIn = (language: string) =>
  new Map(flat(files[`../../locales/${language}/analysis.json`]?.analysis.phrases ?? {}));

const bases = (keys: Iterable<string>) => [...new Set([...keys].map((key) => key.replace(FORM, '')))].sort();
const places = (text: string) => [...text.matchAll(/\{+(\w+)\}+/g)].map(([, name]) => name ?? '').sort();

test('the wording of the analysis is found', () => {
  expect(english.size).toBeGreaterThan(20);
});

test('in English a phrase reads as the analysis words it', () => {
  const own = phrasesIn('en');
  for (const [key, text] of english) expect(own.get(key), key).toBe(text.replace(/\{(\w+)\}/g, '{{$1}}'));
});

test.each(LANGUAGES)('in %s every phrase of the analysis can be said, with the same values', (language) => {
  const own = phrasesIn(language);
  expect(bases(own.keys())).toEqual(bases(english.keys()));
  for (const [key, text] of english) {
    const said = own.get(key) ?? own.get(`${key.replace(FORM, '')}_other`) ?? '';
    const without = (names: string[]) => (FORM.test(key) ? names.filter((name) => name !== 'n') : names);
    expect(without(places(said)), key).toEqual(without(places(text)));
  }
});
