import { createHash } from 'node:crypto';
import type { Writer } from '@360/contracts/personas';
import type { WrittenRepo } from './written.repo.ts';

/** Where texts are kept. */
export type KeptTexts = Pick<WrittenRepo, 'find' | 'save' | 'remove'>;

const KEPT_MS = 30 * 86_400_000;
/** What our rules wrote in place of a model is asked of the model again after this. */
const FALLBACK_MS = 60_000;

/** What a text depends on; who asks for the same gets the same. */
export interface TextKey {
  storyId: string;
  /** Of the analysis, or of the words it is about. */
  hash: string;
  /** What else it depends on: persona, tab, who writes and by which prompt. */
  parts: readonly string[];
}

const idOf = ({ storyId, hash, parts }: TextKey): string =>
  createHash('sha256')
    .update([storyId, hash, ...parts].join('\n'))
    .digest('base64url');

/** Writes each text once: whoever asks meanwhile waits for it, whoever asks later gets it as it was written. */
export const createWriteOnce = (written: KeptTexts) => {
  const running = new Map<string, Promise<unknown>>();

  const keep = async <Text>(key: TextKey, text: Text, writers: Writer[], stands: () => Promise<boolean>) => {
    const forMs = writers.some(({ fallback }) => fallback) ? FALLBACK_MS : KEPT_MS;
    const { storyId, hash: analysisHash } = key;
    const expiresAt = new Date(Date.now() + forMs);
    await written.save({ _id: idOf(key), storyId, analysisHash, answer: JSON.stringify(text), expiresAt });
    // what was forgotten while it was written is not to come back
    if (!(await stands())) await written.remove(idOf(key));
  };

  /** What was written before; null where nothing was, or it is no longer kept. */
  const kept = async <Text>(key: TextKey): Promise<Text | null> => {
    const text = await written.find(idOf(key), new Date());
    return text === null ? null : (JSON.parse(text) as Text);
  };

  const once = async <Text>(
    key: TextKey,
    write: () => Promise<Text>,
    { writersOf, stands }: { writersOf: (text: Text) => Writer[]; stands: () => Promise<boolean> },
  ): Promise<{ text: Text; cached: boolean }> => {
    const id = idOf(key);
    const before = await kept<Text>(key);
    if (before !== null) return { text: before, cached: true };
    const known = running.get(id) as Promise<Text> | undefined;
    if (known) return { text: await known, cached: false };
    const fresh = write();
    running.set(id, fresh);
    try {
      const text = await fresh;
      await keep(key, text, writersOf(text), stands);
      return { text, cached: false };
    } finally {
      running.delete(id);
    }
  };
  return { kept, once };
};
