import type { Signal } from './finding.ts';

type Values = Signal['values'];
const quoted = (value: string | number | undefined): string => `“${String(value).replace(/\.$/, '')}”`;
const counted = (count: string | number | undefined, one: string, many = `${one}s`): string =>
  `${count} ${Number(count) === 1 ? one : many}`;
const reports = (values: Values): string => counted(values.count, 'independent report');
const says = (values: Values): string => `${reports(values)} ${values.count === 1 ? 'says' : 'say'}`;

const SENTENCES: Record<string, (values: Values) => string> = {
  'civ.signal.contradictsFigure': (v) => `It gives another figure than ${reports(v)}: ${quoted(v.claim)}.`,
  'civ.signal.contradictsNegation': (v) => `It denies what ${says(v)}: ${quoted(v.claim)}.`,
  'civ.signal.contradictsAntonym': (v) => `It says the opposite of what ${says(v)}: ${quoted(v.claim)}.`,
  'civ.signal.contradictsDenial': (v) => `It tells as denied what ${says(v)}: ${quoted(v.claim)}.`,
  'civ.signal.sourceScore': (v) => `In this story its outlet scores ${v.score} of 100 as a source.`,
  'civ.signal.revisedOften': (v) => `Its outlet later changed ${v.count} of its ${v.items} stored reports.`,
  'civ.signal.unsupportedClaims': (v) =>
    `None of its ${v.count} main claims is made by another of ${v.reports} independent reports.`,
  'civ.signal.objectivity': (v) =>
    `Its objectivity is ${v.score} of 100, while the median of ${counted(v.count, 'other report')} is ${v.median}.`,
  'civ.signal.omits': (v) =>
    `It leaves out what ${v.count} of ${v.of} other independent reports say: ${quoted(v.claim)}.`,
  'civ.signal.contestedElsewhere': (v) =>
    `What it tells is contradicted by ${reports(v)}, and its words do not say so: ${quoted(v.claim)}.`,
  'civ.signal.unheard': (v) => `It names ${v.group} as affected, and no report lets one of them speak.`,
};

/** The first signal as an English sentence. @throws where the first signal is one that never stands alone */
export const reasonOf = ([first]: readonly [Signal, ...Signal[]]): string => {
  const sentence = SENTENCES[first.key];
  if (!sentence) throw new Error(`The signal ${first.key} does not open a finding.`);
  return sentence(first.values);
};
