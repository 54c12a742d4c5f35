import { createHash } from 'node:crypto';
import { AppError } from '@360/chassis/errors';
import type { Logger } from '@360/chassis/logger';
import type { articleRequestSchema, GeneratedArticle } from '@360/contracts/briefings';
import { articleGeneration } from '@360/contracts/jobs';
import type { z } from 'zod';
import type { FeedClient } from '../evidence/feed-client.ts';
import type { ProviderSettings } from '../providers/provider-env.ts';
import type { TextWriter } from '../providers/writer.ts';
import { type StandingStory, standingStory } from '../reading-room/find-stories.ts';
import { isSameTitle } from '../reading-room/is-about.ts';
import { isFinished } from '../reading-room/job-states.ts';
import type { RoomClient } from '../reading-room/room-client.ts';
import { CannotBeMade, orEnded, runJob } from '../reading-room/run-job.ts';
import type { TextWork } from '../reading-room/text-work.ts';
import { writeDraft, writesAs } from '../reading-room/write-draft.ts';
import type { StoryAnalyses } from '../stories/story-analyses.ts';
import type { StoryAnalysisRepo } from '../stories/story-analysis.repo.ts';
import type { ArticleDoc } from './article.model.ts';
import type { ArticleRepo } from './article.repo.ts';
import { presentArticle } from './present-article.ts';
import { sentArticle } from './sent-article.ts';

type Request = z.output<typeof articleRequestSchema>;

const PERSONA = 'centrist';
const LOOKED_AT = 5;
const MOST_UNFINISHED = 10;
/** A story that changes while it is written about is written about again, so often. */
const MOST_WRITINGS = 3;

export interface ArticleParts {
  articles: ArticleRepo;
  stories: Pick<StoryAnalyses, 'find'>;
  analyses: Pick<StoryAnalysisRepo, 'isSuperseded'>;
  feed: Pick<FeedClient, 'item'>;
  room: Pick<RoomClient, 'search'>;
  textWork: Pick<TextWork, 'article'>;
  writer: TextWriter;
  providers: readonly ProviderSettings[];
  /** Hands an article to the queue; what fails is found by the sweep. */
  handOn: (articleId: string) => Promise<void>;
  logger: Logger;
}

const digest = (...parts: string[]): string => createHash('sha256').update(parts.join('\n')).digest('base64url');

/** Articles on stories, written when a reader asks for one. */
export const createArticles = (parts: ArticleParts) => {
  const { articles, stories, analyses, feed, room, textWork, writer, providers, handOn, logger } = parts;
  const writes = writesAs(PERSONA, 'article', providers);
  const textKeyOf = ({ storyId, story }: StandingStory): string => digest(storyId, story.hash, PERSONA, writes);

  /** By its id, by one of its reports, else by a title that says the same; null where nothing stored tells of it. */
  const storyOf = async (request: Request, signal: AbortSignal): Promise<StandingStory | null> => {
    const { storyId, itemId, title } = request;
    if (storyId !== undefined) return await standingStory(storyId, stories);
    if (itemId !== undefined) {
      const item = await feed.item(itemId, signal);
      return item?.storyId ? await standingStory(item.storyId, stories) : null;
    }
    const found = await room.search(title, 'reports', LOOKED_AT, signal);
    const same = found.find((each) => each.storyId !== null && isSameTitle(each.title, title));
    return same?.storyId ? await standingStory(same.storyId, stories) : null;
  };

  const freshFor = (reader: string, found: StandingStory): ArticleDoc => {
    const [textKey, now] = [textKeyOf(found), new Date()];
    return {
      ...{
        _id: digest(reader, textKey).slice(0, 24),
        sub: reader,
        step: 'waiting',
        progress: 0,
        faults: 0,
        failure: null,
      },
      ...{ createdAt: now, updatedAt: now, finishedAt: null, storyId: found.storyId, textKey, text: null, origins: [] },
    };
  };

  const opened = async (reader: string, found: StandingStory): Promise<GeneratedArticle> => {
    const fresh = freshFor(reader, found);
    const written = await articles.written(fresh.textKey, fresh.createdAt);
    if (written) {
      const { text, origins } = written;
      const own = await articles.open({
        ...fresh,
        step: 'done',
        progress: 100,
        finishedAt: fresh.createdAt,
        text,
        origins,
      });
      return presentArticle(own.text ? own : { ...own, step: 'done', progress: 100, text }, true);
    }
    const article = await articles.open(fresh);
    const unfinished = await articles.unfinishedOf(reader);
    if (unfinished.indexOf(article._id) >= MOST_UNFINISHED) {
      await articles.remove(article._id);
      throw new AppError(
        'too_many_requests',
        `${MOST_UNFINISHED} articles are being written for you. Please wait for one of them.`,
      );
    }
    if (!isFinished(article))
      await handOn(article._id).catch((cause: unknown) => logger.warn({ err: cause }, 'article not handed on'));
    return presentArticle(article);
  };

  const write = async (article: ArticleDoc, signal: AbortSignal): Promise<void> => {
    const { _id: id, sub: reader } = article;
    await articles.advance(id, 'analysing', 20);
    for (let writings = 0; writings < MOST_WRITINGS; writings++) {
      const found = await standingStory(article.storyId, stories);
      if (!found) throw new CannotBeMade('The story is no longer there.');
      const draft = await textWork.article(found.story);
      orEnded(await articles.advance(id, 'writing', 50));
      const text = await writeDraft(draft, writer, { kind: 'article', persona: PERSONA, reader, signal });
      signal.throwIfAborted();
      const { ticket, hash } = found.story;
      if (await analyses.isSuperseded(found.storyId, ticket, hash)) continue;
      await articles.finish(id, { text, origins: draft.origins, textKey: textKeyOf(found) });
      return;
    }
    throw new CannotBeMade('The story changes faster than it can be written about. Please try again in a moment.');
  };

  return {
    ask: async (request: Request, reader: string, signal: AbortSignal): Promise<GeneratedArticle> => {
      const found = await storyOf(request, signal);
      return found ? await opened(reader, found) : sentArticle(request);
    },
    /** Null where the reader has no such article. */
    find: async (reader: string, id: string): Promise<GeneratedArticle | null> => {
      const article = await articles.ofReader(reader, id);
      return article && presentArticle(article);
    },
    /** One that has ended stays as it is; null where the reader has no such article. */
    cancel: async (reader: string, id: string): Promise<GeneratedArticle | null> => {
      const article = (await articles.cancel(reader, id)) ?? (await articles.ofReader(reader, id));
      return article && presentArticle(article);
    },
    /** Writes one that was asked for. May be repeated. */
    run: async (id: string, signal: AbortSignal): Promise<void> => {
      const article = await articles.byId(id);
      if (!article || isFinished(article)) return;
      const { stands, fault, fail } = articles;
      const terms = { id, signal, stands, fault, fail, attempts: articleGeneration.attempts, logger };
      await runJob(terms, (both) => write(article, both));
    },
  };
};
export type Articles = ReturnType<typeof createArticles>;
