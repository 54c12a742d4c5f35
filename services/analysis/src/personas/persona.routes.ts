import { identityOf } from '@360/chassis/http/identity-of';
import type { Logger } from '@360/chassis/logger';
import { analyzeRequestSchema, type CrossCompareResponse, crossCompareRequestSchema } from '@360/contracts/personas';
import { type Response, Router } from 'express';
import { findStanding, orUnavailable } from '../stories/find-story.ts';
import type { StoryAnalyses } from '../stories/story-analyses.ts';
import type { PersonaTexts } from './persona-texts.ts';

interface Parts {
  stories: Pick<StoryAnalyses, 'find'>;
  texts: PersonaTexts;
  logger: Logger;
}

const send = (res: Response, body: unknown): void => {
  res.set('Cache-Control', 'private, no-store').json(body);
};

/** A story as one of the personas reads it, and the three side by side. */
export const personaRoutes = (parts: Parts): Router => {
  const { texts, logger } = parts;
  const router = Router();

  router.post('/api/personas/analyze', async (req, res) => {
    const { storyId, persona, analysisType: tab } = analyzeRequestSchema.parse(req.body);
    const known = await orUnavailable(texts.known(persona, storyId, tab), logger);
    if (known) return send(res, known);
    const question = { story: await findStanding(storyId, parts), tab, reader: identityOf(res).sub };
    send(res, await orUnavailable(texts.read(persona, question), logger));
  });

  router.post('/api/personas/cross-compare', async (req, res) => {
    const { storyId, analysisType: tab } = crossCompareRequestSchema.parse(req.body);
    const question = { story: await findStanding(storyId, parts), tab, reader: identityOf(res).sub };
    const { texts: read, comparison } = await orUnavailable(texts.compare(question), logger);
    const { centrist, investigator, internationalist } = read;
    const passages = new Map(
      [centrist, investigator, internationalist].flatMap((each) =>
        each.passages.map((passage) => [passage.id, passage]),
      ),
    );
    const body: CrossCompareResponse = {
      ...{ success: true, comparison, passages: [...passages.values()] },
      writers: {
        ...{ centrist: centrist.writer, investigator: investigator.writer },
        internationalist: internationalist.writer,
      },
    };
    send(res, body);
  });

  return router;
};
