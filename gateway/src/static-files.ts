import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { contentTypeOf } from './content-types.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface Variant {
  readonly bytes: Buffer;
  readonly etag: string;
}

export interface StaticFile {
  readonly type: string;
  readonly identity: Variant;
  readonly br?: Variant;
  readonly gzip?: Variant;
}

const COMPRESSED = /\.(br|gz)$/;

const variantOf = (bytes: Buffer): Variant => ({
  bytes,
  etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
});

/**
 * Reads the built frontend into memory, each file with the compressed ones beside it. What is served is then exactly one
 * build, and an address can only ever name a file of it. Keys are addresses.
 * @throws Error when the folder holds no `index.html`
 */
export const readStaticFiles = async (folder: string): Promise<ReadonlyMap<string, StaticFile>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const bytes = new Map<string, Buffer>();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    bytes.set(`/${relative(folder, file).split(sep).join('/')}`, await readFile(file));
  }
  if (!bytes.has('/index.html')) throw new Error('FRONTEND_DIR holds no index.html: the frontend is not built');

  const files = new Map<string, StaticFile>();
  for (const [path, content] of bytes) {
    if (COMPRESSED.test(path) && bytes.has(path.replace(COMPRESSED, ''))) continue;
    const br = bytes.get(`${path}.br`);
    const gzip = bytes.get(`${path}.gz`);
    files.set(path, {
      type: contentTypeOf(path),
      identity: variantOf(content),
      ...(br && { br: variantOf(br) }),
      ...(gzip && { gzip: variantOf(gzip) }),
    });
  }
  return files;
};
