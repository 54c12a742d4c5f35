import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createWorker, OEM, type Page } from 'tesseract.js';
import { inThread } from './threads.ts';

const require = createRequire(import.meta.url);
const ENGINE = fileURLToPath(new URL('./ocr-engine.ts', import.meta.url));
const MODELS = join(dirname(require.resolve('@tesseract.js-data/eng/package.json')), '4.0.0_best_int');
/** Of 100. Below it words of photographs are mostly seen into the picture. */
const FAIR_CONFIDENCE = 60;
const LETTERS = /[\p{L}\p{N}]/u;

/** The words that were recognised with fair confidence, line by line. */
const fairWords = ({ blocks }: Page): string =>
  (blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap(({ lines }) => lines)
    .map(({ words }) => words.filter(({ confidence }) => confidence >= FAIR_CONFIDENCE).map(({ text }) => text))
    .map((words) => words.join(' '))
    .filter((line) => LETTERS.test(line))
    .join('\n');

/**
 * Recognises English text in one picture. Engine and model come from the installed packages; nothing is fetched,
 * written or kept.
 * @throws for a picture that cannot be decoded, or not within the memory of the engine
 */
export const recogniseInThread = inThread(async (bytes: Uint8Array): Promise<string> => {
  const engine = await createWorker('eng', OEM.LSTM_ONLY, {
    workerPath: ENGINE,
    langPath: MODELS,
    cacheMethod: 'none',
    gzip: true,
    errorHandler: () => undefined,
  });
  try {
    const { data } = await engine.recognize(Buffer.from(bytes), {}, { text: false, blocks: true });
    return fairWords(data);
  } finally {
    await engine.terminate();
  }
});
