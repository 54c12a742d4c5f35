import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { FetchFault } from '../../services/feed/src/fetch/fetch-fault.ts';
import { decodeBody } from '../../services/feed/src/parse/decode-body.ts';
import { type ParsedEntry, parseFeedText } from '../../services/feed/src/parse/parse-feed.ts';
import { type BenchReport, type BenchRow, printReport } from './report.ts';

/** What the parser made of one file. */
interface FileReading {
  file: string;
  /** rss, atom, rdf or json; null when the file was not read. */
  kind: string | null;
  entries: number;
  title: number;
  link: number;
  id: number;
  date: number;
  /** Why it was not read, in one sentence. */
  error: string | null;
  /** The parser threw something it does not promise to throw. */
  crashed: boolean;
}

export interface FeedsReport extends BenchReport {
  files: FileReading[];
}

/** What relative links are read against where the feed states nothing. */
const FEED_URL = 'https://feeds.example/feed';
const MOST_BYTES = 100_000_000;
const COLUMNS = ['file', 'kind', 'entries', 'title', 'link', 'id', 'date', 'error'] as const;
const FIELDS = ['title', 'link', 'id', 'date'] as const;

/** Links are not followed, since they may lead in circles. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path) : entry.isFile() ? [path] : [];
    });

const howMany = (entries: ParsedEntry[], has: (entry: ParsedEntry) => boolean): number => entries.filter(has).length;

const unread = (file: string, error: string, crashed = false): FileReading => ({
  file,
  kind: null,
  entries: 0,
  title: 0,
  link: 0,
  id: 0,
  date: 0,
  error,
  crashed,
});

const readFeed = (file: string, path: string): FileReading => {
  const text = decodeBody(readFileSync(path), null);
  const { format, entries } = parseFeedText(text, FEED_URL);
  return {
    file,
    kind: format,
    entries: entries.length,
    title: howMany(entries, ({ title }) => title !== ''),
    link: howMany(entries, ({ url }) => url !== null),
    id: howMany(entries, ({ guid }) => guid !== null),
    date: howMany(entries, ({ publishedAt, updatedAt }) => (publishedAt ?? updatedAt) !== null),
    error: null,
    crashed: false,
  };
};

/** Never throws: what is wrong with a file is its row. */
const tryFile = (file: string, path: string): FileReading => {
  try {
    if (statSync(path).size > MOST_BYTES) return unread(file, 'The file is larger than any feed that is fetched.');
    return readFeed(file, path);
  } catch (error) {
    const isIo = error instanceof Error && 'syscall' in error;
    if (error instanceof FetchFault || isIo) return unread(file, error.message);
    return unread(file, `The parser failed: ${error instanceof Error ? error.message : String(error)}`, true);
  }
};

const tableOf = (readings: FileReading[]): string => {
  const cells = readings.map((reading) => COLUMNS.map((column) => String(reading[column] ?? '')));
  const lines = [[...COLUMNS], ...cells];
  const widths = COLUMNS.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const drawn = lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  return drawn.map((line) => `${line.trimEnd()}\n`).join('');
};

const totalsOf = (set: string, readings: FileReading[]): BenchRow[] => {
  const sum = (column: 'entries' | (typeof FIELDS)[number]): number =>
    readings.reduce((total, reading) => total + reading[column], 0);
  const entries = sum('entries');
  const reference = { name: 'entries', value: entries };
  return [
    { set, figure: 'files', value: readings.length, unit: 'files' },
    {
      set,
      figure: 'read',
      value: readings.filter(({ error }) => error === null).length,
      unit: 'files',
      reference: { name: 'files', value: readings.length },
      ratio: readings.filter(({ error }) => error === null).length / Math.max(1, readings.length),
    },
    { set, figure: 'crashes', value: readings.filter(({ crashed }) => crashed).length, unit: 'files' },
    { set, figure: 'entries', value: entries, unit: 'entries' },
    ...FIELDS.map((field) => {
      const value = sum(field);
      return { set, figure: `with ${field}`, value, unit: 'entries', reference, ratio: value / Math.max(1, entries) };
    }),
  ];
};

/**
 * Every file of a folder through the parser that polling uses: `--dir <folder>`, however deep. A file that is no feed
 * is a row with the sentence that a reader would see.
 */
export const benchFeeds = async (args: string[]): Promise<FeedsReport> => {
  const { values } = parseArgs({ args, options: { dir: { type: 'string' } } });
  if (!values.dir) throw new Error('which folder? --dir <folder>');
  // npm runs scripts in the root of the repository, wherever it was called.
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), values.dir);
  const files = filesIn(folder).map((path) => tryFile(relative(folder, path), path));
  process.stdout.write(tableOf(files));
  return { name: 'feeds', rows: totalsOf(values.dir, files), files };
};

if (import.meta.main) printReport(await benchFeeds(process.argv.slice(2)));
