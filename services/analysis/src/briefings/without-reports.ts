import type { CitedSentence } from '@360/contracts/evidence';
import type { FinishedText } from '../reading-room/draft.ts';

interface Gone {
  itemIds: ReadonlySet<string>;
  outletIds: ReadonlySet<string>;
}

const values = ({ phrase }: CitedSentence): (string | number)[] => Object.values(phrase?.values ?? {});

/**
 * A text without what it took from reports that may not be shown any more: their passages, and sentences that cite one or
 * name their outlet. `instead` stands for headlines that were theirs, or that a model wrote from them.
 */
export const withoutReports = (text: FinishedText, { itemIds, outletIds }: Gone, instead: string): FinishedText => {
  const goneNotes = Object.entries(text.notes).flatMap(([id, note]) => (itemIds.has(id) ? [note] : []));
  const names = new Set(goneNotes.map(({ outletName }) => outletName));
  const titles = new Set(goneNotes.map(({ title }) => title));
  const passages = text.passages.filter(({ itemId }) => !itemIds.has(itemId));
  const kept = new Set(passages.map(({ id }) => id));
  const stays = (sentence: CitedSentence): boolean =>
    sentence.passages.every((id) => kept.has(id)) &&
    !sentence.figures.some((name) => outletIds.has(name.replace(/^silence\//, ''))) &&
    !values(sentence).some((value) => typeof value === 'string' && names.has(value));
  const sections = text.sections
    .map((section) => ({ ...section, sentences: section.sentences.filter(stays) }))
    .map((section) => (titles.has(section.heading) ? { ...section, heading: instead } : section))
    .filter(({ sentences }) => sentences.length > 0);
  const notes = Object.fromEntries(Object.entries(text.notes).filter(([id]) => !itemIds.has(id)));
  return { ...text, headline: goneNotes.length > 0 ? instead : text.headline, sections, passages, notes };
};
