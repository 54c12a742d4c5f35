import { deflateSync } from 'node:zlib';

/** A PDF of numbered objects, the first of which is the catalogue. */
const pdfOfObjects = (objects: (string | Buffer)[], trailer = ''): Buffer => {
  const pieces: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = pieces[0]?.length ?? 0;
  for (const [at, object] of objects.entries()) {
    const piece = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);
    offsets.push(length);
    length += piece.length;
    pieces.push(piece);
  }
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  pieces.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(pieces);
};

const stream = (bytes: Buffer, entries = ''): Buffer =>
  Buffer.concat([Buffer.from(`<< /Length ${bytes.length} ${entries} >>\nstream\n`), bytes, Buffer.from('\nendstream')]);

const FIRST_PAGE = 5;

const objectsOf = (contents: Buffer[], count = contents.length): (string | Buffer)[] => [
  '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> >>',
  `<< /Type /Pages /Count ${count} /Kids [${contents.map((_, at) => `${FIRST_PAGE + 2 * at} 0 R`).join(' ')}] >>`,
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  '<< /Title (Harbour law) >>',
  ...contents.flatMap((content, at) => [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents ${FIRST_PAGE + 2 * at + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    content,
  ]),
];

const page = (text: string): Buffer => stream(Buffer.from(`BT /F1 18 Tf 20 100 Td (${text}) Tj ET`));

/** One page for each text; `count` is what the page tree says of their number. */
export const pdfOf = (texts: string[], count?: number): Buffer =>
  pdfOfObjects(objectsOf(texts.map(page), count), '/Info 4 0 R');

/** Encrypted with a user's password that is not the empty one. */
export const encryptedPdf = (): Buffer =>
  pdfOfObjects(
    [
      ...objectsOf([page('secret')]),
      `<< /Filter /Standard /V 1 /R 2 /P -60 /O <${'5a'.repeat(32)}> /U <${'a5'.repeat(32)}> >>`,
    ],
    `/Encrypt ${FIRST_PAGE + 2} 0 R /ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>]`,
  );

/** A page whose content grows a thousandfold when it is unpacked. */
export const pdfBomb = (megabytes: number): Buffer =>
  pdfOfObjects(objectsOf([stream(deflateSync(Buffer.alloc(megabytes * 1024 * 1024, ' ')), '/Filter /FlateDecode')]));
