import {
  ATTACHMENT_TYPES,
  type Attachment,
  emptyDraft,
  type PostDraft,
  VISIBILITIES,
} from '../../components/post-form/draft.ts';

const KEY = 'post-draft';

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? [...new Set(value.filter((one) => typeof one === 'string'))] : [];

function attachmentsIn(value: unknown): Attachment[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: Partial<Record<keyof Attachment, unknown>> | null) => {
    const type = ATTACHMENT_TYPES.find((known) => known === one?.type);
    return type && textIn(one?.url) ? [{ type, url: textIn(one?.url), title: textIn(one?.title) }] : [];
  });
}

/** A draft out of whatever was kept; what of it is none stays empty. */
export function draftIn(kept: unknown): PostDraft {
  if (typeof kept !== 'object' || kept === null) return emptyDraft;
  const of = kept as Partial<Record<keyof PostDraft, unknown>>;
  return {
    title: textIn(of.title),
    description: textIn(of.description),
    attachments: attachmentsIn(of.attachments),
    searchTags: textsIn(of.searchTags),
    newsKeywords: textsIn(of.newsKeywords),
    visibility: VISIBILITIES.find((known) => known === of.visibility) ?? emptyDraft.visibility,
  };
}

/** What was typed earlier in this visit of the tab. */
export function readDraft(): PostDraft {
  try {
    return draftIn(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  } catch {
    return emptyDraft;
  }
}

/** Keeps the draft until the tab is closed; an empty one is let go. */
export function keepDraft(draft: PostDraft): void {
  try {
    if (draft === emptyDraft) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Refused storage: the draft lives as long as the page.
  }
}
