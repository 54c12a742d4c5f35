import { chanceFrom } from '../../chance.ts';
import { type Beat, personFrom, type Text } from '../template.ts';

type Sector = {
  name: string;
  pictures: readonly string[];
  companies: readonly string[];
  up: readonly string[];
  down: readonly string[];
  detail: readonly string[];
};

const SECTORS: readonly Sector[] = [
  {
    name: 'shipping',
    pictures: ['freighter', 'harbour', 'quay'],
    companies: [
      'Bellhouse Lines',
      'Samaka Tugs',
      'Tarn Lighterage',
      'Orsund Cold Chain',
      'Three Tides Carriers',
      'Noe Ferry Company',
      'Willow Lock Barges',
      'Amalia Coasters',
      'Ras Dahl Salvage',
      'Corran Pilots',
      'Isfjell Tankers',
      'Heron Freight',
      'Cormorant Packet',
      'Delta Dredging',
      'Marsa Slipways',
      'Fanar Buoys',
      'Long Weir Locks',
      'Quay & Daughters',
    ],
    up: [
      'fuller holds on the eastward leg',
      'a good herring season',
      'cheaper fuel',
      'two contracts for salvage',
      'a winter without ice',
    ],
    down: [
      'low rates to Almar',
      'a fortnight of fog',
      'dearer insurance',
      'a ship in dock for longer than planned',
      'rivals with newer hulls',
    ],
    detail: [
      'One vessel in nine is idle.',
      'It has ordered no ships and says so with pride.',
      'Crews are paid in full for days at anchor.',
      'A new quay opens in spring.',
      'It carries no debt but a brass bell.',
    ],
  },
  {
    name: 'food',
    pictures: ['field', 'field-green', 'quay'],
    companies: [
      'Hobb Mills',
      'Peñas Conserves',
      'Kelavati Tea',
      'Halm Pear & Cider',
      'Upland Maltings',
      'Sonapuri Spice Works',
      'Pedra Coffee Union',
      'Qamar Dates',
      'Orle Biscuit',
      'Hanagata Pickle',
      'Ostrey Dairy',
      'Long Weir Rice',
      'Galah Flat Almonds',
      'Méloire Sardines',
      'Linden Bakeries',
      'Withy Eels',
      'Alto Candil Cocoa',
      'Terraces Olive Press',
    ],
    up: [
      'a price rise that customers forgave',
      'a new line in small tins',
      'exports to the Pearl Banks',
      'a good harvest bought early',
      'shops that order again',
    ],
    down: [
      'dear sugar',
      'the toll on grain',
      'a recall of eleven thousand jars',
      'late rain',
      'a strike of lorry drivers',
    ],
    detail: [
      'The recipe has not changed since the founder.',
      'It now buys half its power from its own roof.',
      'The dividend stays as it was.',
      'A second works will open if the council agrees.',
      'Pensioners of the firm get a hamper as before.',
    ],
  },
  {
    name: 'industry',
    pictures: ['city-dawn', 'solar-field', 'turbines', 'prices'],
    companies: [
      'Caldmoor Heavy Works',
      'Halm Track & Sleeper',
      'Dovrin Glassworks',
      'Obermühl Pumps',
      'Novobrod Plywood',
      'Ninebridge Motors',
      'Brann Bearings',
      'Verkhnelipsk Paper',
      'Sabbar Membranes',
      'Hoshimura Lens',
      'Ember Wind',
      'Teyrn Instruments',
      'Kanalstadt Cable',
      'Wintermark Stoves',
      'Três Pontes Cement',
      'Mangalgad Looms',
      'Snegovo Sledge',
      'Greyfold Clocks',
    ],
    up: [
      'orders for the grid',
      'a machine that stopped breaking',
      'customers who pay on time',
      'the first full year of a new hall',
      'repairs, which earn more than sales',
    ],
    down: [
      'a slow market for new buildings',
      'the price of copper',
      'a delayed permit',
      'fewer orders from Kestria',
      'a flood in the lower store',
    ],
    detail: [
      'The order book reaches into next autumn.',
      'Forty apprentices began in September.',
      'It will not move, the board says, whatever it is offered.',
      'Three retired fitters were asked back and came.',
      'A quarter of sales is spare parts.',
    ],
  },
];

function results(sector: Sector, company: string): Text {
  const chance = chanceFrom(`results ${company}`);
  const rising = chance.next() < 0.56;
  const change = chance.int(3, 29);
  const profit = chance.int(21, 930) / 10;
  const sales = Math.round(profit * chance.int(8, 19));
  const cause = chance.pick(rising ? sector.up : sector.down);
  const chief = personFrom(chance);
  const title = rising
    ? chance.pick([
        `${company} earns ${change} per cent more, thanks to ${cause}`,
        `Profit at ${company} rises by ${change} per cent`,
        `${company} lifts its profit to ${profit} million crowns`,
      ])
    : chance.pick([
        `${company} earns ${change} per cent less and blames ${cause}`,
        `Profit at ${company} falls by ${change} per cent`,
        `${company} warns on ${cause}`,
      ]);
  const quote = rising
    ? chance.pick([
        'We did the same things with fewer mistakes',
        'It was a good half-year and we shall not get used to it',
        'Our customers did this, we only sent the bills',
        'I would rather be lucky in winter',
      ])
    : chance.pick([
        'We have had worse half-years and written shorter letters',
        'Nothing here is broken that time and work will not mend',
        'We bought dear and sold cheap, and know it',
        'The second half is already better, which was not hard',
      ]);
  return {
    title,
    summary: `The ${sector.name} company made ${profit} million crowns in the half-year, ${rising ? 'up' : 'down'} ${change} per cent, on sales of ${sales.toLocaleString('en')} million.`,
    paragraphs: [
      `${company} made ${profit} million crowns in the six months, ${change} per cent ${rising ? 'more' : 'less'} than a year before, ${rising ? 'helped by' : 'held back by'} ${cause}. Sales came to ${sales.toLocaleString('en')} million.`,
      `“${quote},” said ${chief}, who runs it. ${chance.pick(sector.detail)}`,
    ],
  };
}

export const COMPANY_BEATS: readonly Beat[] = SECTORS.map((sector) => {
  const order = chanceFrom(sector.name).shuffle(sector.companies);
  return {
    id: `results ${sector.name}`,
    category: 'business',
    language: 'en',
    pictures: sector.pictures,
    tags: ['results', sector.name],
    supply: order.length,
    write: (index) => results(sector, order[index] ?? ''),
  };
});
