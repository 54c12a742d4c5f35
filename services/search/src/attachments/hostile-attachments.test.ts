import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { AttachmentFault, type AttachmentReading } from './attachment.ts';
import { type AttachmentThreads, createAttachmentThreads, READ_LIMITS } from './attachment-threads.ts';
import { readAttachment } from './read-attachment.ts';
import { asDataUrl } from './samples/as-data-url.ts';
import { docOf, encryptedDocx, workbook } from './samples/doc.ts';
import { mp4Of, pngOf, wavOf } from './samples/media.ts';
import { encryptedPdf, pdfBomb, pdfOf } from './samples/pdf.ts';
import { docxEntries, docxOf, zipOf } from './samples/zip.ts';

const threads = createAttachmentThreads({ ...READ_LIMITS, timeoutMs: 3_000 });
/** Recognising text takes seconds, and is tried elsewhere. */
const unseeing: AttachmentThreads = { ...threads, recognise: async () => '' };
afterAll(() => threads.close());

const outcomeOf = (bytes: Buffer | string): Promise<AttachmentReading | AttachmentFault> =>
  readAttachment(asDataUrl(bytes), { threads: unseeing }).catch((fault) => {
    if (fault instanceof AttachmentFault) return fault;
    throw fault;
  });

const SAMPLES: Record<string, Buffer> = {
  pdf: pdfOf(['Parliament votes', 'Second']),
  docx: docxOf(['One.', 'Two.']),
  doc: docOf('Parliament votes.'),
  text: Buffer.from('\ufeffParliament votes', 'utf16le'),
  html: Buffer.from('<!doctype html><title>Flood</title><script>x</script><p>Rain &amp; wind'),
  wav: wavOf(1, 'Interview'),
  mp4: mp4Of(5, 640, 360),
  png: pngOf(30, 20),
};
const MB = 1024 * 1024;

const changes = fc.array(fc.record({ at: fc.nat(), bytes: fc.uint8Array({ minLength: 1, maxLength: 6 }) }), {
  minLength: 1,
  maxLength: 6,
});

const mutate = (bytes: Buffer, changed: { at: number; bytes: Uint8Array }[]): Buffer => {
  const copy = Buffer.from(bytes);
  for (const { at, bytes: other } of changed) {
    if (other.length <= copy.length) copy.set(other, at % (copy.length - other.length + 1));
  }
  return copy;
};

const mutatedFile = fc
  .tuple(fc.constantFrom(...Object.values(SAMPLES)), changes)
  .map(([bytes, changed]) => mutate(bytes, changed));

/** The zip is whole, its parts are not. */
const mutatedDocument = changes.map((changed) =>
  zipOf(docxEntries(['One.', 'Two.']).map(({ name, body }) => ({ name, body: mutate(Buffer.from(body), changed) }))),
);

const randomBytes = fc.uint8Array({ minLength: 1, maxLength: 400 }).map((bytes) => Buffer.from(bytes));

