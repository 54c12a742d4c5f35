import type { Pattern } from '../template.ts';

export const WORLD: readonly Pattern[] = [
  {
    pictures: 'courthouse city-dawn',
    tags: 'consulates, travel',
    title: '{New consulate opens in {town}|{town} gets a consulate again}, {hours:two|three|four} mornings a week',
    body: [
      'It will {stamp passports and little else|handle papers for some {n:300-4000} families}, in a room above the {chemist|post office|fish exchange|cinema}.',
      'The {nearest|last} one was {k:60-290} kilometres away. {person}, who will run it, speaks {five|four|three} languages and has asked for a {second chair|warmer stove|bell}.',
      'On the first day {q:19-90} people came. {Most wanted a stamp, some wanted to talk|One brought a cake|Two found that they were cousins}.',
    ],
  },
  {
    where: 'coast',
    pictures: 'ferry open-sea harbour',
    tags: 'ferries, islands',
    title: '{Ferry to {town} stops for repairs|{town} ferry laid up after a knock}, and islanders {share boats|row}',
    body: [
      'A {propeller|rudder|shaft bearing} has to come from {Halm|Brann|Kazemachi}; the line expects {d:4-19} days without a crossing.',
      '{n:140-2900} people depend on the boat. {The school|The doctor|The baker} goes over first each morning, by {agreement|lot|custom}.',
      "“{We did this in my father's day and complained as much|It is further when you pay for it with your arms}”, said {person}, who has a dinghy.",
    ],
  },
  {
    pictures: 'hills forest-mist pass',
    tags: 'border, roads',
    title:
      'Border post near {town} {will open at night|opens round the clock} for lorries with {fruit|medicine|livestock|flowers}',
    body: [
      'Drivers waited {h:5-19} hours last month. {The night shift is on trial until spring|Both sides share one kettle and one scanner}.',
      'Some {n:90-800} lorries cross each day. {person}, who drives {pears|seedlings|ice cream|roses}, said that {she|he} had “slept in that queue for a tenth of my life”.',
    ],
  },
  {
    pictures: 'islands dunes delta',
    tags: 'census, population',
    title: '{town} counts its people and finds {n:110-3900} more than it thought',
    body: [
      'The census found {students in attics|a whole street that had no number|families who came for a season and stayed}.',
      '{land} pays its towns by the head, so the {find|difference} is worth about {k:2-40} million. {person}, the clerk, {is asking for a second school|has ordered more bins|wants to know where they park}.',
    ],
  },
  {
    pictures: 'rails rails-evening',
    tags: 'rail, timetable',
    title:
      '{Trains through {town} will be slower this winter|Winter timetable takes {m:6-25} minutes more by way of {town}}, and more often on time',
    body: [
      'The operator has put the minutes where {leaves|fog|cows|connections} used to take them.',
      'Of {n:1100-9800} trains last autumn, {p:11-38} per cent came late. With the new table it would have been {q:3-9}. {“People forgive slow, they do not forgive wrong,” said {person}, the planner.|“We are now late on purpose,” said {person}, who drew it up.}',
    ],
  },
  {
    pictures: 'city-rain city storm-sea',
    tags: 'storm, flood',
    title:
      '{Heavy rain|A cloudburst|A night of rain} fills cellars in {town}; {fire brigade called {n:41-390} times|{n:41-390} calls before breakfast}',
    body: [
      '{p:38-96} millimetres fell in {three|four|five} hours. Nobody was hurt.',
      'The {lower market|station underpass|tram depot|theatre} stood under {c:20-90} centimetres. {Eels were seen in Mill Street|A grand piano floated|Books were carried out by hand, along a chain of neighbours}.',
      "“The drains were built for my grandmother's weather,” said {person} of the fire brigade.",
    ],
  },
  {
    pictures: 'field hills',
    tags: 'aid, food',
    title:
      '{town} sends {n:12-140} tonnes of {seed potatoes|blankets|flour|lamp oil} to families without harvest in {a neighbouring valley|the next province}',
    body: [
      'The convoy {leaves at dawn|left in the night} with {k:4-31} lorries and {two mechanics|a midwife|three cooks}.',
      "{It repays a debt of {y:11-60} years, when the help came the other way|Each sack has a child's drawing in it}. {person} keeps the list and says that nothing is missing but {salt|spades|string}.",
    ],
  },
  {
    pictures: 'courthouse ministry',
    tags: 'heritage, archaeology',
    title:
      'Builders in {town} find a {mosaic|well|cellar of jars|bath with warm pipes} of {the ninth|the third|the eleventh|an unknown} century under {a car park|the bus station|a supermarket}',
    body: [
      'Work has stopped for {w:3-20} weeks. {The developer has asked to keep it, under glass|The find will be lifted, cleaned and put back}.',
      'It shows {a fisherman with too large a fish|two women playing a board game|a dog that looks pleased}. {person}, an archaeologist, has slept beside it “to be polite”.',
    ],
  },
  {
    pictures: 'city-dawn hills',
    tags: 'elections, local',
    title:
      '{Turnout in {town} is the highest for {n:20-70} years|{town} votes early and in numbers}: {p:71-94} per cent',
    body: [
      'The question was whether to {move the market|keep the bells at night|sell the water works|rename the bridge}.',
      '{By a margin of {k:12-480} votes the answer was no|It will stay as it is, by {k:12-480} votes}. {person}, who had asked for the vote, was seen {paying for a round|shaking hands at the door|taking down posters}.',
    ],
  },
  {
    where: 'coast',
    pictures: 'ferry winter-sea',
    tags: 'rescue, coastguard',
    title:
      'Coastguard off {town} rescues {n:2-19} from a {yacht|trawler|pleasure boat|coaster} that was {taking water|on fire|on the rocks|out of fuel}',
    body: [
      'All are well. {The cat was brought off last|They sang to keep awake|The skipper came off last, with the log}.',
      'The call came at {h:1-5} in the morning. The lifeboat {name:Constance|Fair Enough|Marguerite|Good Intent} was there in {m:18-70} minutes, in seas of {s:2-6} metres. {person}, her coxswain, called it “wet”.',
    ],
  },
  {
    pictures: 'dunes red-desert hills',
    tags: 'water, wells',
    title:
      "A new well in {town} gives water at {n:70-410} metres, {after three that did not|on the last day of the drill's hire}",
    body: [
      'It will serve {k:300-6000} people and {a school|a clinic|an orchard}.',
      'The driller, {person}, {had offered to go home twice|tastes every metre|does not believe in rods and uses one}. The water is {cold|a little salt|warm} and {good|better in tea}.',
    ],
  },
  {
    where: 'hills',
    pictures: 'peaks pass',
    tags: 'mountain, rescue',
    title:
      "{Two|Three|Four} walkers missing above {town} found in {a shepherd's hut|a chapel|a cable-car cabin}, {playing cards|asleep|making soup}",
    body: [
      'The search took {n:9-31} hours and {k:14-90} people.',
      'They had {done everything right after the first mistake|left a note, which the wind took|followed the wrong sheep}, said {person} of the mountain rescue. {They will pay for the soup|A dog called {Plum|Bishop|Comma} found them}.',
    ],
  },
];
