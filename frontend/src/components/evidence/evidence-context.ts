import type { SourceNote } from '@360/contracts/briefings';
import type { Passage } from '@360/contracts/evidence';
import { createContext, type ReactNode, useContext } from 'react';

/** Who said a passage, by the id of the item, link or file it comes from. */
export type Notes = Readonly<Record<string, Pick<SourceNote, 'outletName' | 'url' | 'publishedAt'>>>;

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
  notes: Notes;
  /** Said of a sentence that rests on no single passage, where the usual words do not fit. */
  computed: string | null;
  /** What is known of a passage besides, such as the result of a check. */
  stateOf: (passageId: string) => ReactNode;
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
  notes: {},
  computed: null,
  stateOf: () => null,
  addPassages: NOTHING,
  show: NOTHING,
  leave: NOTHING,
  close: NOTHING,
});

export const useEvidence = (): Evidence => useContext(EvidenceContext);

export const passageMap = (passages: readonly Passage[]): Map<string, Passage> =>
  new Map(passages.map((passage) => [passage.id, passage]));
