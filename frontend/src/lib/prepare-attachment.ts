export type AttachmentKind = 'image' | 'video' | 'audio' | 'document';

export interface PreparedAttachment {
  dataUrl: string;
  kind: AttachmentKind;
  name: string;
}

/** Why a file cannot go along: not of a kind asked for, above `FILE_BYTES_MAX`, or not to be read as what it says it is. */
export type AttachmentFault = 'kind' | 'size' | 'unreadable';

export class AttachmentError extends Error {
  override readonly name = 'AttachmentError';
  readonly fault: AttachmentFault;

  constructor(fault: AttachmentFault, cause?: unknown) {
    super(`The file cannot be attached: ${fault}.`, { cause });
    this.fault = fault;
  }
}

/** Of a file that is sent as it is; pictures are made smaller instead. */
export const FILE_BYTES_MAX = 8 * 1024 * 1024;
/** The longer side of a picture that is sent, in pixels. */
export const PICTURE_SIDE_MAX = 800;
const JPEG_QUALITY = 0.7;

/** Some systems name no type for these. */
const TYPE_BY_ENDING: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  txt: 'text/plain',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

const typeOf = (file: File): string => file.type || TYPE_BY_ENDING[endingOf(file.name)] || '';

const KINDS: readonly string[] = ['image', 'video', 'audio'] satisfies AttachmentKind[];

/** What a file is by its type; everything that is neither picture, video nor sound counts as a document. */
export function kindOf(file: File): AttachmentKind {
  const [family = ''] = typeOf(file).split('/');
  return KINDS.includes(family) ? (family as AttachmentKind) : 'document';
}

/** Whether a file meets a list as the `accept` of a file input has it, e.g. `image/*,.pdf`. */
export function isAccepted(file: File, accept: string): boolean {
  const type = typeOf(file);
  return accept
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .some((part) => {
      if (part.startsWith('.')) return endingOf(file.name) === part.slice(1);
      return part.endsWith('/*') ? type.startsWith(part.slice(0, -1)) : type === part;
    });
}

/** The size a picture gets to fit a square of `side` pixels; a smaller one stays as it is. */
export function fitWithin(width: number, height: number, side: number): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

async function pictureUrl(file: File): Promise<string> {
  const picture = await createImageBitmap(file);
  try {
    const { width, height } = fitWithin(picture.width, picture.height, PICTURE_SIDE_MAX);
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const brush = canvas.getContext('2d');
    if (!brush) throw new Error('No canvas to draw on.');
    // JPEG knows no transparency; without a ground it would turn black.
    brush.fillStyle = '#ffffff';
    brush.fillRect(0, 0, width, height);
    brush.drawImage(picture, 0, 0, width, height);
    return canvas.toDataURL('image/jpeg', JPEG_QUALITY);
  } finally {
    picture.close();
  }
}

/** A file as it is, as a data URL. */
export function fileUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(new Blob([file], { type: typeOf(file) }));
  });
}

/**
 * Makes a chosen file ready to be sent: a picture as JPEG that fits 800 pixels, everything else as it is.
 * @param accept as the `accept` of the file input.
 * @throws AttachmentError
 */
export async function prepareAttachment(file: File, { accept }: { accept: string }): Promise<PreparedAttachment> {
  if (!isAccepted(file, accept)) throw new AttachmentError('kind');
  const kind = kindOf(file);
  if (kind !== 'image' && file.size > FILE_BYTES_MAX) throw new AttachmentError('size');
  try {
    return { dataUrl: await (kind === 'image' ? pictureUrl(file) : fileUrl(file)), kind, name: file.name };
  } catch (cause) {
    throw new AttachmentError('unreadable', cause);
  }
}
