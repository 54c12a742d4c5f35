import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Score } from '@360/contracts/analysis';
import { z } from 'zod';
import { claimsOf } from '../../../services/analysis/src/claims/claims-of.ts';
import { objectivityOf } from '../../../services/analysis/src/perspectives/objectivity.ts';
import { perspectivesOf } from '../../../services/analysis/src/perspectives/perspectives.ts';
import { type ToldSentence, toldSentences } from '../../../services/analysis/src/perspectives/told-language.ts';
import { sourceChecksOf } from '../../../services/analysis/src/source-check/source-checks.ts';
import type { Row } from './row.ts';
import { evidenceOf, type StoryItem } from './story-evidence.ts';

const SETS = ['giveme5w1h-news-cluster/items.jsonl', 'allsides-roundups-2021/items.jsonl'];
const QUALITY = 'outlet-ratings/lin2023-domain_ratings.csv';
const FACTUALITY = 'outlet-ratings/baly-acl2020.tsv';
const FACTUAL = new Map([
  ['low', 0],
  ['mixed', 1],
  ['high', 2],
]);
/** Fewer texts tell little of an outlet. */
const LEAST_ITEMS = 3;
const LEAST_SENTENCES = 30;
const LEAST_OUTLETS = 10;

const itemSchema = z.object({
  ...{ id: z.string(), title: z.string(), text: z.string().default(''), url: z.string(), label: z.string() },
  ...{ summary: z.string().nullish(), publishedAt: z.string().nullish() },
});
type Item = z.infer<typeof itemSchema>;

/** Addresses in the sets are bare or whole. */
const domainOf = (url: string): string => {
  const address = url.includes('://') ? url : `https://${url}`;
  const host = URL.canParse(address) ? new URL(address).hostname : '';
  return host.replace(/^(?:www|edition|amp|m)\./, '');
};

const storyItem = ({ id, title, summary, text, url, publishedAt }: Item): StoryItem => ({
  ...{ id, title, summary: summary ?? '', text, language: 'en', owner: null },
  ...{ outletId: domainOf(url), outletName: domainOf(url), publishedAt: Date.parse(publishedAt ?? '') || 0 },
});

const itemsOf = async (path: string): Promise<Item[]> =>
  (await readFile(path, 'utf8'))
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => itemSchema.safeParse(JSON.parse(line)).data ?? []);

type Measured = 'objectivity' | 'factuality' | 'corroboration';

const corroborationIn = ({ parts }: Score): number | null => {
  const part = parts.find(({ name }) => name === 'corroboration');
  return part && part.of > 0 ? part.value : null;
};

/** What the analysis says of outlets: of objectivity over all their sentences, else story by story. */
const scoresOf = (items: readonly Item[]): Map<Measured, Map<string, number[]>> => {
  const scores = new Map<Measured, Map<string, number[]>>();
  const told = new Map<string, ToldSentence[]>();
  const note = (measure: Measured, outlet: string, value: number | null) => {
    if (value === null) return;
    const outlets = scores.get(measure) ?? new Map<string, number[]>();
    scores.set(measure, outlets.set(outlet, [...(outlets.get(outlet) ?? []), value]));
  };
  for (const [label, story] of Map.groupBy(items, (item) => item.label)) {
    const evidence = evidenceOf(label, story.map(storyItem));
    const claims = claimsOf(evidence);
    for (const { outletId, factualityScore } of perspectivesOf(evidence, claims))
      note('factuality', outletId, factualityScore);
    for (const report of evidence.reports)
      told.set(report.outletId, [...(told.get(report.outletId) ?? []), ...toldSentences(report)]);
    for (const { outletId, score } of sourceChecksOf(evidence, claims))
      note('corroboration', outletId, corroborationIn(score));
  }
  for (const [outlet, sentences] of told)
    if (sentences.length >= LEAST_SENTENCES) note('objectivity', outlet, objectivityOf(sentences).value);
  return scores;
};

const linesOf = async (path: string, separator: string): Promise<string[][]> =>
  (await readFile(path, 'utf8')).split('\n').map((line) => line.split(separator));

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Ranks from 1, equal values sharing theirs. */
const ranksOf = (values: readonly number[]): number[] =>
  values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal + 1) / 2;
  });

/** Spearman's rank correlation; NaN where one side does not vary. */
const spearman = (pairs: readonly (readonly [number, number])[]): number => {
  const [a, b] = [ranksOf(pairs.map(([ours]) => ours)), ranksOf(pairs.map(([, theirs]) => theirs))];
  const [meanA, meanB] = [mean(a), mean(b)];
  const sum = (of: (at: number) => number): number => a.reduce((total, _, at) => total + of(at), 0);
  const [offA, offB] = [(at: number) => (a[at] ?? 0) - meanA, (at: number) => (b[at] ?? 0) - meanB];
  return sum((at) => offA(at) * offB(at)) / Math.sqrt(sum((at) => offA(at) ** 2) * sum((at) => offB(at) ** 2));
};

const rowsAgainst = (
  set: string,
  scores: ReadonlyMap<Measured, ReadonlyMap<string, number[]>>,
  rating: string,
  ratings: ReadonlyMap<string, number>,
): Row[] =>
  [...scores].flatMap(([measure, outlets]) => {
    const pairs = [...outlets].flatMap(([outlet, values]) => {
      const rated = ratings.get(outlet);
      const few = measure !== 'objectivity' && values.length < LEAST_ITEMS;
      return rated === undefined || few ? [] : [[mean(values), rated] as const];
    });
    if (pairs.length < LEAST_OUTLETS) return [];
    return {
      set,
      figure: `${measure} and ${rating}, Spearman`,
      ours: spearman(pairs),
      reference: null,
      of: pairs.length,
    };
  });

/**
 * Rank correlation of what the analysis says of outlets in two sets, whole articles and first sentences, with public
 * ratings of those outlets: objectivity over all sentences of an outlet, from thirty up; factuality and corroboration
 * averaged over its stories, from three up. The whole source score needs a record that these sets do not have, so its
 * corroboration stands for it.
 */
export const measure = async (dataDir: string): Promise<Row[]> => {
  const missing = [...SETS, QUALITY, FACTUALITY].filter((file) => !existsSync(join(dataDir, file)));
  if (missing.length > 0) {
    console.error(`outlet ratings: ${missing.join(', ')} not there, left out`);
    return [];
  }
  const quality = new Map(
    (await linesOf(join(dataDir, QUALITY), ',')).map(([domain = '', rating]) => [domain, Number(rating)]),
  );
  const factuality = new Map(
    (await linesOf(join(dataDir, FACTUALITY), '\t')).flatMap(([, domain = '', , rating = '']) => {
      const rank = FACTUAL.get(rating);
      return rank === undefined ? [] : [[domain, rank] as const];
    }),
  );
  quality.delete('domain');
  const rows: Row[] = [];
  for (const file of SETS) {
    const set = `outlet-ratings on ${file.split('/')[0]}`;
    const scores = scoresOf(await itemsOf(join(dataDir, file)));
    rows.push(...rowsAgainst(set, scores, 'quality (Lin 2023)', quality));
    rows.push(...rowsAgainst(set, scores, 'factuality (Baly 2020)', factuality));
  }
  return rows;
};

if (import.meta.main) console.table(await measure(process.argv[2] ?? ''));
