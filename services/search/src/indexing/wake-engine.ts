import type { Engine } from '../engine/engine.ts';

/** "News" in Chinese, Japanese and Korean: each asked alone, since together Chinese would be taken for Japanese. */
const WORDS = ['新闻', 'ニュース', '뉴스'];

/**
 * Has the engine read its dictionaries of languages without blanks, which it does when it first meets such a word. That
 * takes it a second or two: longer than a reader's question may.
 */
export const wakeEngine = async (engine: Engine, uid: string): Promise<void> => {
  for (const word of WORDS) await engine.ask((client) => client.index(uid).search(word, { limit: 1 }));
};
