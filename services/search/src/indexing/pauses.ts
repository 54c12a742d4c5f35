/** How long the keeping of the index waits for what it cannot hurry, in milliseconds. */
export interface Pauses {
  /** Until a task of the engine is looked at again. */
  task: number;
  /** Until an engine or a feed service that is away is asked again. */
  away: number;
  /** How long it may be unknown to a writer that an index being built has come or gone. */
  targets: number;
  /** How long, beyond that, a write may be under way that was begun before it was known. */
  slack: number;
}

export const PAUSES: Pauses = { task: 25, away: 1_000, targets: 300, slack: 500 };
