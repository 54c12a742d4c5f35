import type { Frame } from './report-verbs.ts';
import type { Range } from './speakers.ts';

/** Words that say who said something, and where they stand. */
export interface Cue {
  /** Places of its tokens. */
  readonly range: Range;
  readonly frame: Frame | 'source' | 'noun';
  readonly subject: Range | null;
  /** `, said Ann Moe` */
  readonly inverted: boolean;
  /** `, adding that …`: what goes before is no part of it. */
  readonly gerund: boolean;
}
