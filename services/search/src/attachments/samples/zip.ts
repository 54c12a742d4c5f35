import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  name: string;
  body: Buffer | string;
  /** What the directory says of its size, where it is not the truth. */
  stated?: number;
  encrypted?: boolean;
}

const numbers = (...fields: [bytes: 2 | 4, value: number][]): Buffer =>
  Buffer.concat(
    fields.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );

/** A deflated zip, honest or not. */
export const zipOf = (entries: ZipEntry[]): Buffer => {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, body, stated, encrypted } of entries) {
    const bytes = Buffer.from(body);
    const packed = deflateRawSync(bytes);
    const common = numbers(
      [2, 20],
      [2, encrypted ? 1 : 0],
      [2, 8],
      [4, 0],
      [4, crc32(bytes)],
      [4, packed.length],
      [4, stated ?? bytes.length],
      [2, Buffer.byteLength(name)],
      [2, 0],
    );
    const entry = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed]);
    local.push(entry);
    central.push(
      Buffer.from('PK\x01\x02\x14\0'),
      common,
      numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
      Buffer.from(name),
    );
    offset += entry.length;
  }
  const directory = Buffer.concat(central);
  const count = entries.length;
  const end = numbers([4, 0], [2, count], [2, count], [4, directory.length], [4, offset], [2, 0]);
  return Buffer.concat([...local, directory, Buffer.from('PK\x05\x06'), end]);
};

const DOCUMENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
export const MACRO_DOCUMENT = 'application/vnd.ms-word.document.macroEnabled.main+xml';

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** What a Word file of some paragraphs is packed of. */
export const docxEntries = (paragraphs: string[], title = 'Harbour law', type = DOCUMENT): ZipEntry[] => [
  {
    name: '[Content_Types].xml',
    body: `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
  },
  {
    name: '_rels/.rels',
    body: '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
  },
  {
    name: 'docProps/core.xml',
    body: `<?xml version="1.0"?><cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${title}</dc:title></cp:coreProperties>`,
  },
  {
    name: 'word/document.xml',
    body: `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs.map(paragraph).join('')}</w:body></w:document>`,
  },
];

export const docxOf = (paragraphs: string[]): Buffer => zipOf(docxEntries(paragraphs));
