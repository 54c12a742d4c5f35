import type { articleRequestSchema, GeneratedArticle } from '@360/contracts/briefings';
import type { z } from 'zod';
import type { StoryEvidence } from '../evidence/evidence.ts';
import { RULES_VERSION } from '../providers/open-writer.ts';
import { documentNote, documentReport } from '../reading-room/document-report.ts';
import { citedIn, paragraphs, passagesFrom } from '../reading-room/draft.ts';
import { articleSections } from './article-sections.ts';

const SENT = 'sent';
const NO_PARTS = { claims: [], perspectives: [], blindspots: [], silence: [] };

/** What is known where no stored report tells of it: what was sent, and that nothing confirms it. */
export const sentArticle = (sent: z.output<typeof articleRequestSchema>): GeneratedArticle => {
  const { title, summary, sourceName, sourceUrl } = sent;
  const url = URL.canParse(sourceUrl ?? '') ? (sourceUrl ?? null) : null;
  const document = {
    ...{ id: SENT, title, text: summary, language: null, publishedAt: null, url },
    outletName: sourceName?.trim() || '—',
  };
  const evidence: StoryEvidence = {
    ...{ storyId: SENT, title, category: null, asOf: 0, reports: [documentReport(document, 0)], catalogue: [] },
    ...{ usualPerHour: null, velocity: null },
    usualApproaches: {
      shares: { institutional: 0, economic: 0, technological: 0, environmental: 0, social: 0, investigative: 0 },
      reports: 0,
    },
  };
  const { sections } = articleSections(evidence, NO_PARTS);
  const writer = {
    provider: 'local',
    model: 'rules',
    version: RULES_VERSION,
    cached: false,
    fallback: false,
    withheld: 0,
  };
  return {
    ...{ id: SENT, step: 'done', progress: 100, headline: title, sections, writer, failure: null },
    fullArticle: paragraphs({ sections, writer }),
    passages: passagesFrom(citedIn(sections), evidence.reports),
    notes: { [SENT]: documentNote(document) },
  };
};