describe('hostile attachments', () => {
  it.each([
    ['PDF', encryptedPdf()],
    ['DOC', docOf('secret', { encrypted: true })],
    ['DOCX', encryptedDocx()],
    ['packed DOCX', zipOf([{ name: '[Content_Types].xml', body: 'x', encrypted: true }])],
  ])('says that a %s is behind a password', async (_, bytes) => {
    expect(await outcomeOf(bytes)).toMatchObject({
      kind: 'protected',
      message: 'The file is protected by a password and cannot be read without it.',
    });
  });

  it.each([
    ['a zip that is no DOCX', zipOf([{ name: 'a.txt', body: 'x' }])],
    ['another Office file', workbook()],
    ['RTF', Buffer.from('{\\rtf1 text}')],
    ['a program', Buffer.from('7f454c4602010100000000000000000002003e00', 'hex')],
    ['a text in another encoding', Buffer.from('caf\xe9 ferm\xe9', 'latin1')],
  ])('refuses %s', async (_, bytes) => {
    expect(await outcomeOf(bytes)).toMatchObject({ kind: 'unsupported' });
  });

  it('takes a polyglot for the container it begins with', async () => {
    const [pdf, png, docx] = [SAMPLES.pdf, SAMPLES.png, SAMPLES.docx] as [Buffer, Buffer, Buffer];
    expect(await outcomeOf(Buffer.concat([pdf, docx]))).toMatchObject({ kind: 'pdf' });
    expect(await outcomeOf(Buffer.concat([png, docx]))).toMatchObject({ kind: 'image' });
    expect(await outcomeOf(Buffer.concat([Buffer.from('<html><body>Seen '), pdf]))).toMatchObject({ kind: 'html' });
    expect(await outcomeOf(`<!-- a --> ${'<!---->'.repeat(500)}<svg>Map</svg>`)).toMatchObject({ kind: 'html' });
    expect(await outcomeOf(Buffer.concat([docx, pdf]))).toMatchObject({ kind: 'damaged' });
  });

  it('ends bombs before they grow, and reads the next file', async () => {
    const bomb = { name: 'word/styles.xml', body: Buffer.alloc(51 * MB, ' ') };
    expect(await outcomeOf(zipOf([...docxEntries(['x']), bomb]))).toMatchObject({ kind: 'too-heavy' });
    expect(await outcomeOf(zipOf([...docxEntries(['x']), { ...bomb, stated: 99 }]))).toMatchObject({
      kind: 'too-heavy',
    });
    expect(await outcomeOf(pdfBomb(400))).toMatchObject({ kind: 'too-heavy' });
    expect(await outcomeOf(pngOf(9, 9, [30_000, 30_000]))).toMatchObject({ kind: 'too-large' });
    expect(await outcomeOf('Still reading')).toMatchObject({ text: 'Still reading' });
  });

  it('expands no entities', async () => {
    const [types, rels, core] = docxEntries([]);
    const body = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><w:document>&b;</w:document>';
    const entries = [types, rels, core].filter((entry) => entry !== undefined);
    expect(await outcomeOf(zipOf([...entries, { name: 'word/document.xml', body }]))).toMatchObject({
      kind: 'damaged',
    });
  });

  it('reads a page tree that states more pages than there are', async () => {
    expect(await outcomeOf(pdfOf(['only'], 2_000_000_000))).toMatchObject({ kind: 'pdf', text: 'only' });
  });

  it.each(Object.keys(SAMPLES))('reads or refuses a cut %s', async (name) => {
    const bytes = SAMPLES[name] ?? Buffer.alloc(0);
    for (const part of [0.2, 0.5, 0.9]) {
      expect(await outcomeOf(bytes.subarray(0, Math.ceil(bytes.length * part)))).toHaveProperty('kind');
    }
  });

  it('ends a document that is nested without end, and a page tree that leads back to itself', async () => {
    const nested = docxEntries(['x']).map((entry) =>
      entry.name === 'word/document.xml' ? { ...entry, body: '<w:p>'.repeat(100_000) } : entry,
    );
    expect(await outcomeOf(zipOf(nested))).toBeInstanceOf(AttachmentFault);
    const circle = pdfOf(['x', 'y']).toString('latin1').replace('/Kids [5 0 R 7 0 R]', '/Kids [2 0 R 2 0 R]');
    expect(await outcomeOf(Buffer.from(circle, 'latin1'))).toBeInstanceOf(AttachmentFault);
  });

  it('answers any bytes with a reading or a sentence', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(mutatedFile, mutatedFile, mutatedDocument, randomBytes), async (bytes) => {
        const outcome = await outcomeOf(bytes);
        if (outcome instanceof AttachmentFault) expect(outcome.message).toMatch(/^[A-Z].+\.$/);
        else expect(outcome.problem ?? 'Fine.').toMatch(/^[A-Z\d].+\.$/);
      }),
      { numRuns: 600 },
    );
  });
});
