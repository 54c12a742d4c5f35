import type { Impact } from '@360/contracts/analysis';
import { type Mention, mentionsOf } from '@360/reading/figure-mentions';
import { outcomesAbroad } from '@360/reading/outcomes-abroad';
import type { EvidenceReport, Segment } from '../evidence/evidence.ts';
import { firstReports } from '../evidence/independent.ts';
import { takenWhole } from '../summaries/taken-whole.ts';
import { isWhole } from '../summaries/whole-sentences.ts';
import { dayNamedIn } from '../timeline/days-named.ts';
import { affectedIn } from './affected.ts';
import { type Group, groupOf } from './groups.ts';

/** A sentence that says who is affected, with the figures it gives of them. */
export interface AffectedSentence extends Group {
  readonly report: EvidenceReport;
  readonly segment: Segment;
  readonly figures: readonly string[];
}

const PEOPLE: Group = { group: 'people', kind: 'people' };
/** People may be counted where one of these stands, whatever they are called: most sentences are passed over by it. */
const SOME_OUTCOME =
  /kill|dea[dt]|die[ds]?\b|injur|wound|hurt|missing|unaccounted|arrest|detain|rescu|evacuat|displac|homeless|trap|hospital|fatalit|lives|slain|perish|treated/i;
const MOST_SENTENCES = 3;
const MOST_FIGURES = 6;
const MOST_GROUPS = 20;
/** What happened longer before a report is what it recalls. */
const RECALLED_MS = 14 * 24 * 60 * 60_000;

const primary = ({ language }: EvidenceReport): string => language?.toLowerCase().split('-')[0] ?? 'en';

const mentionsIn = (report: EvidenceReport, { text }: Segment): Mention[] =>
  mentionsOf({
    ...{ id: report.id, title: text, summary: '', text: '' },
    ...{ publishedAt: report.publishedAt, language: report.language },
  }).filter(({ asserted }) => asserted);

/** Whether a figure counts the group: by its noun, or, where an outcome is named, people; "84" alone tells nobody what. */
const counts = ({ group, kind }: Group, { counted, quantity }: Mention): boolean => {
  if (counted && counted.to <= quantity.to && counted.to > 0) return false;
  if (!counted) return kind === 'economy' && (quantity.unit === '%' || quantity.unit.startsWith('money'));
  if (groupOf(counted.noun)?.group === group) return true;
  return group === PEOPLE.group && counted.outcome !== null && counted.noun === 'people';
};

const isRecalled = ({ language, publishedAt }: EvidenceReport, { text }: Segment): boolean => {
  const day = dayNamedIn(text, language, publishedAt);
  return day !== null && publishedAt - day > RECALLED_MS;
};

const inEnglish = (report: EvidenceReport, segment: Segment): AffectedSentence[] => {
  const groups = affectedIn(segment.text);
  const mentions = groups.length > 0 || SOME_OUTCOME.test(segment.text) ? mentionsIn(report, segment) : [];
  const hit = mentions.some((mention) => mention.counted?.outcome && counts(PEOPLE, mention));
  const all = hit && !groups.some(({ group }) => group === PEOPLE.group) ? [...groups, PEOPLE] : groups;
  if (all.length === 0 || isRecalled(report, segment)) return [];
  return all.map((group) => ({
    ...{ ...group, report, segment },
    figures: mentions.filter((mention) => counts(group, mention)).map(({ text }) => text),
  }));
};

const abroad = (report: EvidenceReport, segment: Segment): AffectedSentence[] => {
  const figures = outcomesAbroad(segment.text, primary(report)).map(({ text }) => text);
  return figures.length > 0 ? [{ ...PEOPLE, report, segment, figures }] : [];
};

/**
 * The sentences of each independent report, oldest first, that say who or what is affected: in English by what is said to
 * have happened to them, in German, French, Spanish and Arabic by how many people it happened to, in others none.
 */
export const affectedSentences = (reports: readonly EvidenceReport[]): AffectedSentence[] =>
  firstReports(reports).flatMap((report) => {
    const read = primary(report) === 'en' ? inEnglish : abroad;
    return report.segments
      .filter(({ boilerplate, part, text }) => !boilerplate && (part === 'title' || isWhole(text)))
      .flatMap((segment) => read(report, segment));
  });

/** One sentence of each report, one with a figure and no title where there is a choice; reports in order of time. */
const sentencesShown = (said: readonly AffectedSentence[]): AffectedSentence[] => {
  const worth = ({ figures, segment }: AffectedSentence): number =>
    (figures.length > 0 ? 2 : 0) + (segment.part === 'title' ? 0 : 1);
  const best = [...Map.groupBy(said, ({ report }) => report.report).values()].flatMap(
    (own) => own.toSorted((a, b) => worth(b) - worth(a))[0] ?? [],
  );
  const texts = new Set<string>();
  return best.filter(({ segment }) => !texts.has(segment.text) && texts.add(segment.text)).slice(0, MOST_SENTENCES);
};

const impactFrom = (said: readonly AffectedSentence[]): Impact[] => {
  const [first] = said;
  if (!first) return [];
  return [
    {
      ...{ group: first.group, kind: first.kind, reports: new Set(said.map(({ report }) => report.report)).size },
      figures: [...new Set(said.flatMap(({ figures }) => figures))].slice(0, MOST_FIGURES),
      sentences: sentencesShown(said).map(({ segment }) => takenWhole(segment)),
    },
  ];
};

/** Who and what is affected, as reports say it: those that most independent reports name first; at most twenty. */
export const impactsOf = (sentences: readonly AffectedSentence[]): Impact[] =>
  [...Map.groupBy(sentences, ({ group }) => group).values()]
    .flatMap(impactFrom)
    .sort((a, b) => b.reports - a.reports || b.figures.length - a.figures.length || (a.group < b.group ? -1 : 1))
    .slice(0, MOST_GROUPS);
