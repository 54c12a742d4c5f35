import type { Pattern } from '../template.ts';

export const POLITICS: readonly Pattern[] = [
  {
    pictures: 'chamber chamber-green',
    tags: 'council, night bus',
    title:
      "{town} council {approves|votes for} a night bus for {shift workers|bakers and nurses|the port's late shift}, by {n:9-31} votes to {k:3-8}",
    body: [
      'It runs {every hour|four times} between midnight and five, and costs {c:110-940} thousand a year.',
      'Opponents called it {a taxi for the few|empty seats on wheels}. {person}, who finishes at {two|three|four} and walks {m:3-9} kilometres home, sat in the gallery and {slept|listened|counted}.',
    ],
  },
  {
    pictures: 'ministry courthouse',
    tags: 'audit, spending',
    title: 'Auditors in {town} cannot find {n:14-370} {chairs|street lamps|bicycles|laptops} that the town paid for',
    body: [
      "The report, of {k:40-210} pages, {praises the filing|was late because its author's chair was among them|finds no crime and little order}.",
      "The {finance office|mayor's office} says that they “{exist in another building|were lent in good faith|are being counted again}”. The audit will go to the {police|council} next month.",
    ],
  },
  {
    pictures: 'chamber chamber-green',
    tags: 'bill, housing',
    title:
      '{land} bill would let tenants in {town} {see what the last tenant paid|refuse a rise in winter|buy the roof over their heads}',
    body: [
      'It passed its {first|second} reading by {n:41-96} to {k:20-39}. Landlords speak of {court|patience|selling}.',
      'Rents in {town} rose by {p:6-31} per cent in two years. {person}, who wrote the bill at a kitchen table, {rents|owns two rooms|moved four times while writing it}.',
    ],
  },
  {
    pictures: 'ministry city-dawn',
    tags: 'mayor, resignation',
    title:
      'Mayor of {town} {resigns|steps down} over a {holiday|kitchen|painting|bridge} that a contractor {paid for|chose|delivered to the wrong house}',
    body: [
      '{person} leaves after {n:2-14} years. A by-election follows in {six|seven|eight} weeks.',
      '{“It was a misunderstanding with marble worktops,” the mayor said.|“I ought to have asked who was paying, and I did not want to know,” the mayor said.|“I leave the keys and the chain, and the debt is smaller than I found it,” the mayor said.} The deputy takes over and {has cancelled a lunch|keeps her own bicycle|is twenty-six}.',
    ],
  },
  {
    pictures: 'chamber city',
    tags: 'parking, traffic',
    title:
      '{town} will {close {street:Market Street|the Old Quay|Castle Hill|Station Road|Lime Walk|Tanner Lane|Ferry Street|Mill Bank|North Parade|Saddler Row|Orchard Way|Cooper Street} to cars|make {street:Market Street|the Old Quay|Castle Hill|Station Road|Lime Walk|Tanner Lane|Ferry Street|Mill Bank|North Parade|Saddler Row|Orchard Way|Cooper Street} one-way} for a year, and then ask everyone again',
    body: [
      'Shops are split: {n:31-88} signed for it, {k:20-90} against, {two signed both|one for each door}.',
      '{The fire brigade has tried it with a ladder|Deliveries come before ten, by hand cart after that}. {person}, who sells {shoes|paint|cheese|clocks}, expects “{feet|less dust|a quiet spring}”.',
    ],
  },
  {
    pictures: 'ministry chamber',
    tags: 'transparency, records',
    title:
      '{Court orders {town} to publish|{town} loses a case and must publish} the {n:1100-9000} pages it {had blacked out|called too boring to read|said were damp}',
    body: [
      'They concern {a lease|a bridge|the school meals|a swimming bath} and {three|four|nine} lunches.',
      'The judge, {person}, wrote that “{embarrassment is not a secret|a public paper is public even when it is late}”. The town has {n2:10-30} days, and {a good scanner|one working printer}.',
    ],
  },
  {
    pictures: 'chamber-green hills',
    tags: 'youth, vote',
    title:
      '{town} lets sixteen-year-olds vote on {the budget for parks|the new bridge|school hours}, {and they turn up|with surprising results}',
    body: [
      '{p:58-91} per cent did, more than {any age under fifty|their parents}.',
      'They chose {the dullest and cheapest plan|later mornings|trees over lamps|benches}. “{We read the appendix|Nobody had asked before},” said {person}, 16.',
    ],
  },
  {
    pictures: 'courthouse ministry',
    tags: 'appointment, justice',
    title:
      '{person} named {chief prosecutor|ombudsman|head of the land registry|tax commissioner} in {town}, after {n:3-19} months with an empty chair',
    body: [
      "{Both sides had refused the first four names|A fifth choice was everybody's second|The newcomer had not applied}.",
      'The new holder is known for {long footnotes|answering letters|a case about geese|never raising the voice} and promises to {clear {k:400-9000} open files|be slow and right|read everything once}.',
    ],
  },
  {
    pictures: 'chamber hills',
    tags: 'forest, land',
    title:
      'Assembly in {town} refuses to sell the {common|upper forest|water meadow} to a {golf|quarry|bottling|data} company',
    body: [
      'The offer was {n:11-94} million. The vote was {k:24-61} to {q:5-21}.',
      '“{You can sell it once|We asked what our grandchildren would say and they were in the room},” said {person}, who {farms|cuts wood|keeps bees} there. The company says that it {respects the result|will ask again in spring}.',
    ],
  },
  {
    pictures: 'ministry city-rain',
    tags: 'strike, public service',
    title:
      '{Refuse collectors|Registry clerks|Tram drivers|School cooks} in {town} end their strike after {n:3-24} days, for {p:4-11} per cent {and a dry room|and new boots|and two mornings off}',
    body: [
      '{Both sides say they won|The vote was close: {k:210-900} to {q:90-200}}.',
      'Talks went through {three nights|a weekend} in {a school|the back of a bakery|the harbour office}. {person}, who mediated, fed them {soup|nothing until they agreed|in separate rooms}.',
    ],
  },
  {
    pictures: 'ministry chamber',
    tags: 'taxes, tourism',
    title:
      '{town} brings in a bed tax of {n:1-6} crowns a night, {to mend its {sea wall|pavements|theatre}|and spends it on brooms}',
    body: [
      'Hotels {object|say it is fair if it is spent where guests can see it}. It should bring in {k:300-990} thousand a year.',
      '{A guest will see on the bill what the money did last month|Pilgrims and long-distance cyclists are exempt}, said {person} of the treasury.',
    ],
  },
];
