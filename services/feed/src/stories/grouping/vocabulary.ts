import type { GroupingSettings } from './settings.ts';
import { createTermTable } from './term-table.ts';
import { withRow } from './typed-columns.ts';

export interface Vocabulary {
  /** Number of the term, new if need be, counted as used by one more item; -1 where no number is left. */
  acquire: (term: string, common: boolean) => number;
  /** One item less uses the term; the number of a term nobody uses is given to the next new one. */
  release: (id: number) => void;
  countItem: (change: 1 | -1) => void;
  /** Items that hold the term. */
  frequency: (id: number) => number;
  /** Inverse document frequency in nats, smoothed by the background collection. */
  idf: (id: number) => number;
  readonly size: number;
  /** Numbers given out so far are below this. */
  readonly numbers: number;
}

/** Frequencies below this have their logarithm looked up. */
const LOGS = 4096;
/** What 22 bits hold, see `ItemVector`. */
const MOST_TERMS = 2 ** 22;

/** Terms as small numbers, at most `most` of them, with the number of items that hold each. */
export const createVocabulary = (settings: GroupingSettings, most = MOST_TERMS): Vocabulary => {
  const terms = createTermTable(most);
  let counts = new Int32Array(0);
  let isCommon = new Uint8Array(0);
  let logs = new Float32Array(0);
  let items = 0;
  let logItems = Math.log(settings.backgroundItems);
  const priors = [settings.unseenFrequency, settings.commonFrequency];
  const knownLogs = priors.map((prior) => Float32Array.from({ length: LOGS }, (_, count) => Math.log(count + prior)));

  const count = (id: number, change: number) => {
    const now = (counts[id] as number) + change;
    counts[id] = now;
    const common = isCommon[id] as number;
    logs[id] =
      now < LOGS ? ((knownLogs[common] as Float32Array)[now] as number) : Math.log(now + (priors[common] as number));
  };

  return {
    acquire: (term, common) => {
      const id = terms.intern(term);
      if (id < 0) return id;
      if (id >= counts.length) {
        counts = withRow(counts, id);
        isCommon = withRow(isCommon, id);
        logs = withRow(logs, id);
      }
      if (counts[id] === 0) isCommon[id] = common ? 1 : 0;
      count(id, 1);
      return id;
    },
    release: (id) => {
      count(id, -1);
      if (counts[id] === 0) terms.forget(id);
    },
    countItem: (change) => {
      items += change;
      logItems = Math.log(items + settings.backgroundItems);
    },
    frequency: (id) => counts[id] ?? 0,
    idf: (id) => logItems - (logs[id] as number) + settings.idfOffset,
    get size() {
      return terms.size;
    },
    get numbers() {
      return terms.numbers;
    },
  };
};
