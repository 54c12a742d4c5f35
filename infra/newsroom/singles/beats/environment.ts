import type { Pattern } from '../template.ts';

export const ENVIRONMENT: readonly Pattern[] = [
  {
    pictures: 'marsh delta',
    tags: 'rivers, water',
    title:
      '{Water in the {stream|lake|canal} at {town} is clean enough to swim in|Swimming allowed again in the {stream|lake|canal} at {town}}, after {n:11-90} years',
    body: [
      '{k:30-140} samples since spring {were all below the limit|were good but for one, after a storm}.',
      '{A dye works shut, a sewer was mended, and mussels did the rest|The town put in a reed bed of {h:2-19} hectares}. {person}, who took the samples, went in first, “{for science|and out again: it is eleven degrees}”.',
    ],
  },
  {
    pictures: 'hills forest-mist',
    tags: 'wildlife, return',
    title:
      '{Beaver|Lynx|Otter|White-tailed eagle|Wildcat|Hoopoe} seen near {town} for the first time {since {y:1840-1990}|in living memory}',
    body: [
      'A {camera meant for foxes|postwoman|class on an outing} saw it at {dawn|dusk}.',
      'Whether it {stays depends on the winter|has company is not known}. {person}, the warden, will not say where and asks people {not to leave out food|to keep dogs in until spring|to be pleased quietly}.',
    ],
  },
  {
    where: 'coast',
    pictures: 'storm-sea winter-sea',
    tags: 'weather, gale',
    title: 'Gale warning for {town} from {three|six|nine} in the {morning|evening}',
    body: [
      'Gusts of {n:85-140} kilometres an hour are expected, {strongest at the turn of the tide|with spray over the sea wall}.',
      '{Ferries stop at noon|The market moves indoors|Boats are tied up two deep}. {person} of the weather office rates the forecast “{eight out of ten|better than we would like|solid, alas}”.',
    ],
  },
  {
    where: 'hills',
    pictures: 'peaks pass',
    tags: 'weather, snow',
    title: 'Up to {n:15-90} centimetres of snow {on the way to|forecast for} {town}',
    body: [
      'It begins in the {small hours|afternoon}, {wet at first|dry, with wind}.',
      '{Schools close at two|The cable car stops at dusk|Ploughs are out from four}. {person} of the weather office asks people to {stay where they are|bring in the wood tonight|leave the pass to those who must}.',
    ],
  },
  {
    pictures: 'city-rain forest-mist',
    tags: 'weather, ice',
    title:
      'Freezing rain for {h:2-9} hours in {town}: {n:14-190} falls, and {a tram that slid past its stop|a quiet that one could hear}',
    body: [
      '{Buses ran with sand|Trams came back on at ten|The lower bridge was closed}.',
      'The casualty ward counted {mostly wrists|wrists and one elbow}. “{Walk like a duck and be late|Grit is ordered by the tonne and needed by the hour},” said {person} of the road office.',
    ],
  },
  {
    pictures: 'field field-green delta-dry',
    tags: 'drought, farming',
    title: 'No rain in {town} for {n:41-160} days; {wells are read twice a day|lawns are forbidden and nobody has one}',
    body: [
      'The {reservoir|upper lake} stands at {p:11-39} per cent. {Cattle are going to the hills early|Growers have ploughed in a third of the maize}.',
      '{Showers may come at the end of next week|Models show nothing for ten days}. “{You can smell rain that falls forty kilometres off, which is worse|The old spring has not failed, so we know where to queue},” said {person}.',
    ],
  },
  {
    pictures: 'turbines hills',
    tags: 'wind, planning',
    title:
      '{Wind farm|Solar park} near {town} {is moved by {n:200-900} metres|loses two masts on the drawing board} for {larks|a view|orchids|a radio telescope}',
    body: [
      'It will have {k:3-24} {turbines|rows} and supply {q:900-19000} homes.',
      '{The village owns a fifth|The dividend pays for a bus}. {person}, who was against it, is {still against it and has bought four shares|now its treasurer}.',
    ],
  },
  {
    where: 'coast',
    pictures: 'open-sea islands',
    tags: 'sea, plastic',
    title: 'Divers lift {n:2-31} tonnes of {x:nets|tyres|cables|bottles} from the sea bed off {town}',
    body: [
      'It took {k:9-60} people {three|five|nine} days. {An octopus was moved four times|A safe was found, open and empty}.',
      'The {x} will be {washed and sold by weight|shown on the quay for a week, so that people see them}. {person}, who led the work, says there is {at least as much again|less than there was, and newer}.',
    ],
  },
  {
    pictures: 'forest-mist field-green',
    tags: 'trees, planting',
    title:
      '{town} plants {n:400-9000} {oaks|limes|mulberries|hazels|pines} {where the old {goods yard|barracks|tip} was|along the road to the {coast|station}}',
    body: [
      "Each has a {number|child's name|label with the year in which it may be climbed}. {Three in four should live|Goats have been spoken to}.",
      'The variety comes from {k:200-900} kilometres south, {to suit the summers of {y:2055-2090}|because the summers are coming north}. {person}, the forester, is {x:61-84} and {does not expect to climb one|has chosen a bench beside the slowest}.',
    ],
  },
  {
    pictures: 'city-dawn city-rain',
    tags: 'air, stoves',
    title: 'Air in {town} {is the worst for {n:3-14} years|has not been so thick for {n:3-14} years}',
    body: [
      'Fine dust stood at {k:58-96} micrograms {for a week|on four days of seven}. {Stoves, not cars, are the cause|A lid of warm air lies over the valley}.',
      '{Buses are free until the wind turns|Schools play indoors|The stadium has put off its match}. {person}, a lung doctor, sees it in the waiting room “{two days later, each time|and hears it on the stairs}”.',
    ],
  },
  {
    where: 'hills',
    pictures: 'peaks glacier pass',
    tags: 'ice, mountains',
    title: '{Glacier|Snowfield} above {town} has lost {n:2-9} metres of thickness in a year, {stakes|photographs} show',
    body: [
      'Since {y:1950-1998} it has drawn back by {k:180-990} metres. {A boot from {y2:1911-1939} came out|A new lake of {h:1-9} hectares has formed}.',
      'The town draws {p:14-60} per cent of its summer water from it. “{We are drinking the capital|It rattles now instead of dripping},” said {person} of the water works.',
    ],
  },
  {
    pictures: 'marsh field-green',
    tags: 'bees, insects',
    title:
      'Count at {town} finds {n:31-210} kinds of {wild bee|butterfly|moth|hoverfly}, {k:3-24} {more|fewer} than {five|ten} years ago',
    body: [
      'Volunteers walked {q:40-400} kilometres with {nets and notebooks|lamps and sheets}.',
      '{Verges that are cut once a year did best|Gardens beat fields|The rarest lives behind the fire station}. {person}, who is {x:71-89}, has counted since the first and {“does not need the glasses for bumblebees”|found the new one by ear}.',
    ],
  },
];
