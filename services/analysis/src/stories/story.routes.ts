import type { Logger } from '@360/chassis/logger';
import { type StoryChanges, storyChangesQuerySchema } from '@360/contracts/story-changes';
import { Router } from 'express';
import { changesSince } from '../claims/claim-history.ts';
import { snapshotAt } from './claim-snapshots.ts';
import { findStory, orUnavailable } from './find-story.ts';
import { sendBriefing, unpackBriefing } from './send-briefing.ts';
import type { StoryAnalyses } from './story-analyses.ts';
import type { StoryAnalysisRepo } from './story-analysis.repo.ts';
import type { StoryWork } from './story-work.ts';

interface Parts {
  stories: StoryAnalyses;
  analyses: StoryAnalysisRepo;
  work: Pick<StoryWork, 'bundle'>;
  logger: Logger;
}

/** A story's analysis, what changed in it, and what it rests on. */
export const storyRoutes = (parts: Parts): Router => {
  const { analyses, work, logger } = parts;
  const router = Router();

  router.get('/api/stories/:id/briefing', async (req, res) => {
    const answer = await findStory(req.params.id, parts);
    if (answer.kind === 'moved') return res.redirect(308, `/api/stories/${answer.storyId}/briefing`);
    await sendBriefing(req, res, answer);
  });

  router.get('/api/stories/:id/briefing/changes', async (req, res) => {
    const { since } = storyChangesQuerySchema.parse(req.query);
    const answer = await findStory(req.params.id, parts);
    if (answer.kind === 'moved') {
      const query = new URLSearchParams({ since });
      return res.redirect(308, `/api/stories/${answer.storyId}/briefing/changes?${query}`);
    }
    const { analysis } = await unpackBriefing(answer);
    const before = snapshotAt(await analyses.history(analysis.storyId), new Date(since));
    const changes = changesSince(before?.claims ?? [], analysis.claims);
    const { storyId, asOf } = analysis;
    const comparedWith = before?.at.toISOString() ?? null;
    const body: StoryChanges = { storyId, since, comparedWith, asOf, ...changes };
    res.set('Cache-Control', 'private, no-store').json(body);
  });

  router.get('/api/stories/:id/evidence', async (req, res) => {
    const answer = await findStory(req.params.id, parts);
    if (answer.kind === 'moved') return res.redirect(308, `/api/stories/${answer.storyId}/evidence`);
    const bundle = await orUnavailable(work.bundle(answer), logger);
    res.set({
      'Cache-Control': 'private, no-store',
      'Content-Disposition': `attachment; filename="360-evidence-${req.params.id}.json"`,
      'Content-Type': 'application/json; charset=utf-8',
    });
    res.end(bundle);
  });

  return router;
};
