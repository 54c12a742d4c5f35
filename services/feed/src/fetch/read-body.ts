import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw, createZstdDecompress } from 'node:zlib';
import { FetchFault } from './fetch-fault.ts';

const MOST_CODINGS = 2;

/** Servers that say deflate send it with zlib's header or without; its first byte tells which. */
const inflate = (source: Readable): Promise<Readable> =>
  new Promise((resolve, reject) => {
    source.once('error', reject);
    source.once('readable', () => {
      const first: Buffer | null = source.read(1);
      if (first) source.unshift(first);
      resolve(chain(source, first && (first[0] ?? 0) % 16 !== 8 ? createInflateRaw() : createInflate()));
    });
  });

// The pipeline hands an error on to the last stream, where the reader meets it.
const chain = (source: Readable, target: Transform): Readable => pipeline(source, target, () => undefined);

const decoded = async (source: Readable, coding: string): Promise<Readable> => {
  if (coding === 'gzip' || coding === 'x-gzip') return chain(source, createGunzip());
  if (coding === 'br') return chain(source, createBrotliDecompress());
  if (coding === 'zstd') return chain(source, createZstdDecompress());
  if (coding === 'deflate') return inflate(source);
  throw new FetchFault('network', 'The server packs its answer in a way that cannot be read.');
};

const codingsOf = (contentEncoding: string | null): string[] =>
  (contentEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity')
    .reverse();

/**
 * Reads a body to its end, unpacked. The limit counts unpacked bytes as they come, so a small answer that swells up is
 * stopped while it swells.
 * @throws FetchFault `too-large`, or `network` for a packing nobody knows; stream errors as they are
 */
export const readBody = async (
  source: Readable,
  contentEncoding: string | null,
  maxBytes: number,
): Promise<Uint8Array> => {
  const codings = codingsOf(contentEncoding);
  if (codings.length > MOST_CODINGS) throw new FetchFault('network', 'The server packs its answer too many times.');
  // one that is ended early says so once more, to whoever still listens
  source.on('error', () => undefined);
  let stream = source;
  try {
    for (const coding of codings) stream = await decoded(stream, coding);
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new FetchFault('too-large', 'The answer is larger than a feed may be.');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks, size);
  } finally {
    stream.destroy();
    source.destroy();
  }
};
