import type { Span } from './tokens.ts';

/** Words of a text that it gives as someone's. All spans are UTF-16 units of the text. */
export interface Quotation {
  /** Who said it, by name where a pronoun stands for a name of the text; null where the text does not tell. */
  readonly speaker: Span | null;
  /** The speaker as written beside the cue. */
  readonly mention: Span | null;
  readonly cue: Span | null;
  readonly content: Span;
  /** Between quotation marks. */
  readonly direct: boolean;
}
