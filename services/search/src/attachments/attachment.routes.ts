import { AppError } from '@360/chassis/errors';
import { type FileReading, fileRequestSchema } from '@360/contracts/reading-room';
import { Router } from 'express';
import { wordsOf } from '../ranking/words.ts';
import { AttachmentFault } from './attachment.ts';
import type { AttachmentThreads } from './attachment-threads.ts';
import { queryOfAttachment } from './query-of-attachment.ts';
import { readAttachment } from './read-attachment.ts';

/** @throws AppError `unavailable` where too many files are read at once */
const readingOf = async (data: string, filename: string, threads: AttachmentThreads): Promise<FileReading> => {
  try {
    const reading = await readAttachment(data, { threads });
    const { kind, text, facts, problem } = reading;
    if (text === '') return { state: 'failed', reason: problem ?? 'No text was found in this file.' };
    const words = wordsOf(text).length;
    return {
      state: 'read',
      kind,
      title: facts.title ?? filename,
      text,
      words,
      query: queryOfAttachment(reading),
      problem,
    };
  } catch (cause) {
    if (!(cause instanceof AttachmentFault)) throw cause;
    if (cause.kind === 'busy') throw new AppError('unavailable', cause.message, { cause });
    return { state: 'failed', reason: cause.message };
  }
};

/** For the analysis service: files that readers hand in. The gateway leads nobody here. */
export const attachmentRoutes = ({ threads }: { threads: AttachmentThreads }): Router => {
  const router = Router();
  router.post('/internal/attachments/read', async (req, res) => {
    const { data, filename } = fileRequestSchema.parse(req.body);
    res.set('Cache-Control', 'no-store').json(await readingOf(data, filename, threads));
  });
  return router;
};
