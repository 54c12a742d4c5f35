import type { NavigatorBriefing } from '@360/contracts/navigator';
import { modelWriter, noteOf, ownWriter, passageOf, sentenceOf } from '../../components/evidence/_fixtures.ts';

const readingOf = (summary: string, confidence: number) => ({
  ...{ perspective: 'agreement', confidence, summary, keyPoints: [`${summary} In short.`] },
  ...{ sentences: [sentenceOf(`${summary} At length.`, ['a#1'])], writer: ownWriter },
});

/** An answer with something in every part. */
export const answered: NavigatorBriefing = {
  topic: 'Who was warned about the Tarn Barrier?',
  executiveSummary: 'The harbour authority was told twice.',
  summarySentences: [sentenceOf('The harbour authority was told twice.', ['a#1', 'b#1'])],
  metadata: {
    ...{ confidenceLevel: 0.74, perspectives: 5, processingTime: 6_840, understood: 'Tarn Barrier, warning' },
    stories: [{ id: 's1', title: 'Sea gate failed' }],
    cached: false,
  },
  sourceStats: { totalSources: 38, independentReports: 12, countries: ['DE', 'FR'], categories: ['world', 'docks'] },
  personaAnalysis: {
    centrist: readingOf('A known weakness met a delayed repair.', 0.86),
    investigator: { ...readingOf('One outlet holds the ledger.', 0.71), writer: { ...modelWriter, fallback: true } },
    internationalist: readingOf('Countries read it differently.', 0.78),
  },
  semanticAnalysis: {
    consensus: [
      {
        ...{ claim: 'flagged', agreement: 100, confidence: 0.9, supportingSources: ['Ansel Courier', 'Quay Radio'] },
        sentence: sentenceOf('The hinge was flagged twice.', ['a#1']),
      },
      {
        ...{ claim: 'moved', agreement: 58, confidence: 0.6, supportingSources: ['Tidewater'] },
        sentence: sentenceOf('The repair money was moved.', ['b#1']),
      },
    ],
    contradictions: [
      {
        topic: 'The repair',
        conflictingClaims: [
          { claim: 'a', sources: ['Ansel Courier'], sentence: sentenceOf('It was on schedule.', ['a#1']) },
          { claim: 'b', sources: ['Tidewater'], sentence: sentenceOf('No contract was let.', ['b#1']) },
        ],
      },
    ],
    blindspots: [
      {
        ...{ category: 'voices', description: 'residents', missingPerspectives: ['residents'], impact: 'High' },
        sentence: sentenceOf('No flooded resident is quoted.'),
      },
    ],
  },
  sources: [{ ...noteOf('Ansel Courier', 'Sea gate flagged twice'), outletId: 'o1', score: 92 }],
  passages: [passageOf('a', 1, 'flagged twice'), passageOf('b', 1, 'was moved')],
  notes: { a: noteOf('Ansel Courier', 'Gate'), b: noteOf('Tidewater', 'Ledger') },
  abstentions: [{ place: 'fact-check/velocity', condition: 'independent-reports', needed: 3, found: 2 }],
};
