import type { Persona } from '@360/contracts/analysis';
import type { ReportSection } from '@360/contracts/reports';
import type { Chart } from '../charts/chart.ts';

/** A sentence, and the numbers of the passages it rests on, from 1. */
export interface Said {
  text: string;
  cites: number[];
}

/** What stands in a table. `href` is an address elsewhere. */
export interface Cell extends Said {
  href: string | null;
}

export interface Column {
  label: string;
  /** Its part of the width. */
  weight: number;
  align: 'start' | 'end';
}

/** How much a point of a list matters, 1–3; 0 where that is not said. */
export type Level = 0 | 1 | 2 | 3;

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; style: 'lead' | 'body' | 'note'; said: Said[] }
  | { kind: 'points'; points: { said: Said; level: Level }[] }
  | { kind: 'quote'; said: Said; by: string }
  | { kind: 'table'; caption: string; columns: Column[]; rows: Cell[][] }
  | { kind: 'timeline'; entries: { at: string; by: string; said: Said }[] }
  /** `alt` tells in words what it shows. */
  | { kind: 'chart'; title: string; alt: string; chart: Chart }
  /** What cannot be told, and why. */
  | { kind: 'abstained'; said: Said }
  /** A passage as it was read, and how it is proven. */
  | { kind: 'evidence'; entries: EvidenceEntry[] };

export interface EvidenceEntry {
  number: number;
  /** Null where only its source is told. */
  quote: string | null;
  outlet: string;
  title: string;
  url: string;
  publishedAt: string;
  /** SHA-256 of the passage, and of all that was read of the report. */
  hash: string;
  contentHash: string;
}

export interface Part {
  id: ReportSection | 'in-short' | 'notes';
  title: string;
  blocks: Block[];
}

/** A report before it is put on paper or a page; every format is made from this alone. */
export interface ReportDocument {
  title: string;
  /** Where and when: category and time frame. */
  kicker: string;
  persona: Persona;
  readBy: string;
  /** Of the cover. */
  facts: string[];
  dial: Chart;
  dialAlt: string;
  /** ISO 8601. */
  frozenAt: string;
  date: string;
  parts: Part[];
}

/** Whether passages are told one by one at the end, so that a citation can lead there. */
export const hasNotes = ({ parts }: Pick<ReportDocument, 'parts'>): boolean =>
  parts.some(({ blocks }) => blocks.some(({ kind }) => kind === 'evidence'));
