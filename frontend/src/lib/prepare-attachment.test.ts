import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  type AttachmentError,
  FILE_BYTES_MAX,
  fitWithin,
  isAccepted,
  kindOf,
  prepareAttachment,
} from './prepare-attachment.ts';

const ACCEPT = 'image/*,video/*,.pdf,.doc,.docx';
const file = (name: string, type = '', text = 'body') => new File([text], name, { type });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A browser that decodes every picture to the given size and says what it was told to draw. */
function decodesTo(width: number, height: number) {
  const close = vi.fn();
  const drawn: number[][] = [];
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage: (_picture: unknown, ...place: number[]) => drawn.push(place),
  } as unknown as null);
  const encode = vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,AA');
  return { drawn, encode, close };
}

describe('what a file is', () => {
  test('its type says so; a document without a type is known by its ending', () => {
    expect(kindOf(file('a.png', 'image/png'))).toBe('image');
    expect(kindOf(file('a.mp4', 'video/mp4'))).toBe('video');
    expect(kindOf(file('a.mp3', 'audio/mpeg'))).toBe('audio');
    expect(kindOf(file('A.DOCX'))).toBe('document');
  });

  test('a list of kinds and endings is met as a file input meets it', () => {
    for (const one of [file('a.webp', 'image/webp'), file('a.mov', 'video/quicktime'), file('A.PDF'), file('b.docx')])
      expect(isAccepted(one, ACCEPT), one.name).toBe(true);
    for (const one of [file('a.exe'), file('a.mp3', 'audio/mpeg'), file('pdf')])
      expect(isAccepted(one, ACCEPT), one.name).toBe(false);
    expect(isAccepted(file('a.mp3', 'audio/mpeg'), 'audio/mpeg, .ogg')).toBe(true);
  });
});

test.each([
  [1600, 1200, 800, 600],
  [600, 2400, 200, 800],
  [400, 300, 400, 300],
  [8000, 3, 800, 1],
])('a picture of %i×%i is sent as %i×%i', (width, height, fitWidth, fitHeight) => {
  expect(fitWithin(width, height, 800)).toEqual({ width: fitWidth, height: fitHeight });
});

test('a picture is drawn small and sent as JPEG of 0.7, and its memory given back', async () => {
  const { drawn, encode, close } = decodesTo(1600, 1200);
  const prepared = await prepareAttachment(file('gate.png', 'image/png'), { accept: ACCEPT });
  expect(prepared).toEqual({ dataUrl: 'data:image/jpeg;base64,AA', kind: 'image', name: 'gate.png' });
  expect(drawn).toEqual([[0, 0, 800, 600]]);
  expect(encode).toHaveBeenCalledWith('image/jpeg', 0.7);
  expect(close).toHaveBeenCalledOnce();
});

test('everything else is sent as it is, with a type even where the system names none', async () => {
  const { dataUrl, kind } = await prepareAttachment(file('note.pdf', '', 'abc'), { accept: ACCEPT });
  expect([dataUrl, kind]).toEqual(['data:application/pdf;base64,YWJj', 'document']);
});

describe('a file is refused', () => {
  const fault = (one: File) =>
    prepareAttachment(one, { accept: ACCEPT }).then(
      () => 'none',
      (error: AttachmentError) => error.fault,
    );

  test('that is of no kind asked for', async () => {
    expect(await fault(file('a.exe'))).toBe('kind');
  });

  test('above 8 MB, unless it is a picture, which is made smaller', async () => {
    decodesTo(10, 10);
    const large = (name: string, type: string) => {
      const one = file(name, type);
      Object.defineProperty(one, 'size', { value: FILE_BYTES_MAX + 1 });
      return one;
    };
    expect(await fault(large('a.mp4', 'video/mp4'))).toBe('size');
    expect(await fault(large('a.png', 'image/png'))).toBe('none');
  });

  test('that says to be a picture and is none', async () => {
    vi.stubGlobal('createImageBitmap', async () => {
      throw new DOMException('not a picture', 'InvalidStateError');
    });
    expect(await fault(file('a.png', 'image/png', 'no picture'))).toBe('unreadable');
  });
});
