/**
 * How an English verb takes what is reported: `any` clause or phrase, a `clause` that `that` opens or that has a subject, a
 * `thought` (a clause of its own or an infinitive, and nothing else), an `act`, or `speech` between quotation marks alone.
 */
export type Frame = 'any' | 'clause' | 'thought' | 'act' | 'speech';

const words = (text: string): string[] => text.split(' ');

const ANY = words(
  'say tell add write tweet claim argue explain insist acknowledge announce declare assert allege contend emphasize ' +
    'emphasise stress reply remark quip joke boast lament complain recall testify caution concede concur ' +
    'reiterate opine exclaim retort counter predict promise mention mutter shout urge vow admit conclude deny warn ' +
    'pledge estimate repeat ask demand believe proclaim confess post propose recommend swear ' +
    'plead implore yell scream whisper murmur gush muse brag snap bemoan clarify specify elaborate summarize summarise ' +
    'theorize hypothesize postulate attest affirm reaffirm deem',
);
const CLAUSE = words(
  'report note suggest show find reveal indicate confirm think agree maintain observe point hint imply feel ' +
    'fear hope worry expect doubt forecast advise remind inform assure disclose complain speculate ' +
    'wonder guess read demonstrate',
);
/** Verbs of knowing and of the mind. */
const THOUGHT = words(
  'know learn realize realise recognize recognise understand assume suspect decide determine discover remember forget ' +
    'anticipate presume foresee imagine hear calculate verify establish plan intend seek prefer aim',
);
const ACT = words(
  'want refuse decline threaten call condemn denounce describe oppose reject endorse vow cite support praise criticize ' +
    'criticise blast slam applaud laud hail chastise rebuke ridicule mock blame accuse discuss outline ' +
    'underscore dispute defend decry deplore disparage lambaste scold berate tout downplay dismiss refute rebut ' +
    'characterize characterise portray label dub brand liken compare commend congratulate thank echo welcome regret',
);

/** Verbs that tell of speech only where words between marks stand by them. */
const SPEECH = words(
  'continue respond answer begin laugh smile sigh shrug nod interrupt interject intone deadpan sing shoot explode snarl ' +
    'hiss sob cry groan chant growl',
);

const IRREGULAR: Readonly<Record<string, string>> = {
  say: 'say says said saying',
  tell: 'tell tells told telling',
  write: 'write writes wrote written writing',
  think: 'think thinks thought thinking',
  show: 'show shows showed shown showing',
  find: 'find finds found finding',
  feel: 'feel feels felt feeling',
  read: 'read reads reading',
  shoot: 'shot',
  begin: 'begins began beginning',
  sing: 'sings sang singing',
  cry: 'cried cries crying',
  answer: 'answered answering answers',
  admit: 'admit admits admitted admitting',
  concur: 'concur concurs concurred concurring',
  quip: 'quip quips quipped quipping',
  brag: 'brag brags bragged bragging',
  snap: 'snap snaps snapped snapping',
  dub: 'dub dubs dubbed dubbing',
  rebut: 'rebut rebuts rebutted rebutting',
  plan: 'plan plans planned planning',
  swear: 'swear swears swore sworn swearing',
  know: 'know knows knew known knowing',
  understand: 'understand understands understood understanding',
  forget: 'forget forgets forgot forgotten forgetting',
  foresee: 'foresee foresees foresaw foreseen',
  hear: 'hear hears heard hearing',
  seek: 'seek seeks sought seeking',
  plead: 'plead pleads pleaded pled pleading',
};

const formsOf = (verb: string): string[] => {
  const irregular = IRREGULAR[verb];
  if (irregular) return words(irregular);
  if (/[^aeiou]y$/.test(verb)) return [verb, `${verb.slice(0, -1)}ies`, `${verb.slice(0, -1)}ied`, `${verb}ing`];
  const stem = verb.replace(/e$/, '');
  const third = /(?:s|sh|ch|x|z)$/.test(verb) ? `${verb}es` : `${verb}s`;
  return [verb, third, `${stem}ed`, `${stem}ing`];
};

const frames = new Map<string, Frame>();
frames.set('stated', 'any').set('stating', 'any').set('ruled', 'clause');
for (const [frame, verbs] of [
  ['speech', SPEECH],
  ['thought', THOUGHT],
  ['act', ACT],
  ['clause', CLAUSE],
  ['any', ANY],
] as const) {
  for (const verb of verbs) for (const form of formsOf(verb)) frames.set(form, frame);
}

/** What follows a form of a verb that reports what someone said, thinks or asks for; undefined for other words. */
export const frameOf = (form: string): Frame | undefined => frames.get(form);
