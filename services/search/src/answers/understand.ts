import { interpret } from '../query/interpret.ts';
import { parseQuery } from '../query/parse-query.ts';
import type { ParsedQuery } from '../query/parsed-query.ts';
import type { KnownSource } from '../query/source-mentions.ts';

/** What a reader's query says, its operators and what its plain words mean. */
export const understand = (text: string, now: Date, sources: readonly KnownSource[]): ParsedQuery =>
  interpret(parseQuery(text, now), text, now, { sources });
