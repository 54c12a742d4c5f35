import type { TextWriter } from '../providers/writer.ts';
import { type StandingStory, standingStories, storiesAbout } from '../reading-room/find-stories.ts';
import type { RoomClient } from '../reading-room/room-client.ts';
import { CannotBeMade, Ended, orEnded } from '../reading-room/run-job.ts';
import type { TextWork } from '../reading-room/text-work.ts';
import { writeDraft } from '../reading-room/write-draft.ts';
import type { BriefingStore } from '../search-index/briefings-handed-on.ts';
import type { StoryAnalyses } from '../stories/story-analyses.ts';
import type { StoryAnalysisRepo } from '../stories/story-analysis.repo.ts';
import type { BriefingDoc } from './briefing.model.ts';
import type { HandedInFiles } from './handed-in-file.repo.ts';
import { readSource } from './read-source.ts';

const MOST_STORIES = 5;
/** A briefing whose stories change while it is written is written again, so often. */
const MOST_WRITINGS = 3;
/** Percent done when a step begins. */
const AT = { reading: 5, finding: 40, analysing: 50, writing: 70 } as const;

const NOTHING = 'No reports on this subject were found, and nothing that was handed in could be read.';
const RESTLESS = 'The stories change faster than they can be written about. Please try again in a moment.';

export interface MakingParts {
  briefings: BriefingStore;
  files: HandedInFiles;
  room: RoomClient;
  stories: Pick<StoryAnalyses, 'find'>;
  analyses: Pick<StoryAnalysisRepo, 'isSuperseded'>;
  textWork: Pick<TextWork, 'briefing'>;
  writer: TextWriter;
}

/** Reads what waits to be read, each source once in effect: what came of it is noted before its file goes. */
const readSources = async (briefing: BriefingDoc, parts: MakingParts, signal: AbortSignal): Promise<void> => {
  const { _id: id, sources } = briefing;
  const { briefings, files } = parts;
  let settled = sources.filter(({ state }) => state !== 'waiting').length;
  // sources are read side by side, and their shares are told one after the other: progress never runs backwards
  let told: Promise<unknown> = Promise.resolve();
  const one = async (at: number): Promise<void> => {
    const source = sources[at];
    if (source?.state !== 'waiting') return;
    const outcome = await readSource(id, at, source, parts, signal);
    await briefings.settle(id, at, outcome.source, outcome.document);
    if (source.kind === 'file') await files.drop(id, at);
    settled += 1;
    const share = (AT.finding - AT.reading) * (settled / sources.length);
    told = told.then(() => briefings.advance(id, 'reading', Math.floor(AT.reading + share)));
    await told;
  };
  const outcomes = await Promise.allSettled(sources.map((_, at) => one(at)));
  const fault = outcomes.find((outcome) => outcome.status === 'rejected');
  if (fault) throw fault.reason;
};

const isRestless = async (stories: readonly StandingStory[], { analyses }: MakingParts): Promise<boolean> => {
  const superseded = stories.map(({ storyId, story }) => analyses.isSuperseded(storyId, story.ticket, story.hash));
  return (await Promise.all(superseded)).includes(true);
};

const writeUp = async (
  briefing: BriefingDoc,
  ids: readonly string[],
  parts: MakingParts,
  signal: AbortSignal,
): Promise<void> => {
  const { _id: id, sub: reader, subject, persona, documents, createdAt } = briefing;
  for (let writings = 0; writings < MOST_WRITINGS; writings++) {
    const stories = await standingStories(ids, parts.stories);
    if (stories.length + documents.length === 0) throw new CannotBeMade(NOTHING);
    signal.throwIfAborted();
    orEnded(await parts.briefings.advance(id, 'writing', AT.writing));
    const material = { subject, persona, documents, at: createdAt.getTime() };
    const draft = await parts.textWork.briefing(
      material,
      stories.map(({ story }) => story),
    );
    const text = await writeDraft(draft, parts.writer, { kind: 'briefing', persona, reader, signal });
    signal.throwIfAborted();
    if (await isRestless(stories, parts)) continue;
    const { origins, confidence } = draft;
    orEnded(await parts.briefings.finish(id, { text, origins, confidence, documents: [] }));
    return;
  }
  throw new CannotBeMade(RESTLESS);
};

/**
 * Makes a briefing from what its reader handed in and from stories on its subject. May be repeated at any point.
 * @throws Ended, CannotBeMade, RoomAway, what story analyses throw, and the reason of `signal`
 */
export const makeBriefing = async (id: string, parts: MakingParts, signal: AbortSignal): Promise<void> => {
  const { briefings, room } = parts;
  const current = async (): Promise<BriefingDoc> => {
    const briefing = await briefings.byId(id);
    if (!briefing) throw new Ended('The briefing was deleted.');
    return briefing;
  };
  await briefings.advance(id, 'reading', AT.reading);
  await readSources(await current(), parts, signal);
  await briefings.advance(id, 'finding', AT.finding);
  const briefing = await current();
  const ids = await storiesAbout(briefing.subject, MOST_STORIES, room, signal);
  await briefings.advance(id, 'analysing', AT.analysing);
  await writeUp(briefing, ids, parts, signal);
};
