import type { ReportSection } from '@360/contracts/reports';
import type { Material } from '../making/frozen.ts';
import { coverOf } from './cover.ts';
import { type Block, hasNotes, type Part, type ReportDocument } from './document.ts';
import { createLedger, type Ledger } from './ledger.ts';
import type { PartTerms } from './part-terms.ts';
import { appendicesPart } from './sections/appendices.ts';
import { blindspotsPart } from './sections/blindspots.ts';
import { consensusPart } from './sections/consensus.ts';
import { impactPart } from './sections/impact.ts';
import { inShortPart } from './sections/in-short.ts';
import { influencePart } from './sections/influence.ts';
import { perspectivesPart } from './sections/perspectives.ts';
import { relatedPart } from './sections/related.ts';
import { timelinePart } from './sections/timeline.ts';

const SECTIONS: Record<ReportSection, { title: string; make: (terms: PartTerms) => Block[] }> = {
  perspectives: { title: 'Perspectives', make: perspectivesPart },
  consensus: { title: 'Consensus', make: consensusPart },
  blindspots: { title: 'Blindspots', make: blindspotsPart },
  impact: { title: 'Impact', make: impactPart },
  influence: { title: 'Influence', make: influencePart },
  timeline: { title: 'Timeline', make: timelinePart },
  related: { title: 'Related stories', make: relatedPart },
  appendices: { title: 'Appendices', make: appendicesPart },
};

/** Where the passages are told by no appendix, citations lead to their sources. */
const notesOf = (ledger: Ledger): Part[] => {
  const entries = ledger.evidence().map((entry) => ({ ...entry, quote: null }));
  return entries.length > 0 ? [{ id: 'notes', title: 'Notes', blocks: [{ kind: 'evidence', entries }] }] : [];
};

/** A report as a document, and the ledger of what it says. A pure function of the material. */
export const composeReport = (material: Material): { document: ReportDocument; ledger: Ledger } => {
  const ledger = createLedger(material);
  const terms: PartTerms = { ...material, ledger };
  const parts: Part[] = [{ id: 'in-short', title: 'In short', blocks: inShortPart(terms) }];
  for (const id of material.ask.sections) {
    const { title, make } = SECTIONS[id];
    parts.push({ id, title, blocks: make(terms) });
  }
  if (!hasNotes({ parts })) parts.push(...notesOf(ledger));
  return { document: { ...coverOf(material), parts }, ledger };
};
