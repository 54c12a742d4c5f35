import type { Pattern } from '../template.ts';

export const SCIENCE: readonly Pattern[] = [
  {
    pictures: 'night-sky grey-moon',
    tags: 'astronomy, planet',
    title:
      'Astronomers at {town} find a planet that {rains {glass|iron|sand}|has no night|circles two suns|is lighter than cork}',
    body: [
      'It is {n:40-3900} light years away and goes round in {k:9-400} {hours|days}.',
      '{It dims its star by a thousandth, every time|Its star wobbles, by walking pace}. Nobody will go there. “{One does not study the sea in order to buy a boat|I only wanted to test the camera},” said {person}.',
    ],
  },
  {
    pictures: 'cells cells-blue',
    tags: 'biology, animals',
    title:
      '{Ants|Crows|Octopuses|Pigs|Bats|Goats} {can count to {n:4-9}|recognise a cheat|remember a face for {n:4-9} years|wait for a better offer}, a study in {town} shows',
    body: [
      'They were tested {k:60-900} times {with raisins|with coloured doors|with pictures of each other}.',
      '{Children of four did as well|Students did slightly worse, possibly from boredom}. {person} {had expected it of the older ones|now knocks before going in}.',
    ],
  },
  {
    pictures: 'red-desert terrain dunes',
    tags: 'fossils, palaeontology',
    title:
      '{Fossil|Skeleton|Bones} of a {swimming lizard|giant dragonfly|dwarf elephant|four-winged bird|tusked whale} found in a {quarry|road cutting|garden wall} at {town}',
    body: [
      'It is {n:11-310} million years old and {missing only its head|complete to the last toe|new to science}.',
      "{A quarryman turned off the machine in time|A schoolgirl had used it as a doorstop}. {person}, who will describe it, {needs {k:2-6} years and a larger table|has named it after the digger's dog}.",
    ],
  },
  {
    pictures: 'islands terrain',
    tags: 'archaeology, genetics',
    title:
      '{Bones|Teeth|Grains of pollen|Pots} from {town} show that {people came by sea, {n:900-6000} years earlier than thought|the first farmers were women from the south|they ate better than their landlords}',
    body: [
      '{k:14-140} samples were dated in two laboratories. {They agree to within a generation|One disagrees and is being asked again}.',
      'The old account rested on {a single shard|one monk|a misread label}, said {person}. {The museum is moving a wall|Schoolbooks will follow in about ten years}.',
    ],
  },
  {
    pictures: 'board cells-blue',
    tags: 'materials, physics',
    title:
      'A material from {town} {carries current without loss at minus {n:11-90} degrees|turns heat into current|mends its own cracks in {n:11-90} minutes|is stiff when pushed and soft when pulled}',
    body: [
      'It is made of {bismuth and patience|clay, soot and one rare metal|paper}. {k:2-9} laboratories have {repeated it|failed to repeat it}.',
      '{A grain of it exists|The sample is the size of a fingernail|Enough was made for a spoon}. {person} {sleeps badly|has sent samples to everyone who asked}.',
    ],
  },
  {
    where: 'coast',
    pictures: 'open-sea winter-sea islands',
    tags: 'ocean, deep sea',
    title:
      'Ship from {town} films {n:3-40} unknown animals at {k:1900-7000} metres, {one of them see-through|one with a lantern it can put out}',
    body: [
      '{A crab with fur|A worm with feathers|A fish with its eyes in its roof|A snail in iron scales} stayed to be looked at for {m:4-50} minutes.',
      'The dive {ended when the cable snagged|cost as much as one aeroplane seat}. {person}, at the controls, {whispered throughout, though nothing could hear|had bet on the worm}.',
    ],
  },
  {
    pictures: 'peaks hills',
    tags: 'geology, earthquake',
    title:
      '{Swarm of {n:40-900} small quakes under {town} is over|{n:40-900} small quakes under {town} shake cups and no more}, geologists say',
    body: [
      'The strongest had magnitude {k:2-3}.{d:1-9}. {A chimney fell|Cats left early|No damage was found}.',
      "{Water moving in an old fault is the likely cause|It follows the filling of the reservoir}. {person} put {q:6-40} seismographs {in cellars, with the owners' leave|under church towers}.",
    ],
  },
  {
    pictures: 'night-sky field',
    tags: 'mathematics, prize',
    title:
      '{Student|Retired teacher|Postal clerk|Baker} from {town} proves a statement about {knots|tiles|prime numbers|folding paper} that was open for {n:21-170} years',
    body: [
      'The proof has {k:3-60} pages and {one picture|no formula before page nine}.',
      '{Three referees found one gap, which closed|It came on a bus}. {person} {will go on baking|had been told it was hopeless and had forgotten by whom|wants to know what it is for}.',
    ],
  },
  {
    pictures: 'marsh delta',
    tags: 'ecology, birds',
    title:
      '{Swifts|Cranes|Terns|Storks|Plovers} ringed at {town} {fly {n:4000-14000} kilometres without landing|go to sea in storms on purpose|take turns to lead}',
    body: [
      '{k:14-90} birds carried a logger {of half a gram|like a rucksack}. {q:9-14} came back.',
      '{One took the train line as a guide|They sleep {m:14-50} minutes a day, in pieces}. “{We had drawn a straight line on the map, and they had not seen the map|They know about winds what we pay satellites for},” said {person}.',
    ],
  },
  {
    pictures: 'glacier winter-sea',
    tags: 'climate, ice core',
    title:
      'Ice core drilled by a team from {town} reaches {n:310-1200} thousand years, {and smells of the sea|and holds a layer of ash}',
    body: [
      'It is {k:1100-3000} metres long, in pieces of a metre. {Bubbles hold the air of the time|The oldest is as clear as gin}.',
      '{A warm age ended within {q:30-90} years, by the dust|It will be read for a decade}. {person}, who carried the last piece, {did not breathe until it was in the box|has kept the chips for a drink, which is tradition}.',
    ],
  },
];
