import type { StoryView } from './finding.ts';

const WORD = /\p{L}{4,}|\p{N}[\p{N}.,]*/gu;

const rootsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(WORD) ?? []).map((word) => word.replace(/[.,]+$/, '').slice(0, 5)));

/** The part of a claim's words, by their first five letters, that a text has too; 1 for a claim without words. */
export const shareOfWords = (claim: string, text: string): number => {
  const [wanted, there] = [rootsOf(claim), rootsOf(text)];
  return wanted.size === 0 ? 1 : [...wanted].filter((root) => there.has(root)).length / wanted.size;
};

/** Every word of items that the analysis holds: their titles and the passages it cites. */
export const wordsOf = ({ analysis, passages }: StoryView, itemIds: readonly string[]): string => {
  const own = new Set(itemIds);
  const told = [...passages].filter(([id]) => own.has(id.slice(0, id.lastIndexOf('#')))).map(([, text]) => text);
  return [...itemIds.map((id) => analysis.sources[id]?.title ?? ''), ...told].join(' ');
};
