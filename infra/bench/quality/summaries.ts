import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sentencesIn } from '@360/reading/sentences';
import { segmentsOf } from '../../../services/analysis/src/evidence/segments.ts';
import { type SummaryLength, summarise } from '../../../services/analysis/src/summaries/summarise.ts';
import { wordCount } from '../../../services/analysis/src/summaries/whole-sentences.ts';
import { rougeN, rougeWords } from './rouge.ts';
import type { Row } from './row.ts';

/** A text, what its summary is held against, and how long ours may be. */
interface Pair {
  text: string;
  references: string[];
  length: SummaryLength;
}
type Entry = Record<string, string | undefined>;

const BBC = 'bbc-news-summary/items.jsonl.gz';
const GIVEME = 'giveme5w1h-news-cluster/items.jsonl';
const ALLSIDES = 'allsides-roundups-2021/items.jsonl';
/** Shorter teasers are labels, shorter texts leave nothing to choose. */
const LEAST_REFERENCE = 10;
const LEAST_SENTENCES = 3;

const entriesOf = async (path: string): Promise<Entry[]> => {
  const bytes = await readFile(path);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Entry);
};

/** The first words of a text, as many as asked for. */
const leadOf = (text: string, words: number): string => {
  const last = [...text.matchAll(/[\p{L}\p{N}]+/gu)][words - 1];
  return last ? text.slice(0, last.index + last[0].length) : text;
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const against = (summary: string, references: readonly string[], n: number): number =>
  100 * mean(references.map((reference) => rougeN(summary, reference, n).f1));

const summaryOf = ({ text, length }: Pair): string =>
  summarise(
    [{ language: 'en', segments: segmentsOf({ id: 'a', title: '', summary: '', text, language: 'en' }) }],
    length,
  )
    .map((segment) => segment.text)
    .join(' ');

/** F1 of ROUGE-1 and -2, beside that of the first words of the text, as many as ours has. */
const rowsOf = (set: string, pairs: readonly Pair[], reference: (n: number) => string | null): Row[] => {
  const summaries = pairs.map((pair) => ({ pair, ours: summaryOf(pair) }));
  return [1, 2].flatMap((n) => {
    const score = (pick: (summary: (typeof summaries)[number]) => string): number =>
      mean(summaries.map((summary) => against(pick(summary), summary.pair.references, n)));
    const lead = score(({ pair, ours }) => leadOf(pair.text, rougeWords(ours).length));
    return [
      { set, figure: `ROUGE-${n}`, ours: score(({ ours }) => ours), reference: reference(n), of: pairs.length },
      { set, figure: `ROUGE-${n} of the lead, as long`, ours: lead, reference: null, of: pairs.length },
    ];
  });
};

const halves = (set: string, pairs: readonly Pair[], reference: (n: number) => string | null): Row[] =>
  [0, 1].flatMap((half) =>
    rowsOf(
      `${set}, ${half === 0 ? 'half chosen on' : 'other half'}`,
      pairs.filter((_, at) => at % 2 === half),
      reference,
    ),
  );

const bbcPairs = (entries: readonly Entry[]): Pair[] =>
  entries.map(({ text = '', summary = '' }) => ({
    ...{ text, references: [summary], length: { words: wordCount(summary) } },
  }));

const givemePairs = (entries: readonly Entry[]): Pair[] =>
  entries
    .filter(({ summary = '' }) => rougeWords(summary).length >= LEAST_REFERENCE)
    .map(({ text = '', summary = '' }) => ({
      ...{ text, references: [summary], length: { sentences: Math.max(1, sentencesIn(summary).length) } },
    }));

/** These have no summary of their own: one sentence of each is held against what the other outlets wrote of the story. */
const allsidesPairs = (entries: readonly Entry[]): Pair[] => {
  const byStory = Map.groupBy(entries, ({ label = '' }) => label);
  return entries.flatMap((entry) => {
    const { text = '', label = '' } = entry;
    const others = (byStory.get(label) ?? []).filter((other) => other !== entry).map((other) => other.text ?? '');
    if (others.length === 0 || sentencesIn(text).length < LEAST_SENTENCES) return [];
    return { text, references: others, length: { sentences: 1 } };
  });
};

/**
 * Summaries against a publisher's own: extracts of the reference's length on BBC articles, teasers of articles from many
 * outlets, and the other reports of one story. A set that is not there is left out with a line saying so.
 */
export const measure = async (dataDir: string): Promise<Row[]> => {
  const sets: [string, (entries: Entry[]) => Pair[], (n: number) => string | null][] = [
    [BBC, bbcPairs, (n) => (n === 1 ? '78 (lead 64.8)' : '70 (lead 51.9)')],
    [GIVEME, givemePairs, () => 'lead − 1'],
    [ALLSIDES, allsidesPairs, () => 'lead − 1'],
  ];
  const rows: Row[] = [];
  for (const [file, pairsOf, reference] of sets) {
    const path = join(dataDir, file);
    if (existsSync(path)) rows.push(...halves(file.split('/')[0] ?? file, pairsOf(await entriesOf(path)), reference));
    else console.error(`summaries: ${path} is not there, left out`);
  }
  return rows;
};

if (import.meta.main) console.table(await measure(process.argv[2] ?? ''));
