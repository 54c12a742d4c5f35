import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { stubStream } from './stream.ts';
import { startStrings } from './strings.ts';

/** Each test of the file begins as a reader does who was never here, with all strings and a silent stream of events. */
export function beginEachAfresh(): void {
  beforeAll(() => startStrings());
  beforeEach(() => {
    localStorage.clear();
    stubStream();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}
