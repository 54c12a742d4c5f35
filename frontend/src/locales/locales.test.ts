import { describe, expect, test } from 'vitest';
import { LANGUAGES, STRING_GROUPS } from '../lib/i18n.ts';

const FORM = /_(zero|one|two|few|many|other)$/;
const files = import.meta.glob<object>('./{*,*/*}.json', { eager: true, import: 'default' });
const filesOf = (language: string) => [
  `./${language}.json`,
  ...STRING_GROUPS.map((group) => `./${language}/${group}.json`),
];
const read = (path: string): object => files[path] ?? {};

function strings(tree: object, path = ''): [key: string, text: unknown][] {
  return Object.entries(tree).flatMap(([name, value]) => {
    const key = path ? `${path}.${name}` : name;
    return typeof value === 'object' && value !== null ? strings(value, key) : [[key, value] as [string, unknown]];
  });
}

const base = (key: string) => key.replace(FORM, '');
const bases = (tree: object) => [...new Set(strings(tree).map(([key]) => base(key)))].sort();
const places = (text: string) =>
  [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].filter((place) => place !== '{{n}}').sort();

test('every language has the file of the first screen and one of every group', () => {
  expect(Object.keys(files).sort()).toEqual(LANGUAGES.flatMap(filesOf).sort());
});

test('no key begins in two files', () => {
  const beginnings = filesOf('en').flatMap((path) => Object.keys(read(path)));
  expect(beginnings.filter((key, index) => beginnings.indexOf(key) < index)).toEqual([]);
});

describe.each(LANGUAGES.flatMap((language) => filesOf(language).map((path) => [path, language] as const)))(
  '%s',
  (path, language) => {
    const here = new Map(strings(read(path)));
    const english = read(path.replace(`./${language}`, './en'));

    test('has the keys of English and no other', () => {
      expect(bases(read(path))).toEqual(bases(english));
    });

    test('has a text under every key', () => {
      expect(here.size).toBeGreaterThan(0);
      for (const [key, text] of here) expect(typeof text === 'string' && text.trim().length > 0, key).toBe(true);
    });

    test('has every form its numbers need', () => {
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      const counted = [...here.keys()].filter((key) => FORM.test(key)).map(base);
      for (const key of counted)
        for (const form of forms) expect(here.has(`${key}_${form}`), `${key}_${form}`).toBe(true);
    });

    test('fills the same places as English', () => {
      for (const [key, text] of strings(english)) {
        const own = here.get(key) ?? here.get(`${base(key)}_other`);
        expect(places(String(own)), key).toEqual(places(String(text)));
      }
    });
  },
);

test('in Arabic no Latin word after a number changes places with it', () => {
  const loose = filesOf('ar').flatMap((path) =>
    strings(read(path)).filter(([, text]) => /(?<!\u2066[^\u2069]*)\d+ [A-Za-z]/u.test(String(text))),
  );
  expect(loose).toEqual([]);
});
