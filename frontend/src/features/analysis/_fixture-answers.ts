import type { AnalyzeResponse, CrossCompareResponse, Writer } from '@360/contracts/personas';
import type { StoryDetail } from '@360/contracts/stories';
import { at, itemOf, OUTLETS, passageId, passages, quoted, scoreOf, TEXTS, worded } from './_fixture-claims.ts';
import { analysis } from './_fixtures.ts';

export const writer: Writer = {
  provider: 'local',
  model: 'rules',
  version: '3',
  cached: true,
  fallback: false,
  withheld: 0,
};

export const readingOf = (part: Partial<AnalyzeResponse> = {}): AnalyzeResponse => ({
  success: true,
  analysis: 'Two of 4 claims are contradicted.',
  sentences: [
    worded('2 of 4 claims are contradicted.', 'reading.disputed', { n: 2, all: 4 }),
    quoted('tidewater', 1),
    worded(
      `Tidewater Desk names no source for this: ${TEXTS.tidewater[3]}`,
      'reading.unnamed',
      { outlet: 'Tidewater Desk', sentence: TEXTS.tidewater[3] ?? '' },
      [passageId('tidewater', 3)],
    ),
  ],
  passages: passages.slice(0, 8),
  fallback: false,
  confidence: 0.71,
  analysisMetrics: { confidence: scoreOf(71), reports: 4, outlets: 5, claims: 4, contested: 2, passages: 15 },
  persona: 'centrist',
  analysisType: 'ai-summary',
  writer,
  abstained: null,
  ...part,
});

const character = (confidence: number) => ({
  confidence,
  approach: 'orders',
  characteristics: ['shows 2 contradictions'],
});

/** Five points of each kind, of which a reader is shown two. */
export const comparison: CrossCompareResponse = {
  success: true,
  comparison: {
    personaComparison: { centrist: character(0.86), investigator: character(0.71), internationalist: character(0.78) },
    comparisonMetrics: {
      averageConfidence: 0.78,
      consensusPoints: [
        quoted('courier', 0),
        quoted('courier', 1),
        quoted('harbour', 0),
        quoted('harbour', 2),
        quoted('lantern', 1),
      ],
      divergencePoints: [0, 1, 2].map((segment) => ({
        text: `Only the investigator shows ${segment}`,
        kind: 'only-one',
        personas: ['investigator'],
        sentences: [quoted('tidewater', segment)],
      })),
    },
  },
  passages,
  writers: { centrist: writer, investigator: writer, internationalist: writer },
};

export const story: StoryDetail = {
  id: 's1',
  title: analysis.title,
  summary: 'Two inspection reports warned that a hinge could jam at high tide.',
  category: 'world',
  imageUrl: null,
  leadItemId: 'item-courier',
  publishedAt: at(0),
  updatedAt: at(500),
  createdAt: at(0),
  breaking: false,
  engagement: 12,
  readTime: 6,
  tags: [],
  epistemologyTag: 'conflicting',
  coverage: {
    items: 5,
    outlets: 5,
    independentReports: 4,
    countries: ['DE', 'FR', 'GB', 'AE'],
    approaches: { institutional: 2, economic: 1, technological: 0, environmental: 0, social: 0, investigative: 1 },
    gaps: ['social'],
    agreement: { percent: 82, state: 'contested', supporting: 9, contradicting: 2 },
  },
  velocity: { perHour: 1, usualPerHour: 0.6, ratio: 1.67 },
  items: OUTLETS.map(({ id, name, country, lag, approach }) => ({
    id: itemOf(id),
    url: `https://${id}.example/report`,
    title: TEXTS[id][0] ?? '',
    summary: '',
    publishedAt: at(lag),
    outlet: { id, name, country, site: null },
    approach,
    copyOf: id === 'kestria' ? itemOf('courier') : null,
    creditTo: null,
    network: null,
    lagMinutes: lag,
    revisions: 0,
    contentType: 'article',
  })),
  figures: [],
  countries: [{ country: 'DE', independent: 2, copies: 0 }],
  trail: { merged: [], splitFrom: null, splits: [] },
};
