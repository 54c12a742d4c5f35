import { describe, expect, it } from 'vitest';
import { changedSentences } from './changed-sentences.ts';

const version = (text: string, summary = '') => ({ title: 'Pier closes', summary, text });

describe('changedSentences', () => {
  it('tells whole sentences that went and that came', () => {
    const before = version('Ten were hurt. The pier is shut. Nobody knows why.');
    const after = version('Twelve were hurt.  The pier is\u00a0shut. Nobody knows why. Divers came.');
    expect(changedSentences(before, after, 'en')).toEqual({
      gone: ['Ten were hurt.'],
      added: ['Twelve were hurt.', 'Divers came.'],
    });
  });

  it('tells nothing of a text of which one version is not known', () => {
    expect(changedSentences(version('', 'A.'), version('It rained.', 'B.'), null)).toEqual({
      gone: ['A.'],
      added: ['B.'],
    });
  });
});
