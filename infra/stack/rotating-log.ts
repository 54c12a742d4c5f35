import { closeSync, fstatSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';

export type RotatingLog = { write: (text: string) => void; close: () => void };

/**
 * A log file that is put aside as `.1` (then `.2` …) once it exceeds `maxBytes`; the oldest of `keep` is dropped.
 * Writes are synchronous: the last words of a dying process are on disk.
 */
export function openRotatingLog(file: string, maxBytes = 10_000_000, keep = 3): RotatingLog {
  let descriptor = openSync(file, 'a', 0o600);
  let size = fstatSync(descriptor).size;
  const rotate = () => {
    closeSync(descriptor);
    rmSync(`${file}.${keep}`, { force: true });
    for (let number = keep - 1; number >= 1; number--) renameIfThere(`${file}.${number}`, `${file}.${number + 1}`);
    renameIfThere(file, `${file}.1`);
    descriptor = openSync(file, 'a', 0o600);
    size = 0;
  };
  return {
    write: (text) => {
      try {
        size += writeSync(descriptor, text);
        if (size > maxBytes) rotate();
      } catch {
        // A full disk costs log lines; it must not cost the process that keeps the others running.
      }
    },
    close: () => closeSync(descriptor),
  };
}

function renameIfThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
