import { type Chance, chanceFrom } from '../../chance.ts';
import { type Beat, personFrom, type Text } from '../template.ts';

const LEAGUES: Record<string, readonly string[]> = {
  'Tarnside League': [
    'Ansel Dockers',
    'Quay East Rovers',
    'Ilsworth Town',
    'Tarnmouth Athletic',
    'Hexley Fen',
    'Corran Hill',
    'Sallow Bridge',
    'Withy Cross',
  ],
  'Kestrian First Division': [
    'Brenholt 04',
    'Halm Miners',
    'Dovrin Glassmen',
    'Lyskau Bells',
    'Ostrey',
    'Wintermark',
    'Sankt Ulle',
    'Railway Brenholt',
  ],
  'Brannic League': [
    'Brann Albion',
    'Orle Canal',
    'Teyrn',
    'Caldmoor Heavy',
    'Sund Hythe',
    'Greyfold Wanderers',
    'Pell Regis',
    'Brann Opera',
  ],
  'Gulf Conference': [
    'Almar City',
    'Free Port',
    'Sabbar Lamps',
    'Nakhil',
    'Ras Dahl',
    'Marsa',
    'Umm Sadaf Divers',
    'Bir Hamra',
  ],
  'Southern Championship': [
    'Vila Rosada',
    'Pedra Alta',
    'Rio Manso Otters',
    'Três Pontes',
    'Puerto Calma',
    'Valdoro',
    'Las Peñas',
    'Alto Candil',
  ],
  'Ocean League': [
    'Kazemachi',
    'Shiramori',
    'Cape Noe Lights',
    'Ninebridge',
    'Kite Mooring',
    'Wattle Bay',
    'Red Gum Creek',
    'Ember Plain',
  ],
};

type Goal = { side: 0 | 1; minute: number; scorer: string };

/** Every pair of clubs once, by the circle method: matchday after matchday, so that no club plays again before all have played. */
export function fixtures(clubs: readonly string[]): [string, string][] {
  const [fixed = '', ...turning] = clubs;
  return Array.from({ length: clubs.length - 1 }, (_, round) => {
    const ring = [fixed, ...turning.slice(round), ...turning.slice(0, round)];
    return Array.from({ length: clubs.length / 2 }, (_unused, at): [string, string] => {
      const pair: [string, string] = [ring[at] ?? '', ring[ring.length - 1 - at] ?? ''];
      return (round + at) % 2 === 0 ? pair : [pair[1], pair[0]];
    });
  }).flat();
}

function playGoals(chance: Chance): Goal[] {
  const scorers = [0, 1].map(() => [personFrom(chance), personFrom(chance), personFrom(chance)]);
  const minutes = new Set(
    Array.from({ length: chance.pick([0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5]) }, () => chance.int(2, 93)),
  );
  return [...minutes]
    .sort((a, b) => a - b)
    .map((minute) => {
      const side = chance.next() < 0.55 ? 0 : 1;
      return { side, minute, scorer: chance.pick(scorers[side] ?? []) };
    });
}

const surname = (name: string) => name.slice(name.indexOf(' ') + 1);
const minuteWord = (minute: number) =>
  minute > 90 ? 'in added time' : minute < 6 ? `after ${minute} minutes` : `in the ${ordinal(minute)} minute`;

function ordinal(value: number): string {
  const tail = value % 100 > 10 && value % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th');
  return `${value}${tail}`;
}

