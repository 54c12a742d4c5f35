import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sentencesIn } from '@360/reading/sentences';
import { z } from 'zod';
import { type ReadSentence, readSentence, withPlaces } from '../../../services/analysis/src/claims/read-sentence.ts';
import { contradiction } from '../../../services/analysis/src/claims/stance.ts';
import { likenessOf, storyWords } from '../../../services/analysis/src/claims/story-words.ts';
import { type LabelledItem, readItems } from '../news-sets.ts';
import { scoreOf } from './found.ts';
import type { Row } from './row.ts';

const place = z.int().min(0);
/** Two sentences of one event, by the ids of their items and UTF-16 units of title, summary and text joined by blank lines. */
const pairSchema = z.strictObject({
  set: z.enum(['giveme5w1h-news-cluster', 'allsides-roundups-2021']),
  a: z.string(),
  aStart: place,
  aEnd: place,
  b: z.string(),
  bStart: place,
  bEnd: place,
  label: z.enum(['contradiction', 'none']),
  kind: z.enum(['figure', 'age', 'date', 'denial', 'negation', 'antonym']),
});
type Pair = z.infer<typeof pairSchema>;

/** A pair with what was found for it; `half` keeps the events of one half out of the other. */
export interface Judged extends Pair {
  half: 0 | 1;
  texts: [string, string];
  found: ReturnType<typeof contradiction>;
}

const SETS = ['giveme5w1h-news-cluster', 'allsides-roundups-2021'] as const;
/** Sentences in which a report says what it is about: title, summary, the first two. */
const LEAD = 4;

const textOf = ({ title, summary, text }: LabelledItem): string => [title, summary, text].filter(Boolean).join('\n\n');

interface Sentence {
  start: number;
  end: number;
  report: number;
  lead: boolean;
  read: ReadSentence;
}

const readItem = (item: LabelledItem, report: number): Sentence[] =>
  sentencesIn(textOf(item)).map(({ text, start, end }, at) => ({
    ...{ start, end, report, lead: at < LEAD },
    read: readSentence(text, item.publishedAt ?? 0, 'en'),
  }));

/** One sentence as the pair has it, among the others of its item. */
const readAt = (item: LabelledItem, sentences: readonly Sentence[], start: number, end: number): ReadSentence => {
  const text = textOf(item).slice(start, end);
  if (text.length !== end - start) throw new Error(`${item.id} ends before ${end}`);
  const others = sentences.filter((other) => other.end <= start || end <= other.start);
  const lead = others.filter((other) => other.end <= start).length < LEAD;
  const read = readSentence(text, item.publishedAt ?? 0, 'en');
  return withPlaces([...others, { read, lead }]).at(-1) ?? read;
};

const judgedIn = (pairs: readonly Pair[], items: readonly LabelledItem[]): Judged[] => {
  const byId = new Map(items.map((item) => [item.id, item]));
  const itemOf = (id: string): LabelledItem => {
    const item = byId.get(id);
    if (!item) throw new Error(`no item has the id ${id}`);
    return item;
  };
  const events = [...new Set(pairs.map(({ a }) => itemOf(a).label))].sort();
  return events.flatMap((event, at) => {
    const byItem = new Map(
      items.filter(({ label }) => label === event).map((item, report) => [item.id, readItem(item, report)]),
    );
    const words = storyWords([...byItem.values()].flat());
    return pairs
      .filter(({ a }) => itemOf(a).label === event)
      .map((pair) => {
        const left = readAt(itemOf(pair.a), byItem.get(pair.a) ?? [], pair.aStart, pair.aEnd);
        const right = readAt(itemOf(pair.b), byItem.get(pair.b) ?? [], pair.bStart, pair.bEnd);
        const found = contradiction(left, right, likenessOf(left, right, words), words.rare);
        return { ...pair, half: (at % 2) as 0 | 1, texts: [left.text, right.text], found };
      });
  });
};

/** Every labelled pair of the sets that are there, with the reason the rules give for a contradiction, if any. */
export const judgePairs = async (dataDir: string): Promise<Judged[]> => {
  const written = await readFile(join(import.meta.dirname, 'contradiction-pairs.json'), 'utf8');
  const pairs = z.array(pairSchema).parse(JSON.parse(written));
  const judged = await Promise.all(
    SETS.map(async (set) => {
      const path = join(dataDir, set, 'items.jsonl');
      if (!existsSync(path)) return [];
      return judgedIn(
        pairs.filter((pair) => pair.set === set),
        await readItems(path),
      );
    }),
  );
  return judged.flat();
};

const rowsOf = (name: string, judged: readonly Judged[]): Row[] => {
  const cases = judged.map(({ label, found }) => ({ truly: label === 'contradiction', found: found !== null }));
  const { precision, recall } = scoreOf(cases);
  const set = `contradictions in news, ${name}`;
  return [
    {
      set,
      figure: 'precision',
      ours: precision,
      reference: 'at least .85',
      of: cases.filter(({ found }) => found).length,
    },
    { set, figure: 'recall', ours: recall, reference: null, of: cases.filter(({ truly }) => truly).length },
  ];
};

/**
 * Contradiction of sentences from reports of one event, labelled by reading them. Misses were studied on the first half of
 * the events; figures of the second were seen while rules were chosen, so neither half is unseen, and both are small.
 */
export const measure = async (dataDir: string): Promise<Row[]> => {
  const judged = await judgePairs(dataDir);
  if (judged.length === 0) {
    console.error(`contradictions: left out, ${dataDir} has neither ${SETS.join(' nor ')}`);
    return [];
  }
  return [
    ...rowsOf(
      'first half of the events',
      judged.filter(({ half }) => half === 0),
    ),
    ...rowsOf(
      'second half of the events',
      judged.filter(({ half }) => half === 1),
    ),
    ...rowsOf('all', judged),
  ];
};
