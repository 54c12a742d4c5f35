/** How an English verb takes what is reported: `any` clause or phrase, a clause `that` opens or that has a subject, an act. */
export type Frame = 'any' | 'clause' | 'act';

const words = (text: string): string[] => text.split(' ');

const ANY = words(
  'say tell add write tweet claim argue explain insist acknowledge announce declare assert allege contend emphasize ' +
    'emphasise stress reply remark quip joke boast lament complain recall testify caution concede concur ' +
    'reiterate opine exclaim retort counter predict promise mention mutter shout urge shoot vow admit conclude deny warn ' +
    'pledge estimate continue repeat ask demand believe proclaim confess post propose recommend',
);
const CLAUSE = words(
  'report note suggest show find reveal indicate confirm think agree maintain observe point hint imply feel ' +
    'fear hope worry expect doubt forecast advise remind inform assure disclose complain speculate ' +
    'wonder guess read demonstrate',
);
const ACT = words('want refuse decline threaten call condemn denounce describe oppose reject endorse vow cite support');

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
  admit: 'admit admits admitted admitting',
  concur: 'concur concurs concurred concurring',
  quip: 'quip quips quipped quipping',
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
  ['act', ACT],
  ['clause', CLAUSE],
  ['any', ANY],
] as const) {
  for (const verb of verbs) for (const form of formsOf(verb)) frames.set(form, frame);
}

/** What follows a form of a verb that reports what someone said, thinks or asks for; undefined for other words. */
export const frameOf = (form: string): Frame | undefined => frames.get(form);
