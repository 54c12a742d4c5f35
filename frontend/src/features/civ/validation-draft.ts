import {
  CONFIDENCE_DEFAULT,
  EVIDENCE_LINKS_MAX,
  type Validation,
  type Verdict,
  validationSchema,
} from '@360/contracts/civ';

export interface EvidenceLink {
  key: number;
  url: string;
}

/** A review as it is being written. */
export interface ValidationDraft {
  verdict: Verdict | null;
  confidence: number;
  note: string;
  links: readonly EvidenceLink[];
}

const { note: noteSchema, evidenceLinks: linksSchema } = validationSchema.shape;

let lastKey = 0;
const emptyLink = (): EvidenceLink => {
  lastKey += 1;
  return { key: lastKey, url: '' };
};

export const emptyDraft = (): ValidationDraft => ({
  verdict: null,
  confidence: CONFIDENCE_DEFAULT,
  note: '',
  links: [emptyLink()],
});

export const withLink = (draft: ValidationDraft): ValidationDraft =>
  draft.links.length >= EVIDENCE_LINKS_MAX ? draft : { ...draft, links: [...draft.links, emptyLink()] };

/** The last one left is emptied instead. */
export const withoutLink = (draft: ValidationDraft, key: number): ValidationDraft => {
  const links = draft.links.filter((link) => link.key !== key);
  return { ...draft, links: links.length > 0 ? links : [emptyLink()] };
};

export const withChangedLink = (draft: ValidationDraft, key: number, url: string): ValidationDraft => ({
  ...draft,
  links: draft.links.map((link) => (link.key === key ? { key, url } : link)),
});

export interface DraftFaults {
  verdict: boolean;
  note: boolean;
  /** Keys of links that are none of the web. */
  links: ReadonlySet<number>;
}

/** What keeps a draft from being sent. Empty links are no fault: they are left out. */
export const faultsOf = ({ verdict, note, links }: ValidationDraft): DraftFaults => ({
  verdict: verdict === null,
  note: !noteSchema.safeParse(note).success,
  links: new Set(links.filter(({ url }) => !linksSchema.safeParse([url]).success).map(({ key }) => key)),
});

/** A draft as it is sent; null while it has no verdict. */
export function validationOf(flaggedItemId: string, draft: ValidationDraft): Validation | null {
  const { verdict, confidence, note, links } = draft;
  if (verdict === null) return null;
  const evidenceLinks = links.map(({ url }) => url.trim()).filter(Boolean);
  return { flaggedItemId, verdict, confidenceLevel: confidence, note: note.trim(), evidenceLinks };
}
