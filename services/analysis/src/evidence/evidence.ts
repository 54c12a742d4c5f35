import type { Velocity } from '@360/contracts/stories';
import type { Approach, Category } from '@360/contracts/vocabulary';

/** The title, or one sentence of summary or body, of one report. What is cited is always one of these. */
export interface Segment {
  /** `<item id>#<index>` */
  readonly id: string;
  readonly itemId: string;
  readonly index: number;
  readonly part: 'title' | 'summary' | 'body';
  /** UTF-16 units from the start of the item's text. */
  readonly offset: number;
  readonly text: string;
  /** What a site says of itself on every page: newsletters, cookies, credits of pictures, prompts to share. Never cited. */
  readonly boilerplate: boolean;
}

export interface Revision {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly kind: 'title' | 'text' | 'correction';
  /** Text of a sentence that is gone since, or of the title before; null where only something was added. */
  readonly before: string | null;
  readonly after: string | null;
}

/** One report of one outlet, as evidence. */
export interface EvidenceReport {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly outletId: string;
  readonly outletName: string;
  readonly owner: string | null;
  /** Kind of outlet by the catalogue: `agency`, `newspaper`, `broadcaster`, … */
  readonly outletKind: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  /** BCP 47. */
  readonly language: string | null;
  /** Milliseconds since the epoch. */
  readonly publishedAt: number;
  readonly contentType: 'article' | 'video' | 'live_stream';
  readonly isPost: boolean;
  readonly approach: Approach | null;
  /** Number of the independent report it belongs to, from 0 in order of time. */
  readonly report: number;
  readonly copyOf: string | null;
  /** Name of the outlet whose report it tells by its own word. */
  readonly creditTo: string | null;
  readonly revisions: readonly Revision[];
  /** Everything it says, in reading order: the title first. */
  readonly segments: readonly Segment[];
}

/** How an outlet of the catalogue usually behaves, for what is expected of it. */
export interface OutletRecord {
  readonly id: string;
  readonly name: string;
  readonly owner: string | null;
  readonly country: string | null;
  readonly language: string;
  readonly kind: string | null;
  /** Public rating of its leaning; null where there is none. */
  readonly leaning: 'left' | 'centre' | 'right' | null;
  /** Items of the last thirty days: all, and those that were revised. */
  readonly items: number;
  readonly revised: number;
  /** Share of this category's stories (of three outlets or more, last thirty days) that it reported, 0–1. */
  readonly usualShare: number;
}

/**
 * Everything a story's analysis is computed from, frozen. `reports` is oldest first, ids deciding between equals; copies
 * are among them.
 */
export interface StoryEvidence {
  readonly storyId: string;
  readonly title: string;
  readonly category: Category | null;
  /** When the newest of it was stored, in milliseconds since the epoch. */
  readonly asOf: number;
  readonly reports: readonly EvidenceReport[];
  /** Outlets of the catalogue with items in the last thirty days, by id. */
  readonly catalogue: readonly OutletRecord[];
  /** Usual velocity in this category, in independent reports an hour; null where too few stories tell. */
  readonly usualPerHour: number | null;
  /** As the story has it; null below three independent reports. */
  readonly velocity: Velocity | null;
  /** Each approach's share of the category's independent reports, 0–1, and how many those are. */
  readonly usualApproaches: { readonly shares: Readonly<Record<Approach, number>>; readonly reports: number };
}