/** One sentence per goal that says what it did to the score. */
function tellGoals(goals: readonly Goal[], clubs: readonly [string, string], chance: Chance): string[] {
  const score: [number, number] = [0, 0];
  return goals.map(({ side, minute, scorer }, at) => {
    const before = score[side] - score[(1 - side) as 0 | 1];
    score[side] += 1;
    const when = minuteWord(minute);
    const how = chance.pick([
      'from a corner',
      'with a header',
      'from eighteen metres',
      'after a short free kick',
      'at the second attempt',
      'on the break',
      'from the spot',
      'off the inside of the post',
    ]);
    const state = `${score[0]}-${score[1]}`;
    if (at === 0) return `${scorer} put ${clubs[side]} ahead ${when} ${how}.`;
    if (before === -1) return `${surname(scorer)} of ${clubs[side]} levelled ${when} ${how} (${state}).`;
    if (before === 0) return `${clubs[side]} went in front ${when} through ${scorer} (${state}).`;
    if (before > 0)
      return `${scorer} ${chance.pick(['added another', 'made it safer', 'scored as well'])} ${when} ${how} (${state}).`;
    return `${scorer} pulled one back ${when} (${state}).`;
  });
}

function headline([home, away]: readonly [string, string], goals: readonly Goal[], chance: Chance): string {
  const [first, second] = [0, 1].map((side) => goals.filter((goal) => goal.side === side).length) as [number, number];
  const last = goals.at(-1);
  if (!last)
    return `${home} and ${away} ${chance.pick(['draw without a goal', 'share nothing and a point each', 'cannot find the net'])}`;
  if (first === second)
    return last.minute > 85
      ? `Late ${surname(last.scorer)} goal gives ${[home, away][last.side]} a ${first}-${second} draw with ${[away, home][last.side]}`
      : `${home} and ${away} draw ${first}-${second}`;
  const [winner, loser, high, low] = first > second ? [home, away, first, second] : [away, home, second, first];
  if (high - low >= 3)
    return `${winner} ${chance.pick(['sweep past', 'overrun', 'are far too good for'])} ${loser}, ${high}-${low}`;
  if (last.minute > 85 && high - low === 1)
    return `${surname(last.scorer)} decides it late as ${winner} beat ${loser} ${high}-${low}`;
  return `${winner} ${chance.pick(['beat', 'get the better of', 'edge past', 'take the points from'])} ${loser} ${high}-${low}`;
}

function matchReport(league: string, clubs: readonly [string, string], seed: string): Text {
  const chance = chanceFrom(seed);
  const goals = playGoals(chance);
  const crowd = chance.int(11, 190) * 100 + chance.int(0, 99);
  const told = tellGoals(goals, clubs, chance);
  const [keeper, coach] = [personFrom(chance), personFrom(chance)];
  const still = `${keeper} in the ${clubs[1]} goal had ${chance.int(5, 12)} saves, ${chance.pick(['two of them with the feet', 'the best from a deflection', 'one with the face', 'most of them in the rain'])}.`;
  const quote = chance.pick([
    `“We ran for each other,” said coach ${coach}.`,
    `“I would like to see that again, but not tonight,” said coach ${coach}.`,
    `“The pitch was heavy and so were we,” said coach ${coach}.`,
    `“Nobody remembers how, they remember three points,” said coach ${coach}.`,
    `“My mother told me to shoot earlier,” said the captain, ${keeper}.`,
  ]);
  const weather = chance.pick([
    'in a cross-wind',
    'under a low sun',
    'on a pitch cleared of leaves',
    'in fine rain',
    'on a cold evening',
    'before a loud end and a quiet one',
  ]);
  return {
    title: headline(clubs, goals, chance),
    summary: `${league}: ${clubs[0]} against ${clubs[1]} ${weather}, watched by ${crowd.toLocaleString('en')}.`,
    paragraphs: [
      (told.length > 0 ? told : [still]).join(' '),
      `${quote} ${told.length > 0 && chance.next() < 0.5 ? still : `${crowd.toLocaleString('en')} people watched ${weather}.`}`,
    ],
  };
}

export const FOOTBALL_BEATS: readonly Beat[] = Object.entries(LEAGUES).map(([league, clubs]) => {
  const pairs = fixtures(chanceFrom(league).shuffle(clubs));
  return {
    id: league,
    category: 'sports',
    language: 'en',
    pictures: ['stadium', 'stadium-day'],
    tags: ['football', league],
    supply: pairs.length,
    write: (index) => matchReport(league, pairs[index] ?? ['', ''], `${league} ${index}`),
  };
});
