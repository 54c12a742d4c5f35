import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createAttachmentThreads } from './attachment-threads.ts';
import { readAttachment } from './read-attachment.ts';
import { asDataUrl } from './samples/as-data-url.ts';
import { docOf } from './samples/doc.ts';
import { mp4Of, pngOf, wavOf } from './samples/media.ts';
import { pdfOf } from './samples/pdf.ts';
import { docxEntries, docxOf, MACRO_DOCUMENT, zipOf } from './samples/zip.ts';

const threads = createAttachmentThreads();
afterAll(() => threads.close());

const read = (bytes: Buffer | string) => readAttachment(asDataUrl(bytes, 'image/png'), { threads });

describe('readAttachment', () => {
  it('reads a PDF page by page, and 50 pages at most', async () => {
    expect(await read(pdfOf(['Parliament votes', 'Second page']))).toEqual({
      kind: 'pdf',
      text: 'Parliament votes\n\nSecond page',
      facts: { title: 'Harbour law', pages: 2 },
      problem: null,
    });
    const long = await read(pdfOf(Array.from({ length: 60 }, (_, at) => `Page ${at + 1}`)));
    expect(long.text).toMatch(/Page 50$/);
    expect(long).toMatchObject({ facts: { pages: 60 }, problem: 'Only the first 50 of 60 pages were read.' });
    expect((await read(pdfOf(['']))).problem).toMatch(/may be pictures/);
  });

  it('reads Word files, old and new', async () => {
    const facts = { title: 'Harbour law' };
    expect(await read(docxOf(['One.', 'Two &amp; three.']))).toEqual({
      kind: 'docx',
      text: 'One.\n\nTwo & three.',
      facts,
      problem: null,
    });
    expect(await read(docOf('One “quoted”.\rTwo.'))).toMatchObject({
      kind: 'doc',
      text: 'One “quoted”.\nTwo.',
      problem: null,
    });
  });

  it('reads a document with macros as text alone', async () => {
    const macros = { name: 'word/vbaProject.bin', body: 'Sub AutoOpen()' };
    const reading = await read(zipOf([...docxEntries(['Plain.'], 'T', MACRO_DOCUMENT), macros]));
    expect(reading).toMatchObject({ kind: 'docx', text: 'Plain.', problem: 'The macros of this file were left out.' });
  });

  it('reads text of UTF-8 and UTF-16, whatever letters it begins with', async () => {
    expect(await read('BMW recalls cars')).toMatchObject({ kind: 'text', text: 'BMW recalls cars', problem: null });
    expect(await read(Buffer.from('\ufeffمدينة', 'utf16le'))).toMatchObject({ kind: 'text', text: 'مدينة' });
    const long = await read('A long report. '.repeat(5_000));
    expect(long.text.length).toBeLessThanOrEqual(20_000);
    expect(long.problem).toBe('Only the first 20,000 characters of this file were read.');
  });

  it('reads pages and drawings without their scripts', async () => {
    const page = '<!doctype html><title>Flood</title><script>alert("secret")</script><p>Rain fell.</p>';
    expect(await read(page)).toEqual({ kind: 'html', text: 'Rain fell.', facts: { title: 'Flood' }, problem: null });
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" onload="secret()"><script>secret()</script><text>Map</text></svg>';
    expect(await read(drawing)).toMatchObject({ kind: 'html', text: 'Map' });
  });

  it('states what sound and video say of themselves, and that nothing spoken is read', async () => {
    const sound = await read(wavOf(2, 'Harbour interview'));
    expect(sound).toMatchObject({
      kind: 'audio',
      text: 'Harbour interview',
      facts: { title: 'Harbour interview', durationS: 2 },
    });
    expect(sound.problem).toMatch(/spoken .* not read without a provider/);
    const video = await read(mp4Of(5, 640, 360));
    expect(video).toMatchObject({ kind: 'video', facts: { durationS: 5, width: 640, height: 360 } });
    expect(video.problem).toMatch(/not read without a provider/);
  });

  it('says when an image holds no text', async () => {
    expect(await read(pngOf(60, 40))).toEqual({
      kind: 'image',
      text: '',
      facts: { width: 60, height: 40 },
      problem: 'No text could be read in this image.',
    });
  });

  it.each([
    [27, [6_000, 4_500]],
    [49, [7_000, 7_000]],
  ] as const)(
    'reads the text in a photo of %i megapixels, of a smaller copy',
    async (_, [width, height]) => {
      const { problem, facts, text } = await read(await photoOf(width, height));
      expect(facts).toMatchObject({ width, height });
      expect([text, problem]).toEqual([WORDS, null]);
    },
    60_000,
  );

  it('reads the text in an image', async () => {
    expect(await read(await readFile(PRINTED))).toMatchObject({ kind: 'image', text: WORDS, problem: null });
  });
});

/** 760 by 120 pixels with one line of words: a machine without a screen has no letters to draw them with. */
const PRINTED = new URL('samples/harbour-law.png', import.meta.url);
const WORDS = 'Parliament votes on harbour law';

/** The printed line, as wide as the paper. */
const photoOf = async (width: number, height: number): Promise<Buffer> => {
  const input = await sharp(await readFile(PRINTED))
    .resize({ width })
    .toBuffer();
  return await sharp({ create: { width, height, channels: 3, background: 'white' } })
    .composite([{ input, gravity: 'centre' }])
    .png()
    .toBuffer();
};
