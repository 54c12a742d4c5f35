import { z } from 'zod';
import { SEARCH_LENGTH_MAX } from './search.ts';

// What the search service asks of models, by way of the analysis service, which alone knows them. What they answer is a
// stranger's word: it is checked again where it is used.

export const HELP_PIECES_MAX = 8;
/** Of a picture as it is sent, in base64: some three quarters of it in bytes. */
export const HELP_PICTURE_MAX = 4_000_000;
/** Of a recording as it is sent, in base64: the eight megabytes that a reader may attach. */
export const HELP_RECORDING_MAX = Math.ceil((8 * 1024 * 1024) / 3) * 4;
/** Characters of a transcript; more are left out. */
export const HELP_TRANSCRIPT_MAX = 30_000;

export const intentQuestionSchema = z.object({ query: z.string().trim().min(1).max(SEARCH_LENGTH_MAX) });

/** `piece` is one of the query language, such as `country:fr`; `because` the words of the query that say so. */
export const intentPieceSchema = z.object({ piece: z.string().max(100), because: z.string().max(200) });
export type IntentPiece = z.infer<typeof intentPieceSchema>;

/** Without a model (`isSetUp` false) nobody need ask again soon. */
export const intentHelpSchema = z.object({
  isSetUp: z.boolean(),
  pieces: z.array(intentPieceSchema).max(HELP_PIECES_MAX),
});

export const pictureQuestionSchema = z.object({
  mime: z.enum(['image/png', 'image/jpeg', 'image/webp']),
  /** Base64. */
  data: z.string().min(1).max(HELP_PICTURE_MAX),
  /** Whose daily calls it counts for. */
  reader: z.string().min(1).max(200),
});
export type PictureQuestion = z.infer<typeof pictureQuestionSchema>;

/** What stands in a picture, and what it shows; empty where no model answered. */
export const pictureHelpSchema = z.object({ isSetUp: z.boolean(), text: z.string().max(6_000) });

/** Sound and video as models take them. */
export const recordingTypeSchema = z.enum([
  ...(['audio/flac', 'audio/mp4', 'audio/mpeg', 'audio/ogg', 'audio/wav', 'audio/webm'] as const),
  ...(['video/mp4', 'video/mpeg', 'video/webm'] as const),
]);
export type RecordingType = z.infer<typeof recordingTypeSchema>;

export const transcriptQuestionSchema = z.object({
  mime: recordingTypeSchema,
  /** Base64. */
  data: z.string().min(1).max(HELP_RECORDING_MAX),
  /** Whose daily calls it counts for. */
  reader: z.string().min(1).max(200),
});
export type TranscriptQuestion = z.infer<typeof transcriptQuestionSchema>;

/** What is spoken in a recording: empty where nothing is, null where no model told. */
export const transcriptHelpSchema = z.object({
  isSetUp: z.boolean(),
  text: z.string().max(HELP_TRANSCRIPT_MAX).nullable(),
});
export type TranscriptHelp = z.infer<typeof transcriptHelpSchema>;
