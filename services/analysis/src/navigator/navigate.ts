import type { Persona } from '@360/contracts/analysis';
import type { NavigatorBriefing, navigatorRequestSchema } from '@360/contracts/navigator';
import type { z } from 'zod';
import { worded } from '../phrases/phrases.ts';
import { RULES_VERSION } from '../providers/open-writer.ts';
import { instructionsFor } from '../providers/prompts/instructions.ts';
import type { TextWriter } from '../providers/writer.ts';
import { type StandingStory, standingStories, storiesAbout } from '../reading-room/find-stories.ts';
import type { RoomClient } from '../reading-room/room-client.ts';
import type { TextWork } from '../reading-room/text-work.ts';
import type { StoryAnalyses } from '../stories/story-analyses.ts';
import { createKeptAnswers } from './kept-answers.ts';
import type { NavigatorDraft, PersonaDraft } from './navigator-draft.ts';
import { type Question, questionOf } from './question.ts';

type Asked = z.output<typeof navigatorRequestSchema>;
type PersonaReading = NonNullable<NavigatorBriefing['personaAnalysis'][Persona]>;

const STORIES: Record<Asked['options']['depth'], number> = { quick: 1, standard: 3, comprehensive: 5 };
const MOST_SENTENCES = 8;
const KEY_POINTS = 4;

/** Nothing is known that answers; the message is for the reader. */
export class NothingFound extends Error {
  override name = 'NothingFound';
}

interface Parts {
  room: RoomClient;
  stories: Pick<StoryAnalyses, 'find'>;
  textWork: Pick<TextWork, 'navigate'>;
  writer: TextWriter;
}

interface Reader {
  reader: string;
  signal: AbortSignal;
}

const foundFor = async ({ searches }: Question, most: number, { room, stories }: Parts, signal: AbortSignal) => {
  for (const words of searches.filter(Boolean)) {
    const ids = await storiesAbout(words, most, room, signal);
    const found = await standingStories(ids, stories);
    if (found.length > 0) return found;
  }
  throw new NothingFound('No reports on this were found. Try other words, or a name that reports would use.');
};

/** Our own rules write where a quick answer is wanted; models are asked for the thorough ones. */
const writtenBy = async (
  persona: Persona,
  draft: PersonaDraft,
  { depth }: Asked['options'],
  { writer }: Parts,
  asked: Reader,
) => {
  const ours = {
    provider: 'local',
    model: 'rules',
    version: RULES_VERSION,
    cached: false,
    fallback: false,
    withheld: 0,
  };
  if (depth === 'quick') return { sentences: draft.sentences, writer: ours };
  const { given: passages, language, sentences } = draft;
  const instructions = instructionsFor(persona, 'ai-summary');
  const task = { persona, kind: 'ai-summary' as const, passages, language, instructions, maxSentences: MOST_SENTENCES };
  return await writer.write(task, () => sentences, asked);
};

const personaReadings = async (draft: NavigatorDraft, asked: Asked, parts: Parts, reader: Reader) => {
  const drafts = Object.entries(draft.personas) as [Persona, PersonaDraft][];
  const readings = drafts.map(async ([persona, each]): Promise<[Persona, PersonaReading]> => {
    const { sentences, writer } = await writtenBy(persona, each, asked.options, parts, reader);
    const texts = sentences.map(({ text }) => text);
    return [
      persona,
      {
        perspective: worded(`persona.${persona}`),
        confidence: draft.confidence ?? 0,
        summary: texts.join(' '),
        keyPoints: texts.slice(0, KEY_POINTS),
        ...{ sentences, writer },
      },
    ];
  });
  return Object.fromEntries(await Promise.all(readings)) as NavigatorBriefing['personaAnalysis'];
};

const citedBy = (draft: NavigatorDraft, personas: NavigatorBriefing['personaAnalysis']) => {
  const { consensus, contradictions, blindspots } = draft.semanticAnalysis;
  const sentences = [
    ...draft.summary,
    ...[...consensus, ...blindspots].map(({ sentence }) => sentence),
    ...contradictions.flatMap(({ conflictingClaims }) => conflictingClaims.map(({ sentence }) => sentence)),
    ...Object.values(personas).flatMap((each) => each?.sentences ?? []),
  ];
  return new Set(sentences.flatMap(({ passages }) => passages));
};

/** How the question is answered from these stories; how long it took is for whoever asked to say. */
const answerFrom = async (
  question: Question,
  stories: readonly StandingStory[],
  asked: Asked,
  parts: Parts,
  reader: Reader,
): Promise<NavigatorBriefing> => {
  const { maxSources, includePersonas: personas, includeCredibility: credibility } = asked.options;
  const draft = await parts.textWork.navigate(
    { maxSources, personas, credibility },
    stories.map(({ story }) => story),
  );
  const personaAnalysis = await personaReadings(draft, asked, parts, reader);
  const cited = citedBy(draft, personaAnalysis);
  const passages = draft.passages.filter(({ id }) => cited.has(id));
  const items = new Set(passages.map(({ itemId }) => itemId));
  const { summary, semanticAnalysis, sourceStats, sources, abstentions } = draft;
  return {
    ...{ topic: question.topic, summarySentences: summary, personaAnalysis, semanticAnalysis, sourceStats, sources },
    executiveSummary: summary.map(({ text }) => text).join(' '),
    metadata: {
      ...{ confidenceLevel: draft.confidence, perspectives: draft.perspectives, stories: draft.stories },
      ...{ processingTime: 0, understood: question.understood, cached: false },
    },
    notes: Object.fromEntries(Object.entries(draft.notes).filter(([id]) => items.has(id))),
    ...{ passages, abstentions },
  };
};

/**
 * A full briefing on a reader's question. The same question within some minutes gets the same answer, as long as the same
 * stories answer it and have not changed.
 * @throws NotReadable, NothingFound, RoomAway, what story analyses throw, and the reason of `signal`
 */
export const createNavigator = (parts: Parts) => {
  const kept = createKeptAnswers();

  const answered = async (asked: Asked, reader: Reader): Promise<NavigatorBriefing> => {
    const { signal } = reader;
    const question = kept.question(asked) ?? (await questionOf(asked.query, parts.room, signal));
    const stories = await foundFor(question, STORIES[asked.options.depth], parts, signal);
    const before = kept.answer(asked, stories);
    if (before) return before;
    const briefing = await answerFrom(question, stories, asked, parts, reader);
    signal.throwIfAborted();
    kept.keep(asked, question, stories, briefing);
    return briefing;
  };

  return async (asked: Asked, reader: Reader): Promise<NavigatorBriefing> => {
    const startedAt = performance.now();
    const briefing = await answered(asked, reader);
    const processingTime = Math.round(performance.now() - startedAt);
    return { ...briefing, metadata: { ...briefing.metadata, processingTime } };
  };
};
export type Navigator = ReturnType<typeof createNavigator>;
