import { AppError } from '@360/chassis/errors';
import { categorySchema } from '@360/contracts/categories';
import { NEWS_LIMIT_MAX } from '@360/contracts/news';
import { Router } from 'express';
import { z } from 'zod';
import type { AnswerCache } from '../items/answer-cache.ts';
import type { ItemRepo } from '../items/item.repo.ts';
import type { PublisherDirectory } from '../publishers/publisher-directory.ts';
import { readStories, readStory } from './story.read.ts';
import type { StoryCursor, StoryRepo } from './story.repo.ts';

const STORY_ID = /^[0-9a-f]{24}$/;

const cursorSchema = z.tuple([z.number(), z.string().regex(STORY_ID)]);

/** @throws AppError `bad_request` when the text is not a cursor this service gave out */
const decodeStoryCursor = (text: string): StoryCursor => {
  try {
    const [prominence, id] = cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    return { prominence, id };
  } catch (cause) {
    throw new AppError('bad_request', 'cursor: not a place in this list.', { cause });
  }
};

const encodeStoryCursor = ({ prominence, id }: StoryCursor): string =>
  Buffer.from(JSON.stringify([prominence, id])).toString('base64url');

const querySchema = z.object({
  limit: z.coerce.number().int().min(1).max(NEWS_LIMIT_MAX).default(50),
  category: z.preprocess((value) => (value === '' ? undefined : value), categorySchema.optional()),
  cursor: z.string().max(200).transform(decodeStoryCursor).optional(),
});

interface Parts {
  items: ItemRepo;
  stories: StoryRepo;
  directory: PublisherDirectory;
  answers: AnswerCache;
}

export const storyRoutes = (parts: Parts): Router => {
  const router = Router();

  router.get('/api/stories', async (req, res) => {
    const { limit, category, cursor } = querySchema.parse(req.query);
    await parts.answers.send(req, res, `stories:${limit}:${category}:${JSON.stringify(cursor)}`, async () => {
      const page = await readStories(parts.stories, category ? { category } : {}, limit, cursor);
      if (!page.next) return { body: page.stories, next: null };
      const params = new URLSearchParams({ limit: String(limit), cursor: encodeStoryCursor(page.next) });
      if (category) params.set('category', category);
      return { body: page.stories, next: `/api/stories?${params}` };
    });
  });

  router.get('/api/stories/:id', async (req, res) => {
    const story = STORY_ID.test(req.params.id) ? await readStory(req.params.id, parts) : null;
    if (!story) throw new AppError('not_found', 'There is no such story.');
    if (story.id !== req.params.id) return res.redirect(308, `/api/stories/${story.id}`);
    await parts.answers.sendOnce(req, res, story);
  });

  return router;
};
