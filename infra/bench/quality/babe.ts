import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { LOADED_FROM, loadedIn } from '../../../services/analysis/src/loaded/loaded.ts';
import type { Row } from './row.ts';

const lineSchema = z.object({ text: z.string(), label_bias: z.enum(['Biased', 'Non-biased', 'No agreement']) });

interface Judged {
  biased: boolean;
  found: boolean;
}

const f1Of = (judged: readonly Judged[], value: boolean): number => {
  const both = judged.filter(({ biased, found }) => biased === value && found === value).length;
  const either =
    judged.filter(({ biased }) => biased === value).length + judged.filter(({ found }) => found === value).length;
  return either === 0 ? 0 : (2 * both) / either;
};

/**
 * Loaded sentences against the judgement of people, sentences they did not agree on left out. No word is taken from the
 * set and no weight is fitted on it; but points were set by hand in sight of both halves, so neither counts as unseen.
 */
export const measure = async (dataDir: string): Promise<Row[]> => {
  const file = join(dataDir, 'babe', 'SG1.jsonl');
  if (!existsSync(file)) {
    process.stderr.write(`babe is left out: there is no ${file}.\n`);
    return [];
  }
  const judged = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => lineSchema.parse(JSON.parse(line)))
    .filter(({ label_bias }) => label_bias !== 'No agreement')
    .map(({ text, label_bias }) => ({
      biased: label_bias === 'Biased',
      found: (loadedIn(text)?.score ?? 0) >= LOADED_FROM,
    }));
  const parts = [judged, judged.filter((_, index) => index % 2 === 0), judged.filter((_, index) => index % 2 === 1)];
  return parts.map((part, number) => ({
    set: `babe SG1, ${['all', 'even lines', 'odd lines'][number]}`,
    figure: 'macro F1',
    ours: (f1Of(part, true) + f1Of(part, false)) / 2,
    reference: '.70 (prototype), .804 (trained transformer, larger set)',
    of: part.length,
  }));
};
