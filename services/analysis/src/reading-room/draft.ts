import type { SourceNote, WrittenSection } from '@360/contracts/briefings';
import type { CitedSentence, Passage } from '@360/contracts/evidence';
import type { Writer } from '@360/contracts/personas';
import { passageOf } from '../evidence/bundle.ts';
import type { EvidenceReport } from '../evidence/evidence.ts';
import { type GivenPassage, PASSAGES_MAX } from '../providers/provider.ts';
import type { Written } from '../providers/writer.ts';
import { sectionOf } from '../writing/article.ts';

/** A stored report, and whose it is. */
export interface Origin {
  itemId: string;
  outletId: string;
}

/** A text as our own rules write it, and what a model needs to write it in its own words. */
export interface Draft {
  headline: string | null;
  sections: WrittenSection[];
  /** What a model may be told, the weightiest first; all in one language. */
  given: GivenPassage[];
  /** BCP 47. */
  language: string;
  /** Every passage that a sentence may cite. */
  passages: Passage[];
  notes: Record<string, SourceNote>;
  /** The reports whose words may stand in it. */
  origins: Origin[];
  /** 0–1. */
  confidence: number | null;
}

/** A text as readers get it. */
export interface FinishedText {
  headline: string | null;
  sections: WrittenSection[];
  passages: Passage[];
  notes: Record<string, SourceNote>;
  writer: Writer;
}

const UNKNOWN = 'und';
/** What our rules compute of the coverage as a whole, which no model is asked for. */
const OURS: ReadonlySet<string | null> = new Set(['article.missing', 'article.sources']);

export const noteOf = ({ outletName, url, title, publishedAt }: EvidenceReport): SourceNote => ({
  ...{ outletName, url, title, publishedAt: new Date(publishedAt).toISOString() },
});

/** Passages of those ids as a model reads them, in the language that most of the first ones are in. */
export const givenOf = (ids: readonly string[], reports: readonly EvidenceReport[]) => {
  const known = new Map(
    reports.flatMap((report) => report.segments.map((segment) => [segment.id, { report, segment }] as const)),
  );
  const told = [...new Set(ids)].flatMap((id) => known.get(id) ?? []).filter(({ segment }) => !segment.boilerplate);
  const counts = new Map<string, number>();
  for (const { report } of told.slice(0, PASSAGES_MAX))
    counts.set(report.language ?? UNKNOWN, (counts.get(report.language ?? UNKNOWN) ?? 0) + 1);
  const language = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? UNKNOWN;
  const given = told
    .filter(({ report }) => (report.language ?? UNKNOWN) === language)
    .slice(0, PASSAGES_MAX)
    .map(({ report, segment }) => ({ id: segment.id, outletName: report.outletName, text: segment.text }));
  return { given, language };
};

/** The passages of those ids, each once, in the order of the reports. */
export const passagesFrom = (ids: Iterable<string>, reports: readonly EvidenceReport[]): Passage[] => {
  const wanted = new Set(ids);
  return reports.flatMap(({ segments }) => segments.filter(({ id }) => wanted.has(id)).map(passageOf));
};

export const citedIn = (sections: readonly Pick<WrittenSection, 'sentences'>[]): Set<string> =>
  new Set(sections.flatMap(({ sentences }) => sentences.flatMap(({ passages }) => passages)));

const modelSections = ({ sections }: Draft, sentences: CitedSentence[]): WrittenSection[] => [
  sectionOf('article.reported', sentences),
  ...sections.filter(({ headingKey }) => OURS.has(headingKey)),
];

/** The draft in the words of whoever wrote it, with what its sentences cite and nothing else. */
export const finished = (draft: Draft, { headline, sentences, writer }: Written): FinishedText => {
  const isOurs = writer.provider === 'local';
  const sections = isOurs ? draft.sections : modelSections(draft, sentences);
  const cited = citedIn(sections);
  const passages = draft.passages.filter(({ id }) => cited.has(id));
  const items = new Set(passages.map(({ itemId }) => itemId));
  return {
    headline: isOurs ? draft.headline : (headline ?? draft.headline),
    ...{ sections, passages, writer },
    notes: Object.fromEntries(Object.entries(draft.notes).filter(([id]) => items.has(id))),
  };
};

const PARAGRAPH = 3;

const paragraphsOf = ({ headingKey, sentences }: WrittenSection, isOurs: boolean): string[] => {
  const texts = sentences.map(({ text }) => text);
  if (isOurs || OURS.has(headingKey)) return [texts.join(' ')];
  return Array.from({ length: Math.ceil(texts.length / PARAGRAPH) }, (_, at) =>
    texts.slice(at * PARAGRAPH, (at + 1) * PARAGRAPH).join(' '),
  );
};

/** In one text: paragraphs with a blank line between. What a model wrote comes in paragraphs of three sentences. */
export const paragraphs = ({ sections, writer }: Pick<FinishedText, 'sections' | 'writer'>): string =>
  sections.flatMap((section) => paragraphsOf(section, writer.provider === 'local')).join('\n\n');
