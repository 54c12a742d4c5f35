import type { Heard, ModelHelp } from '../help/model-help.ts';
import type { AttachmentReading } from './attachment.ts';
import { bytesOfDataUrl } from './data-url.ts';
import { readingOf } from './reading-of.ts';
import { recordingTypeOf } from './recording-type.ts';

type Sounding = 'audio' | 'video';

const NAMES: Record<Sounding, string> = { audio: 'recording', video: 'video' };
const UNHEARD = {
  unknown: (name: string) =>
    `What is spoken in a ${name} of this kind is not read; only what the file states of itself is.`,
  failed: (name: string) =>
    `What is spoken in this ${name} could not be read this time; only what the file states of itself was.`,
  silent: (name: string) => `No speech was made out in this ${name}; only what the file states of itself was read.`,
};
const UNSEEN = 'What is spoken in this video was read, what it shows was not.';

const withSentence = (reading: AttachmentReading, kind: Sounding, why: keyof typeof UNHEARD): AttachmentReading => ({
  ...reading,
  problem: UNHEARD[why](NAMES[kind]),
});

const joined = (reading: AttachmentReading, kind: Sounding, heard: Heard): AttachmentReading => {
  if (heard.state === 'off') return reading;
  if (heard.state === 'failed') return withSentence(reading, kind, 'failed');
  if (heard.text === '') return withSentence(reading, kind, 'silent');
  const { text, problem } = readingOf(kind, [reading.text, heard.text].filter(Boolean).join('\n'));
  const said = [kind === 'video' ? UNSEEN : null, problem].filter((sentence) => sentence !== null);
  return { ...reading, text, problem: said.join(' ') || null };
};

/**
 * What a sound or video file states of itself, and what is spoken in it, where a model that writes that down is set up.
 * Its words are a stranger's, and text like any other: tidied, bounded, never more than words to search for. Without
 * them a sentence says so. `reader` is whose call it is.
 */
export const withSpeech = async (
  reading: AttachmentReading,
  dataUrl: string,
  reader: string,
  help: Pick<ModelHelp, 'transcript'>,
): Promise<AttachmentReading> => {
  const { kind } = reading;
  if (kind !== 'audio' && kind !== 'video') return reading;
  const bytes = bytesOfDataUrl(dataUrl);
  const mime = recordingTypeOf(bytes, kind);
  if (mime === null) return withSentence(reading, kind, 'unknown');
  return joined(reading, kind, await help.transcript({ mime, data: bytes.toString('base64'), reader }));
};
