import type { Persona } from '@360/contracts/analysis';
import {
  REPORT_DAYS,
  REPORT_DEPTHS,
  REPORT_EXPORTS,
  REPORT_SECTIONS,
  type ReportExport,
  type ReportSection,
} from '@360/contracts/report-terms';
import type { ReportRequest } from '@360/contracts/reports';
import { PERSONAS } from '@360/contracts/vocabulary';

/** What is chosen in the form, sections and formats in the order of the contract. */
export interface Draft {
  persona: Persona;
  depth: (typeof REPORT_DEPTHS)[number];
  sections: readonly ReportSection[];
  formats: readonly ReportExport[];
}

export const firstDraft = (): Draft => ({
  persona: 'centrist',
  depth: 'standard',
  sections: REPORT_SECTIONS,
  formats: ['pdf', 'html'],
});

const toggled = <Name>(all: readonly Name[], chosen: readonly Name[], name: Name): Name[] =>
  all.filter((each) => (each === name ? !chosen.includes(each) : chosen.includes(each)));

export const withSection = (draft: Draft, name: ReportSection): Draft => ({
  ...draft,
  sections: toggled(REPORT_SECTIONS, draft.sections, name),
});

export const withFormat = (draft: Draft, format: ReportExport): Draft => ({
  ...draft,
  formats: toggled(REPORT_EXPORTS, draft.formats, format),
});

/** What has to be chosen before a report can be made; null where nothing is missing. */
export function missingIn({ sections, formats }: Draft): 'section' | 'format' | null {
  if (sections.length === 0) return 'section';
  return formats.length === 0 ? 'format' : null;
}

const DAY_MS = 86_400_000;

/** The last seven days, up to now. @param now in ms */
export const lastDays = (now: number): { from: string; to: string } => ({
  from: new Date(now - REPORT_DAYS * DAY_MS).toISOString(),
  to: new Date(now).toISOString(),
});

const TOPIC_MAX = 300;

/** What is sent. @param now in ms */
export const requestOf = (
  draft: Draft,
  about: { storyId: string; title: string },
  reportId: string,
  now: number,
): ReportRequest => ({
  topic: about.title.slice(0, TOPIC_MAX),
  storyId: about.storyId,
  timeframe: lastDays(now),
  depth: draft.depth,
  persona: draft.persona,
  include: Object.fromEntries(REPORT_SECTIONS.map((name) => [name, draft.sections.includes(name)])),
  export: [...draft.formats],
  reportId,
});

/** A new name for a report, which nobody has used. */
export const newReportId = (): string => crypto.randomUUID().replaceAll('-', '');

const among = <Name>(all: readonly Name[], value: unknown): value is Name => all.includes(value as Name);

/** A draft as it was kept; null for what is none. */
export function draftIn(value: unknown): Draft | null {
  const { persona, depth, sections, formats } = (value ?? {}) as Partial<Record<keyof Draft, unknown>>;
  if (!among(PERSONAS, persona) || !among(REPORT_DEPTHS, depth)) return null;
  if (!Array.isArray(sections) || !Array.isArray(formats)) return null;
  return {
    persona,
    depth,
    sections: REPORT_SECTIONS.filter((name) => sections.includes(name)),
    formats: REPORT_EXPORTS.filter((format) => formats.includes(format)),
  };
}
