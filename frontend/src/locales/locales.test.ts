import { describe, expect, test } from 'vitest';
import ar from './ar.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

const FORM = /_(zero|one|two|few|many|other)$/;

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
const files = { ar, de, en, es, fr };

describe.each(Object.entries(files))('%s', (language, file) => {
  const here = new Map(strings(file));

  test('has the keys of English and no other', () => {
    expect(bases(file)).toEqual(bases(en));
  });

  test('has a text under every key', () => {
    for (const [key, text] of here) expect(typeof text === 'string' && text.trim().length > 0, key).toBe(true);
  });

  test('has every form its numbers need', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const counted = [...here.keys()].filter((key) => FORM.test(key)).map(base);
    for (const key of counted)
      for (const form of forms) expect(here.has(`${key}_${form}`), `${key}_${form}`).toBe(true);
  });

  test('fills the same places as English', () => {
    for (const [key, text] of strings(en)) {
      const own = here.get(key) ?? here.get(`${base(key)}_other`);
      expect(places(String(own)), key).toEqual(places(String(text)));
    }
  });
});
