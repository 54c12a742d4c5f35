import type { BriefingSource } from '@360/contracts/briefings';
import { wordsOf } from '@360/reading/words';
import { DOCUMENT_LENGTH, type ReadDocument } from '../reading-room/document-report.ts';
import type { RoomClient } from '../reading-room/room-client.ts';
import type { HandedInFiles } from './handed-in-file.repo.ts';

/** What came of one source: its state in a sentence, and what it says. */
interface SourceOutcome {
  source: BriefingSource;
  document: ReadDocument | null;
}

interface Parts {
  room: Pick<RoomClient, 'page' | 'file'>;
  files: Pick<HandedInFiles, 'read'>;
}

const NOT_THERE = 'The file is not there any more. Please attach it again.';

const unread = (source: BriefingSource, state: 'refused' | 'failed', reason: string): SourceOutcome => ({
  source: { ...source, state, reason },
  document: null,
});

const read = (source: BriefingSource, document: ReadDocument, problem: string | null): SourceOutcome => {
  const isCut = document.text.length > DOCUMENT_LENGTH;
  const text = document.text.slice(0, DOCUMENT_LENGTH);
  const reason = isCut ? 'Only the beginning was read.' : problem;
  return { source: { ...source, state: 'read', reason, words: wordsOf(text).length }, document: { ...document, text } };
};

const ofLink = async (
  source: BriefingSource,
  id: string,
  { room }: Parts,
  signal: AbortSignal,
): Promise<SourceOutcome> => {
  const page = await room.page(source.name, signal);
  if (page.state !== 'read') return unread(source, page.state, page.reason);
  const { title, text, language, siteName: outletName, url } = page;
  const publishedAt = page.publishedAt === null ? null : Date.parse(page.publishedAt);
  return read(source, { id, title: title || source.name, text, language, publishedAt, outletName, url }, null);
};

const ofFile = async (
  source: BriefingSource,
  id: string,
  bytes: Buffer | null,
  { room }: Parts,
  signal: AbortSignal,
): Promise<SourceOutcome> => {
  if (!bytes) return unread(source, 'failed', NOT_THERE);
  const data = `data:application/octet-stream;base64,${bytes.toString('base64')}`;
  const file = await room.file({ data, filename: source.name }, signal);
  if (file.state !== 'read') return unread(source, 'failed', file.reason);
  const told = { title: file.title || source.name, text: file.text, outletName: source.name };
  return read(source, { id, ...told, language: null, publishedAt: null, url: null }, file.problem);
};

/** Reads the link or file at a place among the sources of a briefing. @throws RoomAway */
export const readSource = async (
  briefingId: string,
  at: number,
  source: BriefingSource,
  parts: Parts,
  signal: AbortSignal,
): Promise<SourceOutcome> => {
  const id = `${source.kind}-${at + 1}`;
  if (source.kind === 'link') return await ofLink(source, id, parts, signal);
  return await ofFile(source, id, await parts.files.read(briefingId, at), parts, signal);
};
