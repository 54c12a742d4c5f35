import type { Persona } from '@360/contracts/analysis';
import type { SourceNote } from '@360/contracts/briefings';
import type { CitedSentence, Passage } from '@360/contracts/evidence';
import type { NavigatorBriefing } from '@360/contracts/navigator';
import { PERSONAS } from '@360/contracts/vocabulary';
import type { GivenPassage } from '../providers/provider.ts';
import { givenOf, noteOf, passagesFrom } from '../reading-room/draft.ts';
import { confidenceOfAll, type OpenedStory, partsOf, weightiestOf } from '../reading-room/opened-story.ts';
import { readingOf } from '../writing/readings.ts';
import { createSaidOnce } from '../writing/said-once.ts';
import { cutStories } from './cut-evidence.ts';
import { semanticAnalysisOf, semanticSentences } from './semantic-analysis.ts';

const MOST_SUMMARY = 8;
const MOST_READING = 8;

export interface NavigatorTerms {
  maxSources: number;
  personas: boolean;
  credibility: boolean;
}

/** How one persona reads the stories, as our own rules write it, and what a model needs to write it in its own words. */
export interface PersonaDraft {
  sentences: CitedSentence[];
  given: GivenPassage[];
  /** BCP 47. */
  language: string;
}

/** A navigator's briefing but for the words of models. */
export interface NavigatorDraft
  extends Pick<NavigatorBriefing, 'semanticAnalysis' | 'sourceStats' | 'sources' | 'abstentions'> {
  stories: { id: string; title: string }[];
  summary: CitedSentence[];
  confidence: number | null;
  perspectives: number;
  personas: Partial<Record<Persona, PersonaDraft>>;
  /** Every passage that a sentence of it, or of a model, may cite. */
  passages: Passage[];
  notes: Record<string, SourceNote>;
}

const spread = (
  stories: readonly OpenedStory[],
  of: (story: OpenedStory) => CitedSentence[],
  most: number,
): CitedSentence[] => {
  const once = createSaidOnce();
  const share = Math.max(1, Math.ceil(most / Math.max(1, stories.length)));
  return stories.flatMap((story) => once(of(story), share)).slice(0, most);
};

const personaDraft = (persona: Persona, stories: readonly OpenedStory[]): PersonaDraft => {
  const sentences = spread(
    stories,
    ({ analysis, evidence }) => readingOf(persona, { ...partsOf(analysis), evidence }),
    MOST_READING,
  );
  const ids = [...sentences.flatMap(({ passages }) => passages), ...stories.flatMap(weightiestOf)];
  return {
    sentences,
    ...givenOf(
      ids,
      stories.flatMap(({ evidence }) => evidence.reports),
    ),
  };
};

const sourcesOf = (stories: readonly OpenedStory[]): NavigatorBriefing['sources'] =>
  stories.flatMap(({ analysis, evidence }) => {
    const scores = new Map(analysis.sourceCheck.map(({ outletId, score }) => [outletId, score.value]));
    return evidence.reports.map((report) => ({
      ...noteOf(report),
      outletId: report.outletId,
      score: scores.get(report.outletId) ?? null,
    }));
  });

/** What no story of them says, with the best of what was found. */
const abstentionsOf = (stories: readonly OpenedStory[]): NavigatorBriefing['abstentions'] => {
  const all = stories.flatMap(({ analysis }) => analysis.abstentions);
  const grouped = Map.groupBy(all, ({ place, condition }) => `${place} ${condition}`);
  return [...grouped.values()].flatMap((group) => {
    const [first] = group.toSorted((a, b) => b.found - a.found);
    return first && group.length === stories.length ? [first] : [];
  });
};

/** Everything that stories say on a question together, at most `maxSources` reports of them. */
export const navigatorDraft = (given: readonly OpenedStory[], terms: NavigatorTerms): NavigatorDraft => {
  const stories = cutStories(given, terms.maxSources);
  const analyses = stories.map(({ analysis }) => analysis);
  const reports = stories.flatMap(({ evidence }) => evidence.reports);
  const personas = terms.personas
    ? Object.fromEntries(PERSONAS.map((persona) => [persona, personaDraft(persona, stories)]))
    : {};
  const semanticAnalysis = semanticAnalysisOf(analyses);
  const summary = spread(stories, ({ analysis }) => analysis.summary, MOST_SUMMARY);
  const readings = Object.values(personas);
  const said = [...summary, ...semanticSentences(semanticAnalysis), ...readings.flatMap(({ sentences }) => sentences)];
  const cited = [
    ...said.flatMap(({ passages }) => passages),
    ...readings.flatMap((each) => each.given.map(({ id }) => id)),
  ];
  return {
    stories: stories.map(({ analysis, evidence }) => ({ id: evidence.storyId, title: analysis.title })),
    ...{ summary, semanticAnalysis, personas, confidence: confidenceOfAll(analyses) },
    perspectives: analyses.reduce((sum, { perspectives }) => sum + perspectives.length, 0),
    sourceStats: {
      totalSources: reports.length,
      independentReports: analyses.reduce((sum, { independentReports }) => sum + independentReports, 0),
      countries: [...new Set(reports.flatMap(({ country }) => country ?? []))].sort(),
      categories: [...new Set(stories.flatMap(({ evidence }) => evidence.category ?? []))].sort(),
    },
    sources: terms.credibility ? sourcesOf(stories) : [],
    ...{ abstentions: abstentionsOf(stories), passages: passagesFrom(cited, reports) },
    notes: Object.fromEntries(reports.map((report) => [report.id, noteOf(report)])),
  };
};
