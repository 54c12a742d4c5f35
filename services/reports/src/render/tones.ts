import type { Tone } from '../charts/chart.ts';

/** The product's colours on white paper. */
export const TONES: Readonly<Record<Tone, string>> = {
  ink: '#1b1a17',
  accent: '#1b4b91',
  agreed: '#1b6b40',
  contested: '#a2430a',
  single: '#545c66',
  rule: '#dcd7ca',
  dim: '#656158',
};

export const PERSONA_TONES = {
  centrist: '#0a656d',
  investigator: '#94205d',
  internationalist: '#705a00',
} as const;
