import type { CitedSentence, Passage } from '@360/contracts/evidence';
import { expect, test } from 'vitest';
import type { FinishedText } from '../reading-room/draft.ts';
import { withoutReports } from './without-reports.ts';

const passage = (itemId: string): Passage => ({
  ...{ id: `${itemId}#1`, itemId, segment: 1, offset: 0, length: 4, text: 'Word' },
});
const sentence = (text: string, passages: string[], more: Partial<CitedSentence> = {}): CitedSentence => ({
  ...{ text, passages, figures: [], phrase: null },
  ...more,
});
const note = (outletName: string) => ({ outletName, url: null, title: `Title of ${outletName}`, publishedAt: null });

const TEXT: FinishedText = {
  headline: 'A model wrote this',
  sections: [
    {
      ...{ heading: 'Title of The Elm', headingKey: null, storyId: 's' },
      sentences: [
        sentence('Both say it.', ['elm#1', 'oak#1']),
        sentence('The oak says it.', ['oak#1']),
        sentence('The Oak has carried the report of The Elm.', ['oak#1'], {
          phrase: { key: 'article.source-copy', values: { outlet: 'The Oak', origin: 'The Elm' } },
        }),
        sentence('The Elm is silent.', [], { figures: ['silence/elm'] }),
      ],
    },
    { heading: 'Only elm', headingKey: null, storyId: null, sentences: [sentence('The elm says it.', ['elm#1'])] },
  ],
  passages: [passage('elm'), passage('oak')],
  notes: { elm: note('The Elm'), oak: note('The Oak') },
  writer: { provider: 'openai', model: 'm', version: 'p1', cached: false, fallback: false, withheld: 0 },
};

test('a text keeps nothing of what may not be shown any more, and everything else', () => {
  const left = withoutReports(TEXT, { itemIds: new Set(['elm']), outletIds: new Set(['elm']) }, 'The pier');
  expect(left).toMatchObject({ headline: 'The pier', passages: [{ itemId: 'oak' }], notes: { oak: note('The Oak') } });
  expect(left.sections).toEqual([
    { heading: 'The pier', headingKey: null, storyId: 's', sentences: [sentence('The oak says it.', ['oak#1'])] },
  ]);
  expect(JSON.stringify(left)).not.toMatch(/elm/i);
});

test('a text that took nothing of them stays as it is', () => {
  expect(withoutReports(TEXT, { itemIds: new Set(['ash']), outletIds: new Set(['ash']) }, 'x')).toEqual(TEXT);
});
