/** How long each part of writing may take, in milliseconds. */
export interface Times {
  /** To ask the store whether there is budget left. */
  readonly reserve: number;
  /** From a request to the first piece of its answer. */
  readonly firstToken: number;
  /** For all attempts at a model together, waits between them included. */
  readonly model: number;
  /** Least that has to be left for another attempt to be worth it. */
  readonly attempt: number;
}

/** A reader waits no longer than this, whoever writes in the end. */
export const READER_WAITS_MS = 8_000;
/** Of that, kept for checking the reply and for our own rules to write instead. */
export const FALLBACK_MS = 1_000;

export const TIMES: Times = { reserve: 500, firstToken: 4_000, model: 6_500, attempt: 1_500 };
