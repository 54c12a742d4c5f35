import { createHash } from 'node:crypto';
import type { Claim, Perspective, StoryAnalysis } from '@360/contracts/analysis';
import {
  BUNDLE_FORMAT,
  type CitedSentence,
  type EvidenceBundle,
  type EvidenceItem,
  type Passage,
} from '@360/contracts/evidence';
import type { NewsItem } from '@360/contracts/news';
import { REPORT_SECTIONS } from '@360/contracts/reports';
import type { StoryDetail } from '@360/contracts/stories';
import { contentOf, sealedTextOf } from '@360/contracts/verify-evidence';
import type { Material } from './frozen.ts';

const digestOf = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
const STORY = 'a'.repeat(24);
const FROZEN_AT = '2026-03-04T12:00:00.000Z';

interface Told {
  id: string;
  outlet: string;
  owner: string;
  country: string;
  at: string;
  copyOf: string | null;
  sentences: string[];
}

const TOLD: readonly Told[] = [
  {
    ...{ id: 'ledger-1', outlet: 'Tarnwater Ledger', owner: 'Tarn Press', country: 'GB', copyOf: null },
    at: '2026-03-02T06:00:00.000Z',
    sentences: [
      'Dam above Lennow overflows after a week of rain',
      'Water poured over the Harrow dam on Monday and flooded 240 homes in the lower town.',
      'Mayor Ilse Brandvik said the dam wall itself was holding.',
    ],
  },
  {
    ...{ id: 'gazette-1', outlet: 'Quay Gazette', owner: 'Quay Media', country: 'FR', copyOf: null },
    at: '2026-03-02T08:30:00.000Z',
    sentences: ['Lennow under water as the Harrow dam spills over', 'The flood reached 310 homes in Lennow.'],
  },
  {
    ...{ id: 'norrby-1', outlet: 'Radio Norrby', owner: 'Tarn Press', country: 'GB', copyOf: 'ledger-1' },
    at: '2026-03-03T07:15:00.000Z',
    sentences: ['The Harrow dam flooded 240 homes.', 'فاض سد هارو يوم الاثنين.'],
  },
];

const itemsOf = (told: readonly Told[]): { items: EvidenceItem[]; passages: Passage[] } => {
  const passages: Passage[] = [];
  const items = told.map(({ id, outlet, owner, country, at, copyOf, sentences }, report): EvidenceItem => {
    let offset = 0;
    const segments = sentences.map((text, segment) => {
      passages.push({ id: `${id}#${segment}`, itemId: id, segment, offset, length: text.length, text });
      const place = { offset, length: text.length, hash: digestOf(text) };
      offset += text.length + 1;
      return place;
    });
    return {
      ...{
        id,
        url: `https://${id}.example/flood`,
        title: sentences[0] ?? '',
        outletId: id.slice(0, -2),
        outletName: outlet,
      },
      ...{
        owner,
        country,
        language: 'en',
        publishedAt: at,
        report: copyOf === null ? report : 0,
        copyOf,
        creditTo: null,
      },
      ...{ contentHash: digestOf(contentOf(segments)), segments },
    };
  });
  return { items, passages };
};

const cited = (passage: Passage | undefined): CitedSentence => ({
  ...{ text: passage?.text ?? '', passages: passage ? [passage.id] : [], figures: [], phrase: null },
});

const CLAIM: Claim = {
  ...{ id: 'homes', text: 'Water poured over the Harrow dam on Monday and flooded 240 homes in the lower town.' },
  ...{ kind: 'figure', main: true, state: 'contested', speaker: null, firstItemId: 'ledger-1' },
  firstAt: '2026-03-02T06:00:00.000Z',
  stances: [
    {
      ...{ report: 0, itemId: 'ledger-1', outletId: 'ledger', stance: 'supports', reason: null, passage: 'ledger-1#1' },
      copies: ['norrby-1'],
    },
    {
      ...{ report: 1, itemId: 'gazette-1', outletId: 'gazette', stance: 'contradicts', reason: 'figure' },
      ...{ passage: 'gazette-1#1', copies: [] },
    },
  ],
  agreement: { percent: 50, supporting: 1, contradicting: 1, low: 9, high: 91 },
};

const perspectiveOf = (
  { id, outletId, outletName, country, url, publishedAt, report }: EvidenceItem,
  passage: Passage | undefined,
): Perspective => ({
  ...{ id, outletId, sourceName: outletName, country, analysisApproach: 'social', journalismType: 'report' },
  ...{ objectivityScore: 80, factualityScore: null, url, sourceType: 'newspaper', publishedAt, itemIds: [id] },
  objectivity: { value: 80, parts: [], abstained: null },
  factuality: { value: null, parts: [], abstained: 'outlet-claims' },
  ...{ summary: [cited(passage)], keyQuotes: [], loadedWords: [], report, copyOf: null },
});

