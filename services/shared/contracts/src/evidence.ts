import { z } from 'zod';
import { countryCodeSchema } from './countries.ts';

const iso = z.iso.datetime();
const sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'a SHA-256 digest in hex');

/** Told with every bundle; a reader of bundles refuses what it does not know. */
export const BUNDLE_FORMAT = '360-evidence/1';

/** `<item id>#<segment>`: the name of a passage wherever it is cited. */
export const passageIdSchema = z.string().regex(/^[\w-]{1,100}#\d{1,6}$/, 'the id of an item, #, and a segment');

/**
 * A segment of an item's text (its title, or one sentence) as the analysis quotes it. `offset` and `length` count UTF-16
 * units of the text that was read: title, blank line, summary, blank line, body, each where there is one.
 */
export const passageSchema = z.object({
  id: passageIdSchema,
  itemId: z.string(),
  segment: z.int().min(0),
  offset: z.int().min(0),
  length: z.int().min(1),
  text: z.string().min(1),
});
export type Passage = z.infer<typeof passageSchema>;

/**
 * One report as evidence. `segments` holds place and SHA-256 (of UTF-8) of every segment, so that each passage can be
 * proven without the publisher's whole text being handed on; `contentHash` is the SHA-256 of the lines
 * `offset:length:hash` of all of them, joined by line feeds. `report` numbers independent reports from 0; items of one
 * number are copies of one text or tell it by their own word.
 */
export const evidenceItemSchema = z.object({
  id: z.string(),
  url: z.string(),
  title: z.string(),
  outletId: z.string(),
  outletName: z.string(),
  owner: z.string().nullable(),
  country: countryCodeSchema.nullable(),
  language: z.string().nullable(),
  publishedAt: iso,
  report: z.int().min(0),
  copyOf: z.string().nullable(),
  creditTo: z.string().nullable(),
  contentHash: sha256,
  segments: z.array(z.object({ offset: z.int().min(0), length: z.int().min(1), hash: sha256 })),
});
export type EvidenceItem = z.infer<typeof evidenceItemSchema>;

/**
 * A sentence a reader is shown, and what it rests on. `passages` are ids of passages that say it; `figures` names computed
 * values of the bundle that it states. `phrase` is there where the sentence is our own wording: a key of the interface's
 * strings and the values in it, so that it can be read in the reader's language; it is null for words of an outlet and of
 * a model. Never both lists empty.
 */
export const citedSentenceSchema = z.object({
  text: z.string().min(1),
  passages: z.array(passageIdSchema),
  figures: z.array(z.string()),
  phrase: z.object({ key: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) }).nullable(),
});
export type CitedSentence = z.infer<typeof citedSentenceSchema>;

/** Everything an analysis rests on; what checks it needs nothing else. `seal` is the SHA-256 of the rest. */
export const evidenceBundleSchema = z.object({
  format: z.literal(BUNDLE_FORMAT),
  analysisVersion: z.int().min(1),
  storyId: z.string(),
  /** When the newest of the evidence was stored: equal evidence gives an equal bundle. */
  asOf: iso,
  items: z.array(evidenceItemSchema),
  passages: z.array(passageSchema),
  /** Computed values that sentences state, by name. */
  figures: z.record(z.string(), z.union([z.number(), z.string()])),
  /** Every sentence with the place it is shown at, such as `summary` or `consensus/3`. */
  sentences: z.array(citedSentenceSchema.extend({ place: z.string() })),
  seal: sha256,
});
export type EvidenceBundle = z.infer<typeof evidenceBundleSchema>;
