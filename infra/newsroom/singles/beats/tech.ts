import type { Pattern } from '../template.ts';

export const TECH: readonly Pattern[] = [
  {
    pictures: 'board city',
    tags: 'outage, payments',
    title: '{Card payments fail across {town} for {n:2-9} hours|{town} pays cash for a morning as card network fails}',
    body: [
      'A {certificate that nobody had renewed|cable cut by a digger|clock that was one second off} stopped {k:90-400} thousand payments.',
      'Markets {wrote names in a book|took promises|did well}, and {most people came back|two days later all but {q:3-19} debts were paid}. “{We found it in a minute and needed three hours to believe it|The spare had the same idea at the same time},” said {person}, an engineer.',
    ],
  },
  {
    pictures: 'board-violet city-dawn',
    tags: 'software, council',
    title:
      '{town} throws out its {new |}planning software and {goes back to|finds it likes} {index cards|a shared table|pencils}',
    body: [
      "The system cost {n:2-38} million and {needed eleven clicks to enter a window|could not spell the town's name|lost every second appendix}.",
      '“{Cards do not need a password|The pencil has never been down},” said {person} of the planning office. The supplier {speaks of teething|has offered a discount on version two}.',
    ],
  },
  {
    pictures: 'board solar-field',
    tags: 'batteries, storage',
    title: 'A battery of {salt|iron|sand|old car cells} the size of a {barn|bus|church} starts work in {town}',
    body: [
      'It holds {n:4-90} megawatt-hours, enough for {k:600-9000} homes from supper to breakfast.',
      'It is {heavier than lithium and cheaper by half|too warm to touch and too dull to burn}. {person}, who built it {in a former dairy|with a grant and a brother-in-law}, says it should last {y:20-40} years.',
    ],
  },
  {
    pictures: 'board board-violet',
    tags: 'robots, farming',
    title:
      'A {weeding|thinning} robot from {town} {learns to work in the rain|works by the sound of the plant|is slower than a person, and never has a bad back}',
    body: [
      'Nine farms have {rented|tried} it. It covers {n:2-9} hectares a day on {sunlight|a battery the size of a loaf}.',
      '“{It takes out thistles and leaves poppies, which I had not asked for|It hums at night, and I sleep better for it},” said {person}, who has had one since {spring|August}.',
    ],
  },
  {
    pictures: 'board-violet ministry',
    tags: 'security, hospital',
    title:
      "Hackers who shut {town}'s {waterworks|library|hospital kitchen|bus depot} out of its own computers {gave up after {n:4-19} days|were not paid}",
    body: [
      'The {staff|depot} worked on paper, with {whiteboards|runners|the recipes they knew}. A copy from the night before was {whole|on a shelf}.',
      'They had asked for {k:2-30} coins of a currency that fell while they waited. {person}, who keeps the copies, {was given a day off|has a second shelf now}.',
    ],
  },
  {
    pictures: 'board city-rain',
    tags: 'maps, apps',
    title:
      'An app from {town} tells {cyclists|deaf people|people with prams|the blind} {which crossings wait longest|where the kerbs are high|what the loudspeaker said}',
    body: [
      'It was written by {three students|a retired tram driver|a mother of twins} and has {n:1100-48000} users.',
      'It {asks for no name and keeps nothing|works without a network}. The city has {offered to buy it|copied its data, with thanks}. {person} would rather {it stayed free|they mended the kerbs}.',
    ],
  },
  {
    pictures: 'board cells-blue',
    tags: 'chips, research',
    title:
      'Laboratory in {town} builds a {switch|memory|clock|laser} {n:12-900} times {smaller|cooler|slower, and more exact,} than those in a telephone',
    body: [
      'It works at {room temperature|minus 40 degrees|the heat of a kitchen oven}, so far for {k:3-90} hours.',
      '“{It is a part, not a product|We made four, two of which work, which is how one begins},” said {person}. {The group has put the drawings online|A maker of hearing aids has asked for one}.',
    ],
  },
  {
    pictures: 'city-dawn board-violet',
    tags: 'schools, phones',
    title:
      "{Schools in {town} lock phones in a {box|drawer|sack} until three|{town}'s pupils hand in their phones for a term}, and {the library fills|the yard gets louder}",
    body: [
      'After {n:4-14} weeks teachers report {fewer notes and more paper aeroplanes|better sleep and worse excuses}.',
      'Of {k:300-2400} pupils asked, {p:52-81} per cent would keep the rule. {“I had forgotten that Jonas is funny,” said {person}, 13.|“I finished a book, by accident,” said {person}, 14.}',
    ],
  },
  {
    pictures: 'turbines solar-field',
    tags: 'grid, wind',
    title: '{town} runs for {n:31-200} hours on {wind alone|its own roofs|the tide}, {a record|and nobody notices}',
    body: [
      'Surplus went to {heat the baths|freeze fish|make hydrogen|neighbours}. The gas works {stood by|was painted}.',
      'The limit was {the cable, not the wind|the storage}, said {person} of the grid office. A second line is planned for {next autumn|the year after next}.',
    ],
  },
  {
    pictures: 'board cells-blue',
    tags: 'repair, law',
    title:
      'Repair shop in {town} wins the right to {buy parts|read fault codes} for {tractors|hearing aids|washing machines|scooters}',
    body: [
      'The court found that {a code is not a secret when it only says “door open”|a thing that is sold is sold}.',
      '{person} had waited {n:9-40} months with {k:14-210} machines in the yard. The maker {will appeal|has sent a manual of {q:400-1900} pages}.',
    ],
  },
  {
    pictures: 'night-sky board',
    tags: 'satellite, startup',
    title:
      'A satellite the size of {a shoebox|two loaves|a lunch tin}, built in {town}, {sends its first picture|answers after {n:3-40} days of silence}',
    body: [
      'It shows {clouds and a corner of {land}|a very good view of its own antenna|the coast at night}.',
      '{Forty pupils|Nine pensioners|A radio club} built it for {k:30-190} thousand. “{It was tumbling. We asked it to stop and it did|We had begun on the letter of condolence},” said {person}.',
    ],
  },
];
