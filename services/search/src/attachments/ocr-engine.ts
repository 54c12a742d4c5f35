import { createRequire } from 'node:module';

// The thread in which Tesseract runs: its own script, with bounds. WebAssembly lies outside the heap that a thread is
// given, so its memory is bounded where it grows; and nothing is fetched, whatever an option may say.

/** Enough for some 15 megapixels, of which a larger picture keeps 12. */
const MOST_BYTES = 256 * 1024 * 1024;
const PAGE_BYTES = 64 * 1024;

/** As far as it is needed here: the types of browsers are not part of a service. */
declare const WebAssembly: { Memory: { prototype: { buffer: ArrayBuffer; grow(pages: number): number } } };

const grow = WebAssembly.Memory.prototype.grow;
WebAssembly.Memory.prototype.grow = function growBounded(this: { buffer: ArrayBuffer }, pages: number): number {
  if (this.buffer.byteLength + pages * PAGE_BYTES > MOST_BYTES)
    throw new RangeError('The image needs too much memory.');
  return grow.call(this, pages);
};

globalThis.fetch = () => Promise.reject(new Error('Nothing is fetched to read an image.'));
for (const say of ['log', 'warn', 'error'] as const) console[say] = () => undefined;

createRequire(import.meta.url)('tesseract.js/src/worker-script/node/index.js');
