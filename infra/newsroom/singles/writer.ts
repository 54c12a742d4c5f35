import { type Chance, chanceFrom } from '../chance.ts';
import type { Outlet, Single } from '../content.ts';
import { BUSINESS } from './beats/business.ts';
import { COMPANY_BEATS } from './beats/company-results.ts';
import { ENVIRONMENT } from './beats/environment.ts';
import { FOOTBALL_BEATS } from './beats/football.ts';
import { HEALTH } from './beats/health.ts';
import { OTHER_LANGUAGES } from './beats/other-languages.ts';
import { POLITICS } from './beats/politics.ts';
import { SCIENCE } from './beats/science.ts';
import { SPORTS } from './beats/sports.ts';
import { TECH } from './beats/tech.ts';
import { WORLD } from './beats/world.ts';
import { type Beat, patternBeat } from './template.ts';

/** How many of the generated singles are out when the newsroom starts; the others are its reserve. */
export const STARTING_SINGLES = 285;
/** Released every 30 seconds on average, these last twelve hours and some minutes. */
const RESERVE = 1_460;

const ENGLISH = {
  business: BUSINESS,
  environment: ENVIRONMENT,
  health: HEALTH,
  politics: POLITICS,
  science: SCIENCE,
  sports: SPORTS,
  tech: TECH,
  world: WORLD,
};

function allBeats(): Beat[] {
  const english = Object.entries(ENGLISH).flatMap(([category, patterns]) =>
    patterns.map((pattern) => patternBeat(category as Single['category'], 'en', pattern)),
  );
  const others = OTHER_LANGUAGES.map(({ language, category, ...pattern }) => patternBeat(category, language, pattern));
  return [...english, ...others, ...FOOTBALL_BEATS, ...COMPANY_BEATS];
}

/** An outlet of the language that has a section for the category, or at least one for everything. */
function outletFor(outlets: readonly Outlet[], beat: Beat, chance: Chance): Outlet {
  const speaking = outlets.filter((outlet) => outlet.language === beat.language && outlet.kind !== 'video');
  const having = (category: Single['category'] | null) =>
    speaking.filter((outlet) => outlet.sections.some((section) => section.category === category));
  const [special, general] = [having(beat.category), having(null)];
  const choice = special.length > 0 && (general.length === 0 || chance.next() < 0.7) ? special : general;
  return chance.pick(choice.length > 0 ? choice : speaking);
}

/** The generated singles in the order of their release: each round takes one item of every beat, shuffled. No title comes twice. */
export function writeSingles(outlets: readonly Outlet[]): Single[] {
  const beats = allBeats();
  const titles = new Set<string>();
  const singles: Single[] = [];
  const wanted = STARTING_SINGLES + RESERVE;
  for (let round = 0; singles.length < wanted; round += 1) {
    const chance = chanceFrom(`round ${round}`);
    const open = beats.filter((beat) => round < beat.supply);
    if (open.length === 0) throw new Error(`the beats give ${singles.length} singles of ${wanted}`);
    for (const beat of chance.shuffle(open)) {
      const text = beat.write(round);
      if (titles.has(text.title)) continue;
      titles.add(text.title);
      const outlet = outletFor(outlets, beat, chance).id;
      const { place, ...wording } = text;
      const tags = place ? [...beat.tags, place] : [...beat.tags];
      singles.push({ ...wording, outlet, category: beat.category, picture: chance.pick(beat.pictures), tags });
    }
  }
  return singles.slice(0, wanted);
}
