import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

const ERROR_LEVEL = 50;
const MAX_LINE = 64_000;
const MAX_SHOWN = 300;

/** Calls `onLine` for each line of a stream, without its end; a line over 64,000 characters comes in pieces. */
export function eachLine(stream: Readable, onLine: (line: string) => void): void {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  const take = (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
    if (rest.length > MAX_LINE) {
      onLine(rest);
      rest = '';
    }
  };
  stream.on('data', (chunk: Buffer) => take(decoder.write(chunk)));
  stream.on('end', () => {
    take(decoder.end());
    if (rest) onLine(rest);
  });
}

/**
 * The short form of an error in a pino line, for the terminal; undefined for every other line. Control characters
 * are taken out: a log may quote what strangers sent.
 */
export function errorIn(line: string): string | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const entry = JSON.parse(line) as { level?: unknown; msg?: unknown; err?: { message?: unknown } };
    if (typeof entry.level !== 'number' || entry.level < ERROR_LEVEL) return undefined;
    const cause = typeof entry.err?.message === 'string' ? ` (${entry.err.message})` : '';
    return plain(`${typeof entry.msg === 'string' ? entry.msg : 'error'}${cause}`);
  } catch {
    return undefined;
  }
}

/** The most telling of a process's last lines: a logged error, else one that names an error, else the last. */
export function reasonIn(lines: string[]): string {
  const logged = lines.map(errorIn).findLast((text) => text !== undefined);
  const thrown = lines.findLast((line) => /^\s*\w*Error\b/.test(line));
  return logged ?? plain(thrown ?? lines.at(-1) ?? 'it said nothing');
}

function plain(text: string): string {
  const printable = text.replace(/\p{Cc}+/gu, ' ').trim();
  return printable.length > MAX_SHOWN ? `${printable.slice(0, MAX_SHOWN)}…` : printable;
}
