import { type Chance, chanceFrom } from '../chance.ts';
import type { Single } from '../content.ts';
import { ARAB_TOWNS, TOWNS, type Town } from './gazetteer.ts';
import { FIRST_NAMES, LAST_NAMES } from './people.ts';

export type Text = Pick<Single, 'title' | 'summary' | 'paragraphs'> & { place?: string };

/** A kind of small news. `write` gives its n-th item; two indices never tell of the same place or match. */
export type Beat = {
  id: string;
  category: Single['category'];
  language: string;
  pictures: readonly string[];
  tags: readonly string[];
  /** How many different items it has. */
  supply: number;
  write: (index: number) => Text;
};

/**
 * The pattern's own marks: `{town}`, `{land}` and `{person}` are drawn once per item (`{person2}` is another person),
 * `{n:3-40}` is a whole number kept under the name n, `{x:a|b}` a choice kept under x, `{a|b}` a choice that is not kept.
 */
export type Pattern = {
  pictures: string;
  tags: string;
  where?: 'coast' | 'hills';
  title: string;
  body: readonly string[];
};

/** A whole number with its thousands parted. */
export const figure = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

/** A number drawn from a range; a range between 1800 and 2100 means years, which are not parted. */
function drawNumber(low: number, high: number, chance: Chance): string {
  const value = chance.int(low, high);
  return low >= 1800 && high <= 2100 ? String(value) : figure(value);
}

export const personFrom = (chance: Chance) => `${chance.pick(FIRST_NAMES)} ${chance.pick(LAST_NAMES)}`;

function drawMark(mark: string, known: Map<string, string>, chance: Chance): string {
  const named = /^([a-z]\w*)(?::(.*))?$/s.exec(mark);
  const name = named?.[1] ?? '';
  const kept = known.get(name);
  if (named && named[2] === undefined && !mark.includes('|')) {
    if (kept !== undefined) return kept;
    if (!/^person\d*$/.test(name)) throw new Error(`nothing is known as {${mark}}`);
    const person = personFrom(chance);
    known.set(name, person);
    return person;
  }
  const options = named?.[2] ?? mark;
  const range = /^(\d+)-(\d+)$/.exec(options);
  const value = range ? drawNumber(Number(range[1]), Number(range[2]), chance) : chance.pick(options.split('|'));
  if (named?.[2] !== undefined) known.set(name, value);
  return value;
}

/** Replaces the marks of a text, innermost first, so that choices may hold other marks. */
export function fill(text: string, known: Map<string, string>, chance: Chance): string {
  let filled = text;
  while (filled.includes('{')) {
    const next = filled.replace(/\{([^{}]*)\}/, (_, mark: string) => drawMark(mark, known, chance));
    if (next === filled) throw new Error(`a mark is not closed in: ${text}`);
    filled = next;
  }
  return filled;
}

function townsFor(language: string, where: Pattern['where']): readonly Pick<Town, 'name' | 'land'>[] {
  if (language === 'ar') return ARAB_TOWNS.map((name) => ({ name, land: '' }));
  return where === undefined ? TOWNS : TOWNS.filter((town) => town[where]);
}

/** What parts thousands where it is not a comma. */
const SEPARATORS: Record<string, string> = { fr: '\u202f', es: '.', de: '.' };

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A beat that fills one pattern for a different town each time. */
export function patternBeat(category: Single['category'], language: string, pattern: Pattern): Beat {
  const id = `${category} ${language} ${pattern.title}`;
  const order = chanceFrom(id).shuffle(townsFor(language, pattern.where));
  return {
    id,
    category,
    language,
    pictures: pattern.pictures.split(' '),
    tags: pattern.tags.split(',').map((tag) => tag.trim()),
    supply: order.length,
    write: (index) => {
      const place = order[index % order.length];
      const chance = chanceFrom(`${id} ${index}`);
      const known = new Map([
        ['town', place?.name ?? ''],
        ['land', place?.land ?? ''],
      ]);
      const say = (text: string) =>
        capital(fill(text, known, chance)).replace(/(\d),(?=\d{3})/g, `$1${SEPARATORS[language] ?? ','}`);
      const title = say(pattern.title);
      const paragraphs = pattern.body.map(say);
      return { title, summary: paragraphs[0] ?? title, paragraphs, ...(place ? { place: place.name } : {}) };
    },
  };
}
