import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { quotesIn } from '../../../services/analysis/src/quotes/quotes.ts';
import type { Row } from './row.ts';

const partSchema = z.array(z.object({ spans: z.array(z.tuple([z.number(), z.number()])) }));
const documentSchema = z.object({
  text: z.string(),
  attributions: z.array(z.object({ source: partSchema, cue: partSchema, content: partSchema })),
});
type Document = z.infer<typeof documentSchema>;

/** Places of the first and last word, so that marks at the edges do not count. */
type Words = readonly [number, number];

interface Tally {
  sharedWords: number;
  ourWords: number;
  goldWords: number;
  sharedSpans: number;
  ourSpans: number;
  goldSpans: number;
  speakers: number;
  rightSpeakers: number;
}

const WORD = /[\p{L}\p{N}]+/gu;

const wordReader = (text: string) => {
  const starts = [...text.matchAll(WORD)].map(({ index }) => index);
  return (start: number, end: number): Words | null => {
    const first = starts.findIndex((at) => at >= start);
    const last = starts.findLastIndex((at) => at < end);
    return first >= 0 && last >= first ? [first, last] : null;
  };
};

const key = ([from, to]: Words): string => `${from}-${to}`;
const inside = (spans: Iterable<Words>): Set<number> => {
  const places = new Set<number>();
  for (const [from, to] of spans) for (let place = from; place <= to; place++) places.add(place);
  return places;
};

const partsOf = (part: Document['attributions'][number]['source'], words: ReturnType<typeof wordReader>): Words[] =>
  part.flatMap(({ spans }) => spans.map(([start, end]) => words(start, end)).filter((span) => span !== null));

/** Gold content span → the sources of the attributions that hold it. */
const goldOf = (
  document: Document,
  words: ReturnType<typeof wordReader>,
): Map<string, { span: Words; sources: Words[] }> => {
  const gold = new Map<string, { span: Words; sources: Words[] }>();
  for (const { source, content } of document.attributions) {
    for (const span of partsOf(content, words)) {
      const known = gold.get(key(span)) ?? { span, sources: [] };
      known.sources.push(...partsOf(source, words));
      gold.set(key(span), known);
    }
  }
  return gold;
};

const measureOne = (document: Document, tally: Tally): void => {
  const words = wordReader(document.text);
  const gold = goldOf(document, words);
  const ours = new Map<string, { span: Words; speaker: Words | null }>();
  for (const { content, mention } of quotesIn(document.text)) {
    const span = words(content.start, content.end);
    if (span && !ours.has(key(span)))
      ours.set(key(span), { span, speaker: mention && words(mention.start, mention.end) });
  }
  const ourWords = inside([...ours.values()].map(({ span }) => span));
  const goldWords = inside([...gold.values()].map(({ span }) => span));
  tally.ourWords += ourWords.size;
  tally.goldWords += goldWords.size;
  tally.sharedWords += [...ourWords].filter((word) => goldWords.has(word)).length;
  tally.ourSpans += ours.size;
  tally.goldSpans += gold.size;
  for (const [name, { speaker }] of ours) {
    const match = gold.get(name);
    if (!match) continue;
    tally.sharedSpans++;
    if (match.sources.length === 0) continue;
    tally.speakers++;
    const said = inside(match.sources);
    if (speaker && [...inside([speaker])].some((word) => said.has(word))) tally.rightSpeakers++;
  }
};

const f1 = (shared: number, ours: number, gold: number): number => (2 * shared) / (ours + gold);

/**
 * Quotations found in news articles against those that people marked, over all of them, verb or none. A span counts where
 * its first and last word are those of a marked one; a speaker is right where it shares a word with the marked source, of
 * spans that count. The rules were mended by the errors in even documents; those in odd ones were not read.
 */
export const measure = async (dataDir: string): Promise<Row[]> => {
  const file = join(dataDir, 'polnear', 'dev_test.jsonl.gz');
  if (!existsSync(file)) {
    process.stderr.write(`polnear is left out: there is no ${file}.\n`);
    return [];
  }
  const lines = gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n');
  const halves = [0, 1].map((half) => lines.filter((_, index) => index % 2 === half));
  return [lines, ...halves].flatMap((part, number) =>
    rowsOf(part, ['all', 'even documents', 'odd documents'][number] ?? ''),
  );
};

const rowsOf = (lines: readonly string[], half: string): Row[] => {
  const t: Tally = {
    sharedWords: 0,
    ourWords: 0,
    goldWords: 0,
    sharedSpans: 0,
    ourSpans: 0,
    goldSpans: 0,
    speakers: 0,
    rightSpeakers: 0,
  };
  for (const line of lines) measureOne(documentSchema.parse(JSON.parse(line)), t);
  const set = `polnear, ${half}`;
  return [
    {
      set,
      figure: 'token F1',
      ours: f1(t.sharedWords, t.ourWords, t.goldWords),
      reference: '.76 (prototype)',
      of: t.goldWords,
    },
    {
      set,
      figure: 'span F1',
      ours: f1(t.sharedSpans, t.ourSpans, t.goldSpans),
      reference: '.53 (prototype)',
      of: t.goldSpans,
    },
    { set, figure: 'speaker right', ours: t.rightSpeakers / t.speakers, reference: '.83 (prototype)', of: t.speakers },
  ];
};