/** Everything a report on an invented flood is made from. `told` replaces what its outlets say. */
export const inventedMaterial = (
  ask: Partial<Material['ask']> = {},
  told: readonly Told[] = TOLD,
  storyId: string = STORY,
): Material => {
  const { items, passages } = itemsOf(told);
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  const asOf = FROZEN_AT;
  const [first] = items;
  const title = first?.title ?? '';
  const sentences = passages.map((passage) => ({ ...cited(passage), place: 'summary' }));
  const open = { analysisVersion: 1, storyId, asOf, items, passages, figures: {}, sentences };
  const sealed = { format: BUNDLE_FORMAT as typeof BUNDLE_FORMAT, ...open };
  const bundle: EvidenceBundle = { ...sealed, seal: digestOf(sealedTextOf(sealed)) };
  const analysis: StoryAnalysis = {
    ...{ storyId, version: 1, asOf, title, items: items.length, outlets: items.length, independentReports: 2 },
    epistemologyTag: 'conflicting',
    confidence: {
      ...{ value: 61, abstained: null },
      parts: [{ name: 'independence', value: 0.5, weight: 0.4, of: 2 }],
    },
    summary: [cited(byId.get('ledger-1#1'))],
    claims: byId.has('ledger-1#1') ? [{ ...CLAIM, text: byId.get('ledger-1#1')?.text ?? '' }] : [],
    perspectives: items.map((item) => perspectiveOf(item, byId.get(`${item.id}#1`))),
    ...{ consensusPoints: [], blindspotDetails: [], silence: [], globalMentions: [], passages, sources: {} },
    impact: [
      { group: 'homes', kind: 'place', reports: 1, figures: ['240'], sentences: [cited(byId.get('ledger-1#1'))] },
    ],
    timeline: items.map(({ id, outletId, outletName, publishedAt }) => ({
      ...{ at: publishedAt, precision: 'minute', kind: 'report', outletId, outletName, lagMinutes: 0 },
      sentence: cited(byId.get(`${id}#0`)),
    })),
    sourceCheck: [],
    factCheck: {
      ...{ verified: 0, underReview: 0, disputed: 1, withdrawn: 0, opinion: 0, velocity: null },
      correctionRate: { revised: 0, items: items.length, percent: 0 },
    },
    abstentions: [{ place: 'blindspots', condition: 'independent-reports', needed: 5, found: 2 }],
  };
  const coverage = {
    ...{ items: items.length, outlets: items.length, independentReports: 2, countries: ['FR', 'GB'], gaps: [] },
    approaches: { institutional: 1, economic: 0, technological: 0, environmental: 0, social: 1, investigative: 0 },
    agreement: { percent: 50, state: 'contested' as const, supporting: 1, contradicting: 1 },
  };
  const detail: StoryDetail = {
    ...{ id: storyId, title, summary: title, category: 'world', imageUrl: null, leadItemId: first?.id ?? '' },
    ...{
      publishedAt: asOf,
      updatedAt: asOf,
      createdAt: asOf,
      breaking: false,
      engagement: 0,
      readTime: null,
      tags: [],
    },
    ...{ epistemologyTag: 'conflicting', coverage, velocity: null, items: [], figures: [] },
    countries: [
      { country: 'GB', independent: 1, copies: 1 },
      { country: 'FR', independent: 1, copies: 0 },
    ],
    trail: { merged: [], splitFrom: null, splits: [] },
  };
  const related: NewsItem = {
    ...{
      id: 'other-1',
      title: 'Rain fills the reservoirs of Marrow',
      summary: '',
      category: 'world',
      sourceName: 'Marrow Post',
    },
    ...{ sourceUrl: 'https://marrow.example/rain', publishedAt: '2026-03-01T10:00:00.000Z', createdAt: asOf },
    ...{ imageUrl: null, videoUrl: null, embedUrl: null, readTime: null, duration: null, contentType: 'article' },
    ...{ mediaType: null, storyId: 'b'.repeat(24), breaking: false, tags: [], engagement: 0, socialMetrics: null },
    ...{ country: 'GB', language: 'en', truthConfidenceScore: null, civFlags: [], tweetUrl: null, post: null },
    ...{ revisions: 0, outlet: { id: 'marrow', name: 'Marrow Post', country: 'GB', site: null }, coverage },
  };
  return {
    ask: {
      ...{ id: 'r'.repeat(20), topic: title, persona: 'centrist', depth: 'standard' },
      timeframe: { from: '2026-02-25T12:00:00.000Z', to: '2026-03-04T12:00:00.000Z' },
      ...{ sections: [...REPORT_SECTIONS], formats: ['pdf', 'html', 'json'] },
      ...ask,
    },
    frozen: { at: FROZEN_AT, analysis, bundle, detail, related: [related] },
    reading: {
      sentences: [cited(byId.get('ledger-1#2'))].filter(({ text }) => text !== ''),
      ...{ passages: [], abstained: null },
      writer: { provider: 'local', model: 'rules', version: '1', cached: false, fallback: false, withheld: 0 },
    },
  };
};

/** A story in which every outlet writes and is called `text`. */
export const hostileMaterial = (text: string, ask: Partial<Material['ask']> = {}): Material =>
  inventedMaterial(
    ask,
    TOLD.map((each) => ({ ...each, outlet: text, owner: text, sentences: each.sentences.map(() => text) })),
  );
