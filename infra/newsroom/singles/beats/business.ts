import type { Pattern } from '../template.ts';

export const BUSINESS: readonly Pattern[] = [
  {
    pictures: 'city-dawn prices',
    tags: 'jobs, factory',
    title:
      '{Factory|Works|Plant} in {town} will {take on|hire} {n:40-620} people to make {pumps|window frames|bicycle gears|bandages|heat exchangers}',
    body: [
      'It had {let as many go four years ago|been shut since the flood|once made buttons and then nothing}. {Applicants queued twice round the yard|Half of those who left have asked to come back}.',
      '{Wages start at {k:14-26} crowns an hour|Shifts follow the school bus}, said {person}, the manager, who {began there as an apprentice|bought the name for one crown}.',
    ],
  },
  {
    pictures: 'prices prices-falling',
    tags: 'insolvency, retail',
    title:
      '{Department store|Bookshop chain|Toy maker|Bus builder} of {town} {files for insolvency|asks the court for time} after {n:38-140} years',
    body: [
      '{k:60-900} jobs are at risk. {Christmas stock will be sold as planned|The staff have offered to buy it}.',
      'Debts come to {q:3-88} million, half of it rent. {person}, the administrator, sees “{a good business inside a bad lease|two buyers and one idea}”.',
    ],
  },
  {
    pictures: 'field field-green',
    tags: 'farming, prices',
    title:
      'Growers near {town} get {p:6-41} per cent more for {onions|wheat|olives|mangoes|potatoes|milk} than a year ago',
    body: [
      '{A late frost elsewhere|A dry spring|A new buyer from the coast} {has made the goods scarce|explains it}.',
      'In the shops the price rose by {q:1-5}. “{It is the first winter I shall not borrow|I have paid the smith, the vet and the bank, in that order},” said {person}, who farms {h:14-190} hectares.',
    ],
  },
  {
    pictures: 'field-green field',
    tags: 'farming, costs',
    title:
      '{Onions|Oats|Olives|Mangoes|Potatoes|Lentils} from {town} fetch {p:6-41} per cent less, and shoppers notice nothing',
    body: [
      '{A good year everywhere|A cannery that shut|Two large buyers who became one} {is the reason growers give|is to blame}.',
      'In the shops the price fell by {q:1-3}. “{Between my gate and the shelf somebody has a very nice year|The lorry earns more from it than the field},” said {person}, who farms {h:14-190} hectares.',
    ],
  },
  {
    where: 'coast',
    pictures: 'harbour quay freighter',
    tags: 'port, trade',
    title:
      'Port of {town} handles {n:110-940} thousand {tonnes|boxes} in {a quarter|three months}, {p:2-17} per cent {up|down}',
    body: [
      '{Timber and fruit|Salt and scrap|Cars and grain} {made the difference|rose}, {coal|cement|oil} fell.',
      '{Ships waited {h:3-30} hours on average|Two cranes stood still for lack of drivers}. The harbour board, led by {person}, will {dredge in spring|lower its dues|buy a tug}.',
    ],
  },
  {
    pictures: 'city prices',
    tags: 'property, flats',
    title:
      '{House prices in {town} fall for the {third|fourth|fifth} quarter running|A flat in {town} costs {p:3-14} per cent less than last year}',
    body: [
      'Sellers {wait|take the sign down and up again}. {n:310-2900} homes changed hands.',
      '{Rents rose all the same, by {q:2-9} per cent|Small flats held their price}, the land registry says. “{A price is what somebody pays, and nobody did|Viewings are full and wallets are not},” said {person}, an agent.',
    ],
  },
  {
    pictures: 'prices city',
    tags: 'startup, funding',
    title:
      '{person} of {town} raises {n:2-44} million for {shoes that can be re-soled at home|freight by tram|insulation made of seaweed|a bank for choirs and clubs|ice made at night and used at noon}',
    body: [
      "{It has nineteen customers|It lost {k:1-9} million last year, as planned|It is the town's first such sum}.",
      '{“We have proved that it works and not yet that it pays,” the founder said.|“Investors asked what could go wrong. I had a list,” the founder said.} The money is to last {m:18-36} months.',
    ],
  },
  {
    pictures: 'turbines solar-field',
    tags: 'energy, prices',
    title: 'Power in {town} was {free|cheaper than free} for {n:3-14} hours {at the weekend|on one windy night}',
    body: [
      '{Households were paid up to {k:2-9} cents a unit to use it|A dairy froze its ice for a week}. {Washing machines ran at four|The swimming bath is at 31 degrees}.',
      '{More storage would have saved {q:300-5000} megawatt-hours|Two lines are full}, said {person}, who trades power.',
    ],
  },
  {
    pictures: 'city-rain prices',
    tags: 'tourism, hotels',
    title: '{town} counts {n:60-990} thousand nights in hotels, {p:3-22} per cent {more|fewer} than last season',
    body: [
      '{Visitors stayed longer and spent less|More came by train|Rain kept day-trippers away and made the others stay}.',
      "{Most came from {Kestria|Almar|the Brannic Union|Serra Clara}|One guest in nine came for a wedding}. {person} of the innkeepers' guild would {trade ten per cent of them for one more cook|like them spread over the year}.",
    ],
  },
  {
    pictures: 'courthouse prices',
    tags: 'court, competition',
    title:
      '{Cement|Milk|Lift|Bakery|Taxi} firms in {town} fined {n:2-61} million for {fixing prices|sharing out streets}, {at a bowling club|over a funeral lunch|in a group chat called Flowers}',
    body: [
      '{Five|Four|Seven} firms took part for {k:3-14} years. One {told the office and goes free|kept minutes}.',
      'The competition office, under {person}, puts the harm at {q:8-90} million. {Two firms will appeal|All have said sorry, in the same words}.',
    ],
  },
  {
    pictures: 'prices ministry',
    tags: 'pensions, savings',
    title:
      'Savings bank in {town} {will pay out {n:4-60} million it had charged too much|returns fees it took for letters it never sent}',
    body: [
      '{k:9-140} thousand customers get their share {before the month is out|with the next statement}. They need do nothing.',
      'A {clerk|pensioner|student} had {done the sum on an envelope|asked the same question for three years}. “{It was in the small print, and the small print was wrong|I only wanted my four crowns},” said {person}.',
    ],
  },
  {
    pictures: 'rails freighter',
    tags: 'freight, logistics',
    title:
      '{Parcel firm|Bread wholesaler|Brewery} in {town} swaps lorries for {trams|barges|cargo bicycles} on {its last {n:3-19} kilometres|the way to the market}',
    body: [
      'It is {slower by {m:9-40} minutes and cheaper by {p:8-27} per cent|quieter, and never waits at the bridge}.',
      'Drivers {were asked to stay and did|have new trousers}. “{It likes not being shaken|We used to sit in the queue that we were},” said {person}.',
    ],
  },
];
