import { AppError } from '@360/chassis/errors';
import type { navigatorRequestSchema } from '@360/contracts/navigator';
import type { z } from 'zod';
import type { RoomClient } from '../reading-room/room-client.ts';
import { tellingNames } from './telling-names.ts';

type Query = z.output<typeof navigatorRequestSchema>['query'];

/** A question as it is searched for. */
export interface Question {
  /** In the reader's words, or the title of what they gave. */
  topic: string;
  /** One after the other until one finds something. */
  searches: string[];
  /** How the question was read. */
  understood: string;
}

/** A link or picture that says nothing; the message is for the reader. Answered with 422 (RFC 9110 section 15.5.21). */
export class NotReadable extends Error {
  override name = 'NotReadable';
}

const SHOWN = 500;

const ofLink = async (url: string, room: RoomClient, signal: AbortSignal): Promise<Question> => {
  const reading = await room.page(url, signal);
  if (reading.state !== 'read') throw new NotReadable(reading.reason);
  const { title, text } = reading;
  return { topic: title, searches: [title, tellingNames(`${title}\n${text}`)], understood: title };
};

const ofPicture = async (base64: string, room: RoomClient, signal: AbortSignal): Promise<Question> => {
  const data = base64.startsWith('data:') ? base64 : `data:application/octet-stream;base64,${base64}`;
  const reading = await room.file({ data, filename: 'picture' }, signal);
  if (reading.state !== 'read') throw new NotReadable(reading.reason);
  const { query, text } = reading;
  if (query === '') throw new NotReadable('No words that can be searched for were found in this picture.');
  return { topic: query, searches: [query], understood: text.slice(0, SHOWN) };
};

/**
 * What a reader asks: their words, what a page is about, or what stands in a picture; words go before a picture.
 * @throws NotReadable, RoomAway, AppError `bad_request` where nothing is asked
 */
export const questionOf = async (query: Query, room: RoomClient, signal: AbortSignal): Promise<Question> => {
  const { text, url, imageBase64 } = query;
  if (text) return { topic: text, searches: [text], understood: text.slice(0, SHOWN) };
  if (url) return await ofLink(url, room, signal);
  if (imageBase64) return await ofPicture(imageBase64, room, signal);
  throw new AppError('bad_request', 'Please enter a query or attach an image/URL');
};
