import { createHash } from 'node:crypto';
import type { EvidenceItem } from '@360/contracts/evidence';
import { contentOf } from '@360/contracts/verify-evidence';
import type { Segment } from './evidence.ts';

/** SHA-256 of a text in UTF-8, in hex. */
export const digestOf = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** Place and hash of every segment of an item, by which each of its passages can be proven. */
export const printsOf = (segments: readonly Segment[]): EvidenceItem['segments'] =>
  segments.map(({ offset, text }) => ({ offset, length: text.length, hash: digestOf(text) }));

export const contentHashOf = (segments: EvidenceItem['segments']): string => digestOf(contentOf(segments));
