import type { BlindspotDetail, Claim, Perspective, Stance } from '@360/contracts/analysis';
import type { EvidenceReport, StoryEvidence } from '../evidence/evidence.ts';
import { phrase } from '../phrases/phrases.ts';
import { reportOf } from '../summaries/_segments.ts';
import type { AnalysisParts } from './parts.ts';

const HOUR = 60 * 60_000;

const told = (
  at: number,
  id: string,
  country: string,
  title: string,
  text: string,
  more: Partial<EvidenceReport> = {},
) =>
  reportOf(id, title, text, {
    ...{
      outletName: `The ${id[0]?.toUpperCase()}${id.slice(1)}`,
      country,
      publishedAt: at * HOUR,
      report: at,
      ...more,
    },
  });

export const REPORTS: readonly EvidenceReport[] = [
  told(
    0,
    'herald',
    'GB',
    'Flood closes the Senn bridge in Almar',
    'The river Senn rose four metres overnight and closed the main bridge of Almar. The flood killed 12 people in the old town. ' +
      'But he said the walls would hold. Security sources said the lower dam had been opened by mistake. The railway to Oss runs every two hours.',
  ),
  told(
    1,
    'mercury',
    'GB',
    'Main bridge of Almar shut by flood',
    'The main bridge of Almar is closed after the Senn rose by four metres. The flood killed 14 people in the old town, the fire service said. ' +
      'Insurers put the damage at $40m.',
  ),
  told(
    2,
    'courier',
    'DE',
    'Flood in Almar: the bridge is closed',
    'Almar has closed its main bridge since the river Senn is four metres high. Grain ships wait outside the port of Almar. ' +
      'Mayor Ana Lindt told reporters that no gate of the lower dam had been opened.',
    { revisions: [{ at: 5, kind: 'title', before: 'Flood in Almar', after: 'Flood in Almar: the bridge is closed' }] },
  ),
  told(
    2,
    'echo',
    'DE',
    'Flood in Almar: the bridge is closed',
    'Almar has closed its main bridge since the river Senn is four metres high.',
    {
      ...{ report: 2, copyOf: 'courier' },
    },
  ),
];

export const EVIDENCE: StoryEvidence = {
  ...{ storyId: 's1', title: 'Flood in Almar', category: 'world', asOf: 9 * HOUR, reports: REPORTS, catalogue: [] },
  ...{
    usualPerHour: null,
    velocity: null,
    usualApproaches: { shares: {} as StoryEvidence['usualApproaches']['shares'], reports: 0 },
  },
};

const stance = (passage: string, side: Stance['stance'] = 'supports', reason: Stance['reason'] = null): Stance => {
  const itemId = passage.split('#')[0] ?? '';
  const report = REPORTS.find(({ id }) => id === itemId)?.report ?? 0;
  return { ...{ report, itemId, outletId: itemId, stance: side, reason, passage, copies: [] } };
};

const claim = (id: string, state: Claim['state'], main: boolean, stances: Stance[]): Claim => {
  const supports = stances.filter((each) => each.stance === 'supports').length;
  const first = REPORTS.flatMap(({ segments }) => segments).find((segment) => segment.id === stances[0]?.passage);
  return {
    ...{ id, text: first?.text ?? '', kind: 'event', main, state, speaker: null, stances },
    agreement: { percent: null, supporting: supports, contradicting: stances.length - supports, low: null, high: null },
    ...{ firstItemId: first?.itemId ?? '', firstAt: '2026-01-01T00:00:00.000Z' },
  };
};

export const CLAIMS: readonly Claim[] = [
  claim('closed', 'agreed', true, [stance('herald#1'), stance('mercury#1'), stance('courier#1')]),
  claim('toll', 'contested', true, [stance('herald#2'), stance('mercury#2', 'contradicts', 'figure')]),
  claim('gate', 'contested', false, [stance('herald#4'), stance('courier#3', 'contradicts', 'denial')]),
  claim('walls', 'single-source', false, [stance('herald#3')]),
  claim('damage', 'single-source', false, [stance('mercury#3')]),
  claim('ships', 'single-source', false, [stance('courier#2')]),
];

const BLINDSPOT: BlindspotDetail = {
  ...{ axis: 'country', subject: 'FR', text: '', impact: 'High', effect: 1, low: 0.5, high: 1.5 },
  ...{ observed: 0, expected: 0.3, of: 3 },
  sentence: phrase('reading.countries', { n: 2 }, { figures: ['countries'] }),
};

const perspective = (id: string, sentence: number, more: Partial<Perspective> = {}): Perspective => {
  const report = REPORTS.find((each) => each.id === id);
  const segment = report?.segments[sentence];
  return {
    ...{ id, outletId: id, sourceName: report?.outletName ?? '', country: null, analysisApproach: null },
    ...{
      journalismType: 'report',
      objectivityScore: null,
      factualityScore: null,
      loadedWords: [],
      url: '',
      sourceType: '',
    },
    objectivity: { value: null, parts: [], abstained: 'told-sentences' as const },
    factuality: { value: null, parts: [], abstained: 'told-sentences' as const },
    summary: [{ text: segment?.text ?? '', passages: [segment?.id ?? ''], figures: [], phrase: null }],
    ...{ keyQuotes: [], publishedAt: '', itemIds: [id], report: report?.report ?? 0, copyOf: report?.copyOf ?? null },
    ...more,
  };
};

export const PARTS: AnalysisParts = {
  claims: CLAIMS,
  perspectives: [
    perspective('herald', 5),
    perspective('mercury', 3),
    perspective('courier', 2, {
      keyQuotes: [{ text: 'no gate of the lower dam had been opened.', speaker: 'Ana Lindt', passage: 'courier#3' }],
    }),
    perspective('echo', 1),
  ],
  blindspots: [BLINDSPOT],
  silence: [{ outletId: 'gazette', name: 'The Gazette', country: 'FR', usualShare: 0.8, hoursSince: 7.4 }],
};
