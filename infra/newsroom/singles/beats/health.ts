import type { Pattern } from '../template.ts';

export const HEALTH: readonly Pattern[] = [
  {
    pictures: 'ward cells',
    tags: 'hospital, waiting times',
    title: 'Waiting time for {hips|cataracts|hearing aids|knees} in {town} falls from {n:21-60} weeks to {k:4-19}',
    body: [
      'The hospital {operates at the weekend|swapped its theatres round|stopped cancelling on Mondays} and did {q:90-900} more than last year.',
      '{It hired nobody|It took two porters and no surgeon}. “{The bottleneck was a lift|We asked the cleaners when the rooms were empty},” said {person}, who runs the theatres.',
    ],
  },
  {
    pictures: 'ward city-rain',
    tags: 'influenza, vaccination',
    title: '{Influenza|Winter cough} {comes early to {town}|fills surgeries in {town}}: {n:110-1900} cases in a week',
    body: [
      "That is {twice|three times} last year's figure for the week. {Mostly children so far|Wards have {k:9-40} beds free}.",
      "Vaccine is {in every chemist's|short until the middle of next week}. {person} of the health office asks people {to come before it is needed|to cough into their sleeves and not onto buses}.",
    ],
  },
  {
    pictures: 'cells cells-blue',
    tags: 'research, trial',
    title: 'Drug for {migraine|gout|asthma|eczema} tested in {town} {halves attacks|works in two patients of three}',
    body: [
      '{n:320-2900} people took part for {m:3-24} months. {Side effects were mild: {dry mouth|vivid dreams|sneezing}|One in {k:14-90} stopped}.',
      '{The result is published whole, with the raw figures|A larger trial begins in autumn}. “{We had hoped for less and are pleased|It helps most those who had tried everything, which is rare},” said {person}.',
    ],
  },
  {
    pictures: 'cells-blue cells',
    tags: 'research, null result',
    title:
      '{Costly|Popular|Much-praised} {joint pill|memory drops|sleep spray|bath salt} does no better than {sugar|water|a warm drink}, trial in {town} finds',
    body: [
      '{n:220-1900} people took one or the other for {m:3-14} months, and could not tell which.',
      '{The maker paid for the trial and printed the result|Both groups felt better, which is the interesting part}. “{A clear no is worth as much as a yes, and costs as much|I have stopped taking it myself},” said {person}.',
    ],
  },
  {
    pictures: 'ward hills',
    tags: 'doctors, rural',
    title:
      '{town} {has a doctor again|finds a doctor after {n:2-9} years}, {by advertising for one who fishes|with a house, a boat and a piano|a former patient}',
    body: [
      '{person} takes over {k:900-4100} patients and {a skeleton called {Albert|Madame|Mr Bones}|a filing system by smell}.',
      'The {last one|old doctor} retired at {x:71-84}. {“I came for the river and stayed for the second opinion of the chemist,” said the newcomer.|“I was born in this waiting room, by a mistake of timing,” said the newcomer.}',
    ],
  },
  {
    pictures: 'field cells',
    tags: 'food, safety',
    title: '{Cheese|Sausage|Sprouts|Smoked fish} from {town} recalled after {n:4-61} people fell ill',
    body: [
      '{Listeria|Salmonella} was found in {one batch|two batches}. {Nobody is in danger|Three are in hospital and mending}.',
      'Packs with the mark {k:10-99}{-A|-C|-K} should go back to the shop. {The maker rang every customer on its list|The dairy is being steamed from end to end}, said {person} of the food office.',
    ],
  },
  {
    pictures: 'ward courthouse',
    tags: 'midwives, births',
    title:
      "{town}'s maternity ward {stays open|will not close after all}: {n:140-900} births, {and a petition of {k:2000-19000} names|and one in the car park}",
    body: [
      'The board had wanted to send mothers {q:31-90} kilometres to {the next town|the coast}.',
      '{Two midwives from {Orsund|Kelavati|Brume} have moved there|A rota with three neighbours makes the numbers}. {person}, head midwife, has “caught {x:1100-5000} of you, and remembers the loud ones”.',
    ],
  },
  {
    pictures: 'ward city-dawn',
    tags: 'mental health, youth',
    title:
      'Doctors in {town} prescribe a café where {nobody asks how you are|one may sit and say nothing|the staff recognise a bad day}',
    body: [
      'It costs less than {one bed for a week|the leaflets it replaced}. {n:40-190} people come each day.',
      '{Half are under thirty|Most stay an hour}. “{You can order a tea and a silence|People talk when their hands have something to do, so we shell peas},” said {person}, who runs it.',
    ],
  },
  {
    pictures: 'cells-blue ward',
    tags: 'genetics, diagnosis',
    title:
      'After {n:4-29} years a {boy|girl|man|woman} from {town} has {a name for the illness|a diagnosis}, {and {k:3-40} people to write to|from one letter in three thousand million}',
    body: [
      "{A new reading of old data|A laboratory's night computer|A student on her second day} found it.",
      'There is no cure. {There is a diet, which helps|It explains the tiredness and the falls}. {person}, a geneticist, wrote the news “{by hand|and then drove there}”.',
    ],
  },
  {
    pictures: 'dunes field-green',
    tags: 'heat, walking',
    title:
      '{Doctors|Schools|Firms} in {town} {arrange|pay for} {walks|dancing|gardening|swimming}, and {sick days fall by {p:6-31} per cent|blood pressure follows}',
    body: [
      '{n:120-2300} people took part for {m:6-18} months, against as many who {did not|were on the waiting list}.',
      '{Those who went in groups kept going|The effect was largest in those who hated it first}. “{A dog does the same and needs no budget|We tried pills, leaflets and shame},” said {person}, who led the study.',
    ],
  },
  {
    pictures: 'ward ministry',
    tags: 'nurses, training',
    title: '{n:12-140} nurses finish training in {town}, {the most in {k:9-30} years|half of them over forty}',
    body: [
      '{A night school in the library|A crèche with a lecture hall|A grant for rent} made it possible.',
      '{All have posts|Four in five will stay}. {person}, who drove a {bus|crane|taxi} for {y:11-30} years, says the {work is the same: keep calm and watch the mirrors|hours are worse and the thanks better}.',
    ],
  },
];
