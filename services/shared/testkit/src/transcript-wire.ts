import assert from 'node:assert/strict';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** A recording as it came to be written down. */
export interface SentRecording {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

export const TRANSCRIPTS_PATH = '/v1/audio/transcriptions';
const BYTES_MAX = 25 * 1024 * 1024;
const FORMATS = /\.(?:flac|m4a|mp3|mp4|mpeg|mpga|oga|ogg|wav|webm)$/;

/** What `POST /v1/audio/transcriptions` is asked. Refuses, as providers do, a file too large or with an ending of no format. */
export const readTranscriptQuestion = async (
  req: IncomingMessage,
): Promise<{ model: string; recording: SentRecording }> => {
  const headers = { 'content-type': req.headers['content-type'] ?? '' };
  const form = await new Response(await buffer(req), { headers }).formData();
  const file = form.get('file');
  assert(file instanceof File, 'a file is wanted');
  assert.match(file.name, FORMATS);
  assert(file.size <= BYTES_MAX, 'the file is too large');
  assert.equal(form.get('response_format'), 'json');
  const bytes = Buffer.from(await file.arrayBuffer());
  return { model: String(form.get('model')), recording: { name: file.name, type: file.type, bytes } };
};

interface Telling {
  readonly kind: string;
  readonly text?: string;
  readonly firstMs?: number;
}

/** Answers with a transcript in one piece, or as it was told to misbehave. */
export const tellTranscript = async (res: ServerResponse, telling: Telling, transcript: object): Promise<void> => {
  const whole = telling.kind === 'says' ? (telling.text ?? '') : JSON.stringify(transcript);
  await sleep(telling.firstMs ?? 0);
  res.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(whole) });
  if (!['stall', 'cut', 'reset'].includes(telling.kind)) return void res.end(whole);
  res.write(whole.slice(0, whole.length / 2));
  if (telling.kind !== 'stall') setTimeout(() => res.destroy(), 20);
};
