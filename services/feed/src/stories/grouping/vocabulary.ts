import type { GroupingSettings } from './settings.ts';

export interface Vocabulary {
  /** Number of the term, new if need be; the term is counted as used by one more item. */
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

const grown = (array: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> => {
  const larger = new Float32Array(array.length * 2);
  larger.set(array);
  return larger;
};

/** V8 keeps a longer word as a view into the text it was cut from; a copy lets the text go. */
const copyOf = (term: string): string => Buffer.from(term, 'utf16le').toString('utf16le');

/** Terms as small numbers, with the number of items that hold each. */
export const createVocabulary = (settings: GroupingSettings): Vocabulary => {
  const ids = new Map<string, number>();
  const terms: string[] = [];
  const free: number[] = [];
  let counts = new Float32Array(1024);
  let priors = new Float32Array(1024);
  let logs = new Float32Array(1024);
  let items = 0;
  let logItems = Math.log(settings.backgroundItems);

  const count = (id: number, change: number) => {
    counts[id] = (counts[id] ?? 0) + change;
    logs[id] = Math.log((counts[id] ?? 0) + (priors[id] ?? 0));
  };

  const create = (term: string, common: boolean): number => {
    const id = free.pop() ?? terms.length;
    if (id >= counts.length) {
      counts = grown(counts);
      priors = grown(priors);
      logs = grown(logs);
    }
    const own = copyOf(term);
    ids.set(own, id);
    terms[id] = own;
    priors[id] = common ? settings.commonFrequency : settings.unseenFrequency;
    return id;
  };

  return {
    acquire: (term, common) => {
      const id = ids.get(term) ?? create(term, common);
      count(id, 1);
      return id;
    },
    release: (id) => {
      count(id, -1);
      if (counts[id] !== 0) return;
      ids.delete(terms[id] ?? '');
      terms[id] = '';
      free.push(id);
    },
    countItem: (change) => {
      items += change;
      logItems = Math.log(items + settings.backgroundItems);
    },
    frequency: (id) => counts[id] ?? 0,
    idf: (id) => logItems - (logs[id] ?? 0) + settings.idfOffset,
    get size() {
      return ids.size;
    },
    get numbers() {
      return terms.length;
    },
  };
};
