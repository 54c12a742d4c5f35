import { AppError } from '@360/chassis/errors';
import { BRIEFING_FILE_BYTES, BRIEFING_FILES_MAX, type briefingRequestSchema } from '@360/contracts/briefings';
import type { z } from 'zod';

type Attachment = z.output<typeof briefingRequestSchema>['attachments'][number];

const MOST_TOGETHER = BRIEFING_FILES_MAX * 4 * 1024 * 1024;
const HEAD = /^data:[^,]{0,300},/i;
const BASE64 = /^[A-Za-z0-9+/\s]*={0,2}\s*$/;
const MB = 1024 * 1024;

/** A request that holds more than is read; the message is for the reader. Answered with 413 (RFC 9110 section 15.5.14). */
export class TooMuch extends Error {
  override name = 'TooMuch';
}

export const TOO_MUCH = `The files of a briefing may hold ${MOST_TOGETHER / MB} MB together.`;

/**
 * The bytes of files as they are sent: base64, with or without the head of a data URL.
 * @throws TooMuch, AppError `bad_request` where one did not arrive whole
 */
export const bytesOfFiles = (attachments: readonly Attachment[]): Buffer[] => {
  const files = attachments.map(({ data, filename }) => {
    const encoded = data.replace(HEAD, '');
    if (!BASE64.test(encoded)) throw new AppError('bad_request', `The file ${filename} did not arrive whole.`);
    const bytes = Buffer.from(encoded, 'base64');
    if (bytes.length > BRIEFING_FILE_BYTES)
      throw new TooMuch(`The file ${filename} is larger than ${BRIEFING_FILE_BYTES / MB} MB.`);
    return bytes;
  });
  if (files.reduce((sum, { length }) => sum + length, 0) > MOST_TOGETHER) throw new TooMuch(TOO_MUCH);
  return files;
};
