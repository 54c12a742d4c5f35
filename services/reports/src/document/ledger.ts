import { createHash } from 'node:crypto';
import type { CitedSentence, EvidenceBundle, Passage } from '@360/contracts/evidence';
import { unsupported } from '@360/contracts/specifics';
import { figuresTold, namesToldIn } from '@360/contracts/verify-evidence';
import type { Material } from '../making/frozen.ts';
import { analysisFigures } from './analysis-figures.ts';
import type { EvidenceEntry, Said } from './document.ts';

type Value = string | number;
type Sentence = Pick<CitedSentence, 'text' | 'passages' | 'figures'>;

/** What a report says and what it rests on, written down sentence by sentence as the report is composed. */
export interface Ledger {
  /** A sentence as it may be shown; null where its passages and figures do not carry it: it is counted as withheld. */
  say: (place: string, sentence: Sentence) => Said | null;
  /** The same of a sentence in our own words that states computed values, which are named below its place. */
  state: (place: string, text: string, values: Record<string, Value>, passages?: readonly string[]) => Said | null;
  /** Passages that were cited, in the order of their numbers. */
  evidence: () => EvidenceEntry[];
  /** For the bundle of the report. */
  told: () => Pick<EvidenceBundle, 'sentences' | 'passages' | 'figures'>;
  /** `withheld` counts each sentence once. */
  counts: () => { sentences: number; passages: number; withheld: number };
}

/** The sentences that were said of those that were handed in. */
export const those = (said: readonly (Said | null)[]): Said[] => said.filter((each) => each !== null);

export const createLedger = ({ frozen, reading }: Pick<Material, 'frozen' | 'reading'>): Ledger => {
  const { analysis, bundle } = frozen;
  const items = new Map(bundle.items.map((item) => [item.id, item]));
  const passages = new Map<string, Passage>();
  for (const passage of [...reading.passages, ...analysis.passages, ...bundle.passages])
    if (items.has(passage.itemId)) passages.set(passage.id, passage);
  const names = namesToldIn(bundle.items);
  const figures = new Map<string, Value>(Object.entries(analysisFigures(analysis, bundle)));
  const numbers = new Map<string, number>();
  const sentences: EvidenceBundle['sentences'] = [];
  const withheld = new Set<string>();
  const isProven = (passage: Passage): boolean => {
    const segment = items.get(passage.itemId)?.segments[passage.segment];
    const hash = createHash('sha256').update(passage.text, 'utf8').digest('hex');
    return segment?.offset === passage.offset && segment.length === passage.length && segment.hash === hash;
  };

  const isCarried = (sentence: Sentence): boolean => {
    if (sentence.passages.length + sentence.figures.length === 0) return false;
    const cited = sentence.passages.map((id) => passages.get(id));
    if (!cited.every((passage) => passage && isProven(passage))) return false;
    if (!sentence.figures.every((name) => figures.has(name))) return false;
    const allowed = {
      passages: cited.map((passage) => passage?.text ?? ''),
      figures: figuresTold(sentence.figures.map((name) => figures.get(name) ?? '')),
      names,
    };
    return unsupported(sentence.text, allowed).length === 0;
  };

  const numberOf = (id: string): number => {
    const number = numbers.get(id) ?? numbers.size + 1;
    numbers.set(id, number);
    return number;
  };

  const say = (place: string, { text, passages: ids, figures: stated }: Sentence): Said | null => {
    const sentence = { text, passages: [...new Set(ids)], figures: [...new Set(stated)], phrase: null };
    if (!isCarried(sentence)) {
      withheld.add(text);
      return null;
    }
    sentences.push({ ...sentence, place });
    return { text, cites: sentence.passages.map(numberOf) };
  };

  const numbered = (): Passage[] => [...numbers.keys()].flatMap((id) => passages.get(id) ?? []);

  return {
    say,
    state: (place, text, values, rests = []) => {
      const named = Object.entries(values).map(([name, value]) => [`report/${place}/${name}`, value] as const);
      for (const [name, value] of named) figures.set(name, value);
      return say(place, { text, passages: [...rests], figures: named.map(([name]) => name) });
    },
    evidence: () =>
      numbered().flatMap((passage) => {
        const item = items.get(passage.itemId);
        if (!item) return [];
        const { url, title, outletName, publishedAt, contentHash } = item;
        const hash = item.segments[passage.segment]?.hash ?? '';
        const number = numberOf(passage.id);
        return { number, quote: passage.text, outlet: outletName, title, url, publishedAt, hash, contentHash };
      }),
    told: () => {
      const stated = new Set(sentences.flatMap((sentence) => sentence.figures));
      return {
        sentences,
        passages: numbered(),
        figures: Object.fromEntries([...figures].filter(([name]) => stated.has(name))),
      };
    },
    counts: () => ({ sentences: sentences.length, passages: numbers.size, withheld: withheld.size }),
  };
};
