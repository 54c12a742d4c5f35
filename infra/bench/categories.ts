import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { CATEGORIES, type Category } from '@360/contracts/vocabulary';
import { categoryOfText } from '../../services/feed/src/topics/category-of-text.ts';
import { type BenchReport, type BenchRow, printReport } from './report.ts';

/** What other collections call our topics. */
const SAME_TOPIC: Record<string, Category> = { sport: 'sports', technology: 'tech' };
const ROUNDS = 12;

interface LabelledText {
  title: string;
  text: string;
  /** Null for a class that is none of our topics. */
  label: Category | null;
}

type Fields = Parameters<typeof categoryOfText>[0];

const labelOf = (name: string): Category | null =>
  SAME_TOPIC[name] ?? CATEGORIES.find((category) => category === name) ?? null;

const readTexts = async (path: string): Promise<LabelledText[]> => {
  const file = await readFile(path);
  const lines = (path.endsWith('.gz') ? await promisify(gunzip)(file) : file).toString('utf8');
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const { title, text, category } = JSON.parse(line) as { title: string; text: string; category: string };
      return { title, text, label: labelOf(category) };
    });
};

const firstSentence = (text: string): string => text.match(/^[\s\S]*?[.!?](?=\s|$)/)?.[0] ?? text.slice(0, 200);

/** What publishers give: the whole article, a headline with a teaser, or a headline. */
const SHAPES: Record<string, (row: LabelledText) => Fields> = {
  'full text': ({ title, text }) => ({ title, summary: '', text, language: 'en' }),
  'title and first sentence': ({ title, text }) => ({ title, summary: firstSentence(text), text: '', language: 'en' }),
  title: ({ title }) => ({ title, summary: '', text: '', language: 'en' }),
};

interface Answer {
  want: Category | null;
  got: Category | null;
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

const f1Of = (answers: Answer[], category: Category): number => {
  const right = answers.filter(({ want, got }) => want === category && got === category).length;
  const wanted = answers.filter(({ want }) => want === category).length;
  const given = answers.filter(({ got }) => got === category).length;
  return share(2 * right, wanted + given);
};

/** The quickest of several rounds, since other work on the machine only ever slows it down. */
const microsecondsEach = (inputs: Fields[], work: (input: Fields) => unknown): number => {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const started = performance.now();
    for (const input of inputs) work(input);
    return performance.now() - started;
  });
  return (Math.min(...rounds) / inputs.length) * 1_000;
};

/** The time of one item beside that of nothing but finding the words of all it says. */
const timeRow = (set: string, inputs: Fields[]): BenchRow => {
  const value = microsecondsEach(inputs, categoryOfText);
  const words = microsecondsEach(inputs, ({ title, summary, text }) => `${title} ${summary} ${text}`.match(/\p{L}+/gu));
  const reference = { name: 'finding the words', value: words };
  return { set, figure: 'time', value, unit: 'µs each', reference, ratio: value / words };
};

const rowsOf = (set: string, rows: LabelledText[], shape: (row: LabelledText) => Fields): BenchRow[] => {
  const answers = rows.map((row) => ({ want: row.label, got: categoryOfText(shape(row))?.category ?? null }));
  const ours = answers.filter(({ want }) => want !== null);
  const others = answers.filter(({ want }) => want === null);
  const spoken = ours.filter(({ got }) => got !== null);
  const right = ours.filter(({ want, got }) => want === got).length;
  const labels = CATEGORIES.filter((category) => ours.some(({ want }) => want === category));
  const figures: [string, number, string][] = [
    ['accuracy, silence counted as wrong', share(right, ours.length), ''],
    ['accuracy when it speaks', share(right, spoken.length), ''],
    ['speaks', share(spoken.length, ours.length), ''],
    [
      'macro-F1',
      share(
        labels.map((label) => f1Of(ours, label)).reduce((a, b) => a + b, 0),
        labels.length,
      ),
      '',
    ],
    ['silent on other topics', share(others.filter(({ got }) => got === null).length, others.length), ''],
  ];
  return [...figures.map(([figure, value, unit]) => ({ set, figure, value, unit })), timeRow(set, rows.map(shape))];
};

/** Topics told from the words alone, on labelled articles: `--items <jsonl or jsonl.gz>` with title, text, category. */
export const benchCategories = async (args: string[]): Promise<BenchReport> => {
  const { values } = parseArgs({ args, options: { items: { type: 'string' } } });
  if (!values.items) throw new Error('which items? --items <file.jsonl>');
  const rows = await readTexts(values.items);
  const set = basename(dirname(values.items));
  return {
    name: 'categories',
    rows: Object.entries(SHAPES).flatMap(([name, shape]) => rowsOf(`${set}, ${name}`, rows, shape)),
  };
};

if (import.meta.main) printReport(await benchCategories(process.argv.slice(2)));
