import type { StoryAnalysis } from '@360/contracts/analysis';
import type { Passage } from '@360/contracts/evidence';
import { createContext, useContext } from 'react';

export type Sources = StoryAnalysis['sources'];

/** What a marker asks to be shown beside it. */
export interface Shown {
  element: HTMLElement;
  passageIds: readonly string[];
  /** Whether it stays until it is closed; otherwise it goes with the pointer or the focus. */
  pinned: boolean;
  /** Whether the focus goes along. */
  entered: boolean;
  onClose: () => void;
}

export interface Evidence {
  passages: ReadonlyMap<string, Passage>;
  sources: Sources;
  /** Makes the passages of a further answer known. */
  addPassages: (passages: readonly Passage[]) => void;
  show: (shown: Shown) => void;
  /** Closes what is shown beside an element unless it is pinned, after a moment in which the pointer may reach it. */
  leave: (element: HTMLElement) => void;
  close: (element: HTMLElement) => void;
}

const NOTHING = () => undefined;

export const EvidenceContext = createContext<Evidence>({
  passages: new Map(),
  sources: {},
  addPassages: NOTHING,
  show: NOTHING,
  leave: NOTHING,
  close: NOTHING,
});

export const useEvidence = (): Evidence => useContext(EvidenceContext);

export const passageMap = (passages: readonly Passage[]): Map<string, Passage> =>
  new Map(passages.map((passage) => [passage.id, passage]));
