import { createHash } from 'node:crypto';
import type { NavigatorBriefing, navigatorRequestSchema } from '@360/contracts/navigator';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { StandingStory } from '../reading-room/find-stories.ts';
import type { Question } from './question.ts';

type Asked = z.output<typeof navigatorRequestSchema>;

const KEPT_MS = 5 * 60_000;
/** What our rules wrote in place of a model is asked of the model again after this. */
const FALLBACK_MS = 60_000;
const MOST_CHARACTERS = 16_000_000;

interface Kept {
  /** What stood on the page or in the picture that was asked about, so that it is read once. */
  question: Question;
  /** Of the stories the answer rests on. */
  stamp: string;
  /** As JSON. */
  briefing: string;
}

const keyOf = ({ query, options }: Asked): string =>
  createHash('sha256')
    .update(JSON.stringify([query, options]))
    .digest('base64url');

/** Equal for the same stories with the same analyses only. */
const stampOf = (stories: readonly StandingStory[]): string =>
  stories.map(({ storyId, story }) => `${storyId} ${story.hash}`).join('\n');

const readingsOf = ({ personaAnalysis }: NavigatorBriefing) => Object.values(personaAnalysis);

const asKept = (briefing: NavigatorBriefing): NavigatorBriefing => {
  for (const { writer } of readingsOf(briefing)) writer.cached = true;
  briefing.metadata.cached = true;
  return briefing;
};

/** Answers of the last five minutes, in this process alone: what readers ask is not ours to store. */
export const createKeptAnswers = () => {
  const answers = new LRUCache<string, Kept>({
    ttl: KEPT_MS,
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ briefing }) => briefing.length,
  });
  return {
    /** How the same question was read before; null where it was not asked. */
    question: (asked: Asked): Question | null => answers.get(keyOf(asked))?.question ?? null,
    /** The answer to the same question from the same stories as they are now; null where there is none. */
    answer: (asked: Asked, stories: readonly StandingStory[]): NavigatorBriefing | null => {
      const kept = answers.get(keyOf(asked));
      return kept?.stamp === stampOf(stories) ? asKept(JSON.parse(kept.briefing) as NavigatorBriefing) : null;
    },
    keep: (asked: Asked, question: Question, stories: readonly StandingStory[], briefing: NavigatorBriefing): void => {
      const isStandIn = readingsOf(briefing).some(({ writer }) => writer.fallback);
      const kept = { question, stamp: stampOf(stories), briefing: JSON.stringify(briefing) };
      answers.set(keyOf(asked), kept, { ttl: isStandIn ? FALLBACK_MS : KEPT_MS });
    },
  };
};
