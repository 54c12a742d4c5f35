import type { MediaMode } from './input-mode.ts';

/** A file made ready for a search. `preview` is an address inside this page, null where there is nothing to see. */
export interface Attachment {
  readonly name: string;
  readonly mode: MediaMode;
  readonly url: string;
  readonly preview: string | null;
}

const KEPT = 5;
const kept = new Map<string, Attachment>();

/** Keeps a file while the page is open, so that back and forward find it. @returns its name in the address */
export function keepAttachment(attachment: Attachment): string {
  for (const [name, same] of kept) if (same === attachment) return name;
  const name = Date.now().toString(36);
  kept.set(name, attachment);
  const oldest = kept.keys().next().value;
  if (kept.size > KEPT && oldest !== undefined) {
    const { preview } = kept.get(oldest) ?? {};
    if (preview) URL.revokeObjectURL(preview);
    kept.delete(oldest);
  }
  return name;
}

/** The file an address names; undefined once the page was loaded anew. */
export const attachmentCalled = (name: string | null): Attachment | undefined =>
  name === null ? undefined : kept.get(name);
