const DUPLICATE_KEY = 11_000;

/** Whether a write failed because a unique index holds another document. */
export const isDuplicate = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === DUPLICATE_KEY;

/** Any free place, so that requests of the same moment seldom want the same; null where all are taken. */
const freePlace = (taken: ReadonlySet<number>, max: number): number | null => {
  const free = Array.from({ length: max }, (_, place) => place).filter((place) => !taken.has(place));
  return free[Math.floor(Math.random() * free.length)] ?? null;
};

interface Shelf<Doc> {
  max: number;
  /** What is there already and is the same. */
  known: () => Promise<Doc | null>;
  takenPlaces: () => Promise<number[]>;
  /** Fails on a unique index where the place, or the same, is there. */
  insert: (doc: Doc) => Promise<unknown>;
  make: (place: number) => Doc;
}

/**
 * Keeps something of a reader once, however often and fast it is asked for, and never more than `max`: a unique index
 * holds each place. Null where all places are taken.
 */
export const insertInPlace = async <Doc>(shelf: Shelf<Doc>): Promise<{ doc: Doc; added: boolean } | null> => {
  // Whoever fails to insert was overtaken by a request of the same reader that did, so this ends.
  for (;;) {
    const known = await shelf.known();
    if (known) return { doc: known, added: false };
    const place = freePlace(new Set(await shelf.takenPlaces()), shelf.max);
    if (place === null) return null;
    const doc = shelf.make(place);
    try {
      await shelf.insert(doc);
      return { doc, added: true };
    } catch (cause) {
      if (!isDuplicate(cause)) throw cause;
    }
  }
};
