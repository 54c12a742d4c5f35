import type { ClaimState } from '@360/contracts/analysis';

export type Tone = 'ink' | 'accent' | 'agreed' | 'contested' | 'single' | 'rule' | 'dim';

/** What a chart shows, as values; how it is drawn is for `draw-chart`. */
export type Chart =
  /** Percentages with their bounds. */
  | { kind: 'intervals'; rows: { label: string; value: number; low: number; high: number; tone: Tone }[] }
  /** One block for each of what is counted. */
  | { kind: 'blocks'; rows: { label: string; count: number }[] }
  /** Counts over equal stretches of time. */
  | { kind: 'columns'; columns: { label: string; count: number }[] }
  /** A share that was seen beside the one that would be usual, both 0–1. */
  | { kind: 'shares'; rows: { label: string; seen: number; usual: number }[] }
  /** One block for each independent report at the place of its approach; agreement in the middle. */
  | { kind: 'dial'; approaches: number[]; percent: number | null; state: ClaimState; reports: number };

/** A piece of a drawing; lengths are in the drawing's own units, y grows downwards. */
export type Mark =
  | { kind: 'rect'; x: number; y: number; width: number; height: number; tone: Tone }
  | { kind: 'line'; x1: number; y1: number; x2: number; y2: number; width: number; tone: Tone }
  | { kind: 'circle'; x: number; y: number; radius: number; tone: Tone }
  /** An SVG path, filled. */
  | { kind: 'path'; d: string; tone: Tone }
  /** A ring's outline. */
  | { kind: 'ring'; x: number; y: number; radius: number; width: number; tone: Tone }
  /** `y` is the baseline. */
  | {
      kind: 'text';
      x: number;
      y: number;
      text: string;
      size: number;
      anchor: 'start' | 'middle' | 'end';
      bold: boolean;
      serif: boolean;
      tone: Tone;
    };

export interface Drawing {
  width: number;
  height: number;
  marks: Mark[];
}
