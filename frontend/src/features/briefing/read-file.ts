import {
  AttachmentError,
  type AttachmentFault,
  fileUrl,
  isAccepted,
  kindOf,
  type PreparedAttachment,
  prepareAttachment,
} from '../../lib/prepare-attachment.ts';
import { ACCEPT, FILE_BYTES_MAX } from './limits.ts';

/**
 * Makes a file ready to go along: as it is, so that small print in a picture stays legible; a picture above the size is
 * made smaller. @throws AttachmentError
 */
export async function readFile(file: File): Promise<PreparedAttachment> {
  if (!isAccepted(file, ACCEPT)) throw new AttachmentError('kind');
  const kind = kindOf(file);
  if (file.size > FILE_BYTES_MAX) {
    if (kind === 'image') return prepareAttachment(file, { accept: ACCEPT });
    throw new AttachmentError('size');
  }
  try {
    return { dataUrl: await fileUrl(file), kind, name: file.name };
  } catch (cause) {
    throw new AttachmentError('unreadable', cause);
  }
}

export const faultOf = (error: unknown): AttachmentFault =>
  error instanceof AttachmentError ? error.fault : 'unreadable';
