import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Article, extractArticle } from '../../services/feed/src/articles/extract-article.ts';
import { parsePage } from '../../services/feed/src/articles/page-document.ts';
import { parseFeedDate } from '../../services/feed/src/parse/dates.ts';
import { htmlToLine, htmlToText } from '../../services/feed/src/parse/html-text.ts';
import type { BenchReport } from './report.ts';

/** Where test pages lie by default: folders with source.html, expected.html and expected-metadata.json. */
export const ARTICLE_PAGES = join(
  process.env.NEWS_DATA ?? join(import.meta.dirname, '../../../shared/data'),
  'article-extraction/readability/test-pages',
);
const ADDRESS = 'http://outlet.example/test/page.html';
const GRAM = 4;

interface Expected {
  title?: string | null;
  byline?: string | null;
  lang?: string | null;
  publishedTime?: string | null;
}
export interface PageScore {
  page: string;
  /** F1 of the text's runs of four words. */
  text: number;
  /** Null where the expectation says nothing. */
  title: boolean | null;
  byline: boolean | null;
  date: boolean | null;
  language: boolean | null;
}

const gramsOf = (text: string): Map<string, number> => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const grams = new Map<string, number>();
  for (let start = 0; start < Math.max(1, words.length - GRAM + 1); start++) {
    const gram = words.slice(start, start + GRAM).join(' ');
    if (gram !== '') grams.set(gram, (grams.get(gram) ?? 0) + 1);
  }
  return grams;
};

const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);

/** 2 · shared / (found + expected) over runs of four words, counted with repetitions; 1 where both are empty. */
export const gramF1 = (found: string, expected: string): number => {
  const [a, b] = [gramsOf(found), gramsOf(expected)];
  const all = sum(a.values()) + sum(b.values());
  const shared = sum([...a].map(([gram, count]) => Math.min(count, b.get(gram) ?? 0)));
  return all === 0 ? 1 : (2 * shared) / all;
};

const withoutBy = (text: string): string => htmlToLine(text).replace(/^by[:\s]+(?=\p{Lu})/iu, '');
const primary = (tag: string): string => tag.slice(0, 2).toLowerCase();

const scoreOf = (page: string, article: Article | null, text: string, expected: Expected): PageScore => {
  const { title, byline, lang, publishedTime } = expected;
  const at = publishedTime ? parseFeedDate(publishedTime) : null;
  return {
    page,
    text: gramF1(article?.text ?? '', text),
    title: title ? article?.title === htmlToLine(title) : null,
    byline: byline ? article?.byline === withoutBy(byline) : null,
    date: at === null ? null : article?.publishedAt === at,
    language: lang ? article?.language === primary(lang) : null,
  };
};

/** Reads every test page of a folder and compares what is found with what is expected. */
export const scoreArticles = (dir: string): { scores: PageScore[]; milliseconds: number } => {
  let milliseconds = 0;
  const scores = readdirSync(dir).flatMap((page) => {
    const read = (name: string) => readFileSync(join(dir, page, name), 'utf8');
    if (!existsSync(join(dir, page, 'source.html'))) return [];
    const source = read('source.html');
    const started = performance.now();
    const article = extractArticle(parsePage(source, ADDRESS), ADDRESS);
    milliseconds += performance.now() - started;
    return [scoreOf(page, article, htmlToText(read('expected.html')), JSON.parse(read('expected-metadata.json')))];
  });
  return { scores, milliseconds };
};

/** The share of pages with an expectation that is met; null counts neither way. */
export const shareOf = (scores: PageScore[], field: 'title' | 'byline' | 'date' | 'language'): number => {
  const told = scores.flatMap((score) => score[field] ?? []);
  return told.filter(Boolean).length / told.length;
};

export const meanText = (scores: PageScore[]): number => sum(scores.map(({ text }) => text)) / scores.length;

/** Extraction of articles from saved pages: `--dir <folder>`, by default the Readability pages under NEWS_DATA. */
export const benchArticles = async (args: string[]): Promise<BenchReport> => {
  const { values } = parseArgs({ args, options: { dir: { type: 'string', default: ARTICLE_PAGES } } });
  if (!existsSync(values.dir)) throw new Error(`There are no pages at ${values.dir}: set NEWS_DATA or --dir.`);
  const { scores, milliseconds } = scoreArticles(values.dir);
  const figures: [string, number, string][] = [
    ['text, 4-gram F1, mean', meanText(scores), ''],
    ['text, 4-gram F1, worst', Math.min(...scores.map(({ text }) => text)), ''],
    ['titles', shareOf(scores, 'title'), 'share'],
    ['bylines', shareOf(scores, 'byline'), 'share'],
    ['dates', shareOf(scores, 'date'), 'share'],
    ['languages', shareOf(scores, 'language'), 'share'],
    ['speed', (scores.length / milliseconds) * 1000, 'pages/s'],
  ];
  const set = `${scores.length} pages`;
  return { name: 'articles', rows: figures.map(([figure, value, unit]) => ({ set, figure, value, unit })) };
};
