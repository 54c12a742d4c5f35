import type { GivenPassage } from '../src/providers/provider.ts';

/** A story of invented outlets, and sentences that its passages carry. `on`: indices of the passages each rests on. */
export interface InventedStory {
  readonly name: string;
  readonly passages: readonly GivenPassage[];
  readonly truths: readonly { readonly text: string; readonly on: readonly number[] }[];
}

const passagesOf = (name: string, told: readonly (readonly [outlet: string, ...sentences: string[]])[]) =>
  told.flatMap(([outletName, ...sentences], report) =>
    sentences.map((text, at): GivenPassage => ({ id: `${name}-${report}#${at}`, outletName, text })),
  );

const story = (
  name: string,
  told: readonly (readonly [outlet: string, ...sentences: string[]])[],
  truths: readonly (readonly [text: string, ...on: number[]])[],
): InventedStory => ({
  name,
  passages: passagesOf(name, told),
  truths: truths.map(([text, ...on]) => ({ text, on })),
});

export const STORIES: readonly InventedStory[] = [
  story(
    'dam',
    [
      [
        'Tarnwater Ledger',
        'Dam above Lennow overflows after a week of rain',
        'Water poured over the Harrow dam above Lennow on Monday and flooded 240 homes in the lower town.',
        'Mayor Ilse Brandvik said the dam wall itself was holding and asked people to stay in the school halls.',
      ],
      [
        'Quay Gazette',
        'Lennow under water as the Harrow dam spills over',
        'Rescue boats brought 1,200 people to the school halls of Lennow overnight.',
        '"We have seen worse winters, but never this much water in one night," said farmer Osk Tellander.',
      ],
      ['Radio Norrby 24', 'Engineers of the water board will inspect the Harrow dam wall once the rain stops.'],
    ],
    [
      ['The Harrow dam overflowed on Monday and flooded 240 homes in Lennow.', 0, 1],
      ['Rescue boats brought 1,200 people to the school halls overnight.', 4],
      ['Mayor Ilse Brandvik said the dam wall was holding.', 2],
      ['Radio Norrby 24 reports that engineers will inspect the dam wall once the rain stops.', 6],
    ],
  ),
  story(
    'strike',
    [
      [
        'The Ostmark Dispatch',
        'Tram drivers of Velden stop work over night shifts',
        'Tram drivers in Velden stopped work on Thursday morning in a dispute over night shifts.',
        'The union says 85% of its 1,900 members voted for the strike.',
      ],
      [
        'Velden Abendblatt',
        'No trams in Velden until the weekend',
        'The operator Veldener Linien offered drivers 4% more pay, which the union called too little.',
        'Union leader Petra Osterloh said that "nobody can drive a tram for eleven hours and stay awake".',
      ],
      ['Harbour Post', 'Shops near the central station complain about empty streets during the tram strike.'],
    ],
    [
      ['Tram drivers in Velden stopped work on Thursday in a dispute over night shifts.', 1],
      ['The operator offered 4% more pay, which the union called too little.', 4],
      ['Petra Osterloh of the union said "nobody can drive a tram for eleven hours and stay awake".', 5],
      ['Shops near the central station complain about empty streets.', 6],
    ],
  ),
  story(
    'clinic',
    [
      [
        'Isle Courier',
        'Fever cases close clinic on Sundrey island',
        'The only clinic on Sundrey closed its children’s ward after 17 cases of river fever were found.',
        'Doctor Amadi Rennick said most of the patients were recovering at home.',
      ],
      [
        'Northern Wire',
        'River fever: Sundrey waits for test results',
        'Samples from the island were sent to a laboratory in Port Casmir on 3 May.',
        'The health office has not said where the infection began.',
      ],
      ['Kestrel Television', 'Ferries to the island run as usual, the harbour office said.'],
    ],
    [
      ['The clinic on Sundrey closed its children’s ward after 17 cases of river fever.', 0, 1],
      ['Doctor Amadi Rennick said most patients were recovering at home.', 2],
      ['Samples were sent to a laboratory in Port Casmir on 3 May.', 4],
      ['Ferries to the island run as usual.', 6],
    ],
  ),
  story(
    'mine',
    [
      [
        'Caldera Times',
        'Copper company Orrin buys salt mine for $3.5 million',
        'The copper company Orrin bought the old salt mine at Brae for $3.5 million, its chairman Lucan Fairweather said.',
        'It wants to store batteries in the dry tunnels below the hill.',
      ],
      [
        'Brae Observer',
        'What Orrin wants with the old salt mine',
        'People in Brae fear that lorries will pass the school 60 times a day.',
        'The council will vote on a permit for the storage in September.',
      ],
      ['Meridian Business', 'Shares of Orrin rose 2.4 percent after the purchase of the mine was announced.'],
    ],
    [
      ['The copper company Orrin bought the old salt mine at Brae for $3.5 million.', 0, 1],
      ['It wants to store batteries in the dry tunnels below the hill.', 2],
      ['People in Brae fear lorries will pass the school 60 times a day.', 4],
      ['The council will vote on a permit in September.', 5],
    ],
  ),
  story(
    'match',
    [
      [
        'Sporting Ledger',
        'Lennow Rovers reach the final after extra time',
        'Lennow Rovers beat Port Casmir 3-2 after extra time and play the final on Saturday.',
        'Striker Juno Halvorsen scored twice in front of 18,000 spectators.',
      ],
      [
        'Casmir Evening Star',
        'Port Casmir out after a late goal',
        'Port Casmir lost goalkeeper Dario Venn to a knee injury before half-time.',
        'Coach Ruta Sandoval said her team "gave everything and got nothing".',
      ],
      ['Quay Gazette', 'The match was stopped for a few minutes when the floodlights failed.'],
    ],
    [
      ['Lennow Rovers beat Port Casmir 3-2 after extra time.', 1],
      ['Striker Juno Halvorsen scored twice in front of 18,000 spectators.', 2],
      ['Coach Ruta Sandoval said her team "gave everything and got nothing".', 5],
      ['The match was stopped for a few minutes when the floodlights failed.', 6],
    ],
  ),
];
