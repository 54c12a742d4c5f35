import { useCallback, useRef, useState } from 'react';
import { AttachmentError, type PreparedAttachment, prepareAttachment } from '../../lib/prepare-attachment.ts';

/** What the file input of the dialog takes. */
export const ATTACHMENT_ACCEPT = 'image/*,video/*,.pdf,.doc,.docx';

/** `first`: several were chosen and the first was taken. */
export type AttachmentNote = 'kind' | 'size' | 'unreadable' | 'first';

export interface Attachment {
  /** The name while a file is made ready, then the file. */
  file: { name: string; ready: PreparedAttachment | null } | null;
  note: AttachmentNote | null;
  choose: (files: Iterable<File>) => void;
  remove: () => void;
  /** The file once it is ready; null without one, or where it could not be read. */
  whenReady: () => Promise<PreparedAttachment | null>;
}

/** The one file that goes along with a search; it is made ready as soon as it is chosen. */
export function useAttachment(): Attachment {
  const [file, setFile] = useState<Attachment['file']>(null);
  const [note, setNote] = useState<AttachmentNote | null>(null);
  const ready = useRef<Promise<PreparedAttachment | null>>(Promise.resolve(null));
  const remove = useCallback(() => {
    ready.current = Promise.resolve(null);
    setFile(null);
    setNote(null);
  }, []);
  const choose = useCallback((files: Iterable<File>) => {
    const [first, ...others] = files;
    if (!first) return;
    setFile({ name: first.name, ready: null });
    setNote(others.length > 0 ? 'first' : null);
    const preparing: Promise<PreparedAttachment | null> = prepareAttachment(first, { accept: ATTACHMENT_ACCEPT }).then(
      (prepared) => {
        if (ready.current === preparing) setFile({ name: prepared.name, ready: prepared });
        return prepared;
      },
      (error: unknown) => {
        if (ready.current === preparing) {
          setFile(null);
          setNote(error instanceof AttachmentError ? error.fault : 'unreadable');
        }
        return null;
      },
    );
    ready.current = preparing;
  }, []);
  const whenReady = useCallback(() => ready.current, []);
  return { file, note, choose, remove, whenReady };
}
