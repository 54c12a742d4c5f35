import type { Pattern } from '../template.ts';

export const SPORTS: readonly Pattern[] = [
  {
    pictures: 'hills rails',
    tags: 'cycling, race',
    title:
      '{person} wins the {town} {circuit|hill race|cobbles race} by {n:2-58} seconds after {k:60-190} kilometres {alone|in a two-rider break}',
    body: [
      '{The field hesitated at the second feed|A level crossing split the race|A puncture in the last hour decided it}.',
      '“{I was tired of the company|I looked back once and saw nobody, so I looked again},” the winner said. {q:9-60} riders did not finish, {most of them sensibly|in sleet}.',
    ],
  },
  {
    where: 'coast',
    pictures: 'open-sea stadium-day',
    tags: 'swimming, open water',
    title: '{person} is first across the bay at {town}: {n:8-34} kilometres in {h:2-9} hours and {m:2-58} minutes',
    body: [
      'The water was {k:11-19} degrees and {full of jellyfish|flat as paint|against everyone}.',
      '{Forty|Sixty-one|A hundred and four} swimmers started. {The winner hummed, to keep time|A seal kept up for an hour|The last came in by lantern, to the loudest cheer}.',
    ],
  },
  {
    pictures: 'stadium-day hills',
    tags: 'athletics, running',
    title:
      'Runner from {town} takes {n:2-41} seconds off the national {ten-kilometre|half-marathon|steeplechase|mile} record',
    body: [
      '{person}, {k:19-41}, {works in a quarry|teaches chemistry|has run for only three years|trains on a ferry}.',
      '{The pace-maker stayed on and came second|The track was dry for the first time in a week}. “{I thought the clock had stopped to look at something|I had planned to be slower},” the runner said.',
    ],
  },
  {
    pictures: 'city hills',
    tags: 'chess, tournament',
    title: '{person}, {n:13-78}, wins the {town} open with {k:7-9} points from ten',
    body: [
      'The last game took {h:5-8} hours and {ended with kings and one pawn|turned on a knight that would not be bought}.',
      "{The favourite lost to a dentist in round two|Two games were stopped by a fire alarm and one by a wasp}. The prize is {q:2-19} thousand crowns and {a goose|a clock|the town's oldest bicycle}.",
    ],
  },
  {
    pictures: 'stadium city-rain',
    tags: 'handball, league',
    title:
      "{town}'s handball women {go top|stay unbeaten|win an away game at last} with a {n:25-34}-{k:17-24} {win over {the Cormorants|the Salt Girls|Barge Hall}|victory over {Canal Street|the Post Office eleven|the Larks}}",
    body: [
      '{person} scored {q:7-13}, {four of them from the wing|most with the left|the last from her own circle}.',
      'The keeper {stopped three throws from seven metres|played the second half with a strapped thumb}. {Next comes the derby, sold out since summer|The trainer asked for quiet on the bus and got it}.',
    ],
  },
  {
    pictures: 'stadium-day field',
    tags: 'cricket, test',
    title:
      '{person} makes {n:101-241} as {town} {draw|win} against {Ember|Wattle Bay|Sonapuri|Pell Regis} on the {fourth|last} evening',
    body: [
      '{The light went before the wickets did|Nine fielders stood round the bat|Rain took a day and nobody missed it}.',
      'The innings took {h:5-9} hours and {k:210-480} balls. {“I was dropped on four and have been apologising since,” the batter said.|“At tea I had a sandwich and a plan. I kept to the sandwich,” the batter said.}',
    ],
  },
  {
    where: 'coast',
    pictures: 'quay open-sea winter-sea',
    tags: 'sailing, regatta',
    title:
      "{person} wins the {town} regatta {by a boat's length|on corrected time|in no wind at all} after {n:2-9} days",
    body: [
      '{k:21-140} boats started; {q:3-19} came home under {tow|jury rig|sweeps}.',
      '{A shift of wind that only the oldest crew believed in|A tack inshore past the fish farm|Patience} made the difference. {The protest over a buoy was heard and withdrawn over supper|The cup has been cracked since 1911 and is still drunk from}.',
    ],
  },
  {
    where: 'hills',
    pictures: 'peaks peaks-dusk',
    tags: 'climbing, skiing',
    title: '{person} {skis|climbs} the north face above {town} {alone|in one day|at the first try} in {h:3-19} hours',
    body: [
      'It had been {done twice, by ropes of four|thought to be too loose|tried since {y:1951-1998}}.',
      '{The last {n:60-300} metres were ice|The way down took longer}. “{The mountain was in a good mood|I turned round twice and the third time I forgot to},” the climber said.',
    ],
  },
  {
    pictures: 'stadium stadium-day',
    tags: 'transfers, football',
    title:
      '{town} sign {person} from {Free Port|Vila Rosada|Halm Miners|Cape Noe Lights} for {n:90-940} thousand and {a friendly in spring|two youth players|a bus}',
    body: [
      'The {goalkeeper|midfielder|left back|striker}, {k:18-33}, played {q:11-212} times there.',
      '{The medical found a second small toe that had been broken and never mentioned|It was signed at a motorway station, on a menu}. “{I like the colours, and my grandmother lives here|They rang three times, which is polite},” the newcomer said.',
    ],
  },
  {
    pictures: 'courthouse stadium',
    tags: 'doping, cleared',
    title: 'Federation clears {person}, {rower|weightlifter|cyclist|runner} from {town}, after {n:4-22} months',
    body: [
      'The sample held less than the limit of {a heart|an asthma|a cough} medicine. {The label was in another alphabet|A pharmacist said it was her mistake}.',
      '“{I would have preferred a race|I have read more chemistry than I ever ran},” the athlete said. The hearing took {k:2-9} days.',
    ],
  },
  {
    pictures: 'ministry stadium-day',
    tags: 'doping, ban',
    title: '{person}, {rower|weightlifter|cyclist|sprinter} from {town}, is banned for {two|three|four} years',
    body: [
      'Both samples held a {hormone|blood thinner} that {nobody takes by mistake|is given to horses}. {The athlete said nothing|The athlete had blamed a steak}.',
      '{A medal moves down a place, to somebody who had stopped waiting for it|The club has returned the prize}. An appeal is possible until {the end of the month|spring}.',
    ],
  },
];
