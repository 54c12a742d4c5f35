import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Where sentences are written that services send and pages show. */
const SPEAKING = [
  'gateway/src/{request-body,proxy}.ts',
  'gateway/src/middleware/{own-origin-writes,rate-limit,request-guard}.ts',
  'services/analysis/src/{articles,briefings,navigator}/*.ts',
  'services/billing/src/{invoices,payments,provider,readers,subscriptions,usage}/*.ts',
  'services/civ/src/{flags,members,reviews}/*.ts',
  'services/feed/src/{articles,fetch,pages}/*.ts',
  'services/feed/src/publisher-requests/{request.routes,submit-request}.ts',
  'services/reader/src/{allowances,content,follows,library,neighbours,saved-searches,shares}/*.ts',
  'services/reports/src/{reports,removals}/*.ts',
  'services/reports/src/neighbours/allowances.ts',
  'services/reports/src/making/freeze.ts',
  'services/search/src/{answers,attachments,query}/*.ts',
  'services/shared/chassis/src/http/error-handler.ts',
  'services/shared/contracts/src/{billing,briefings,civ,content,publisher-requests,reports,search}.ts',
];

/** What is written there for operators, logs or programs. */
const NOT_FOR_READERS = [
  /^Idempotency-Key: /,
  /^Not valid\.$/,
  /^Nothing is fetched to read an image\.$/,
  /^One of /,
  /^The deadline is over\.$/,
  /^The image needs too much memory\.$/,
  /^The search service /,
  /^This method is not known here\.$/,
  /^Say what to change of the post\.$/,
  /^Say why /,
  /^Please send /,
  /^Copyright inquiries /,
  /^Without control characters\.$/,
  /^Choose at most twenty\.$/,
  /^The \$\{kind\} of a report/,
];

const COMMENT = /\/\*.*?\*\/|^\s*\/\/.*$/gms;
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
const SENTENCE = /^(?:[a-z]+: )?(?:[A-Z“]|\$\{)[^\n]* [^\n]*[.?]$/;
const PLACE = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g;

const sentencesOf = (path: string): string[] =>
  [...readFileSync(join(ROOT, path), 'utf8').replace(COMMENT, '').matchAll(LITERAL)]
    .map(([, ...kinds]) => kinds.find((text) => text !== undefined) ?? '')
    .filter((text) => SENTENCE.test(text))
    .map((text) => text.replace(/^[a-z]+: /, ''));

const isTest = (path: string): boolean => /\.(?:test|fixture)\.ts$|\/_/.test(path);
const spoken = SPEAKING.flatMap((glob) => globSync(glob, { cwd: ROOT }).filter((path) => !isTest(path))).flatMap(
  (path) => sentencesOf(path).map((sentence) => ({ path, sentence })),
);

type Tree = { readonly [name: string]: string | Tree };
const textsOf = (tree: Tree): string[] =>
  Object.values(tree).flatMap((entry) => (typeof entry === 'string' ? [entry] : textsOf(entry)));
const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const table = textsOf(JSON.parse(readFileSync(join(ROOT, 'frontend/src/locales/en/told.json'), 'utf8')) as Tree);

const patternOf = (text: string, place: RegExp): RegExp =>
  new RegExp(`^${text.split(place).map(literally).join('.+')}$`);
const patterns = table.map((text) => patternOf(text, /\{\{\w+\}\}/));

/** Whether the table holds the sentence; either may have a word where the other has a place for one. */
function isKnown(sentence: string): boolean {
  const pattern = patternOf(sentence, PLACE);
  return table.some((text) => pattern.test(text)) || patterns.some((known) => known.test(sentence));
}

describe('what services say to readers', () => {
  test('is found where it is written', () => {
    expect(spoken.length).toBeGreaterThan(100);
  });

  test('is known to the pages, which say it in the language shown', () => {
    const unknown = spoken.filter(
      ({ sentence }) => !isKnown(sentence) && !NOT_FOR_READERS.some((pattern) => pattern.test(sentence)),
    );
    expect(unknown).toEqual([]);
  });
});
