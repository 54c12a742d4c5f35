import { requireService } from '@360/chassis/http/identity-of';
import {
  type intentHelpSchema,
  intentQuestionSchema,
  type pictureHelpSchema,
  pictureQuestionSchema,
  type TranscriptHelp,
  transcriptQuestionSchema,
} from '@360/contracts/search-help';
import { json, type Response, Router } from 'express';
import type { z } from 'zod';
import type { SearchHelp } from './search-help.ts';

/** A picture of four megabytes in base64, a recording of eleven, and the rest of the question. */
const JSON_LIMITS = { picture: '5mb', recording: '11mb' };
const PATH = '/internal/search/help';

/** Ends once whoever asked has gone. */
const goneSignal = (res: Response): AbortSignal => {
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  return gone.signal;
};

/** For the search service alone, since models cost. Reads its own bodies, which may hold files. The gateway leads nobody here. */
export const searchHelpRoutes = ({ searchHelp }: { searchHelp: SearchHelp }): Router => {
  const router = Router();
  router.use(PATH, requireService('search'));
  router.post(`${PATH}/transcript`, json({ limit: JSON_LIMITS.recording }), async (req, res) => {
    const help = await searchHelp.transcript(transcriptQuestionSchema.parse(req.body), goneSignal(res));
    res.json(help satisfies TranscriptHelp);
  });
  router.use(PATH, json({ limit: JSON_LIMITS.picture }));
  router.post(`${PATH}/intent`, async (req, res) => {
    const { query } = intentQuestionSchema.parse(req.body);
    const pieces = await searchHelp.intent(query, goneSignal(res));
    res.json({ isSetUp: pieces !== null, pieces: pieces ?? [] } satisfies z.input<typeof intentHelpSchema>);
  });
  router.post(`${PATH}/picture`, async (req, res) => {
    const text = await searchHelp.picture(pictureQuestionSchema.parse(req.body), goneSignal(res));
    res.json({ isSetUp: text !== null, text: text ?? '' } satisfies z.input<typeof pictureHelpSchema>);
  });
  return router;
};
