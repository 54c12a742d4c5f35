export type AttachmentKind = 'pdf' | 'docx' | 'doc' | 'text' | 'html' | 'image' | 'video' | 'audio';

/** What a file states of itself; pixels as they are stored, before any turn. */
export interface AttachmentFacts {
  title?: string;
  durationS?: number;
  width?: number;
  height?: number;
  pages?: number;
}

export interface AttachmentReading {
  kind: AttachmentKind;
  /** Plain text of at most `MOST_CHARACTERS`, for people to read and to be escaped like any stranger's words. */
  text: string;
  facts: AttachmentFacts;
  /** A sentence on what was not read; null when everything was. */
  problem: string | null;
}

export type AttachmentFaultKind =
  | 'malformed'
  | 'empty'
  | 'too-large'
  | 'unsupported'
  | 'protected'
  | 'damaged'
  | 'too-heavy'
  | 'busy';

/** A file that is refused. The message is a sentence for the reader. */
export class AttachmentFault extends Error {
  readonly kind: AttachmentFaultKind;

  constructor(kind: AttachmentFaultKind, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'AttachmentFault';
    this.kind = kind;
  }
}

export const MOST_CHARACTERS = 20_000;
export const MOST_MEGABYTES = 8;

export const protectedFault = () =>
  new AttachmentFault('protected', 'The file is protected by a password and cannot be read without it.');

export const damagedFault = (cause?: unknown) =>
  new AttachmentFault('damaged', 'The file is damaged or incomplete and cannot be read.', { cause });

export const heavyFault = (cause?: unknown) =>
  new AttachmentFault('too-heavy', 'The file takes too much time or memory to read.', { cause });
