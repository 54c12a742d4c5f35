import { useState } from 'react';
import { AttachmentError, type AttachmentFault, prepareAttachment } from '../../lib/prepare-attachment.ts';
import type { Asked } from './asked.ts';
import { type Attachment, attachmentCalled } from './attachments.ts';
import { ACCEPT, type InputMode, modeOf } from './input-mode.ts';

/** What stands at the box and is not asked yet. */
export interface Draft {
  text: string;
  mode: InputMode;
  attachment: Attachment | null;
  reading: boolean;
  fault: AttachmentFault | null;
}

export interface DraftHandle {
  draft: Draft;
  /** Words in text mode, a file in the others. */
  complete: boolean;
  write: (text: string) => void;
  setMode: (mode: InputMode) => void;
  attach: (file: File) => Promise<void>;
  /** Lets go of the file and returns to words. */
  clear: () => void;
}

function draftOf({ q, media }: Asked): Draft {
  const attachment = attachmentCalled(media) ?? null;
  return { text: q, mode: attachment?.mode ?? 'text', attachment, reading: false, fault: null };
}

/** @throws AttachmentError */
async function attachmentOf(file: File): Promise<Attachment> {
  const { dataUrl: url, name } = await prepareAttachment(file, { accept: ACCEPT });
  const mode = modeOf(file);
  if (!mode) throw new AttachmentError('kind');
  const previews = { image: () => url, video: () => URL.createObjectURL(file), audio: () => null };
  return { name, mode, url, preview: previews[mode]() };
}

/** The box follows the address, so that back and forward fill it again. */
export function useDraft(asked: Asked): DraftHandle {
  const [draft, setDraft] = useState(() => draftOf(asked));
  const [followed, setFollowed] = useState(asked);
  if (followed.q !== asked.q || followed.media !== asked.media) {
    setFollowed(asked);
    setDraft(draftOf(asked));
  }
  const change = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }));
  const attach = async (file: File) => {
    change({ reading: true, fault: null, attachment: null });
    try {
      const attachment = await attachmentOf(file);
      change({ attachment, mode: attachment.mode, reading: false });
    } catch (error) {
      change({ fault: error instanceof AttachmentError ? error.fault : 'unreadable', reading: false });
    }
  };
  return {
    draft,
    complete: draft.mode === 'text' ? draft.text.trim() !== '' : draft.attachment?.mode === draft.mode,
    write: (text) => change({ text }),
    setMode: (mode) => change({ mode, fault: null }),
    attach,
    clear: () => change({ mode: 'text', attachment: null, fault: null, reading: false }),
  };
}
