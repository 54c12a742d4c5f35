import type { Briefing } from '@360/contracts/briefings';
import { noteOf, ownWriter, passageOf, sentenceOf } from '../../components/evidence/_fixtures.ts';

/** A briefing that was just asked for. */
export const briefingOf = (part: Partial<Briefing> = {}): Briefing => ({
  ...{ id: 'b1', subject: 'What did Quay East cost?', persona: 'investigator', step: 'waiting', progress: 0 },
  ...{ createdAt: '2026-11-20T09:30:00.000Z', finishedAt: null, failure: null, sources: [], headline: null },
  ...{ sections: [], passages: [], notes: {}, confidence: null, writer: null },
  ...part,
});

export const link = 'https://tidewater.example/ledger';

export const written = briefingOf({
  step: 'done',
  progress: 100,
  finishedAt: '2026-11-20T09:31:00.000Z',
  confidence: 0.76,
  writer: ownWriter,
  sources: [
    { kind: 'link', name: link, state: 'read', reason: null, words: 812 },
    { kind: 'file', name: 'scan.docx', state: 'failed', reason: 'The file ends early.', words: 0 },
  ],
  sections: [
    {
      heading: 'What is established',
      headingKey: 'article.established',
      storyId: null,
      sentences: [sentenceOf('The account lists 48 million crowns.', ['a#1'])],
    },
    { heading: 'The gate', headingKey: null, storyId: 's1', sentences: [sentenceOf('Nobody signed.', ['l#2'])] },
  ],
  passages: [passageOf('a', 1, '48 million crowns were set aside.'), passageOf('l', 2, 'No signature.')],
  notes: { a: noteOf('Ansel Courier', 'Crowns set aside'), l: noteOf('Tidewater', 'Ledger') },
});
