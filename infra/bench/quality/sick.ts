import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSentence } from '../../../services/analysis/src/claims/read-sentence.ts';
import { contradiction } from '../../../services/analysis/src/claims/stance.ts';
import { likenessOf, storyWords } from '../../../services/analysis/src/claims/story-words.ts';
import { type Found, scoreOf } from './found.ts';
import type { Row } from './row.ts';

const FILES = ['SICK_train.txt', 'SICK_trial.txt', 'SICK_test_annotated.txt'];

const judged = (line: string): Found => {
  const [, one = '', other = '', , label = ''] = line.trim().split('\t');
  const [a, b] = [readSentence(one, 0, 'en'), readSentence(other, 0, 'en')];
  const words = storyWords([a, b].map((read, report) => ({ read, report, lead: true })));
  return {
    truly: label === 'CONTRADICTION',
    found: contradiction(a, b, likenessOf(a, b, words), words.rare) !== null,
  };
};

/** Whether one of two sentences contradicts the other, on SICK (Marelli and others, LREC 2014), all three parts. */
export const measure = async (dataDir: string): Promise<Row[]> => {
  const folder = join(dataDir, 'sick');
  if (!existsSync(folder)) {
    console.error(`sick: left out, there is no ${folder}`);
    return [];
  }
  const texts = await Promise.all(FILES.map((file) => readFile(join(folder, file), 'utf8')));
  const pairs = texts.flatMap((text) => text.split('\n').slice(1).filter(Boolean)).map(judged);
  const { precision, recall, f1, of } = scoreOf(pairs);
  return [
    { set: 'sick', figure: 'contradiction precision', ours: precision, reference: 'at least .90', of },
    { set: 'sick', figure: 'contradiction recall', ours: recall, reference: null, of },
    { set: 'sick', figure: 'contradiction F1', ours: f1, reference: 'at least .80', of },
  ];
};
