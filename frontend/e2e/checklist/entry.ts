import type { Page } from 'playwright-core';

/** A string is looked for as it stands, capitals included; a pattern where part of the wording is open or counted. */
export type Entry = string | RegExp;

export interface State {
  state: string;
  /** Brings it about on the page as the state before has left it. */
  reach?: (page: Page) => Promise<unknown>;
  /** Each as a text, label, placeholder, title or accessible name that a reader can come upon. */
  says: readonly Entry[];
  /** What must not be there. */
  never?: readonly Entry[];
}

export interface Screen {
  screen: string;
  /** Where it lies, with what a running product is asked for first where the address holds an id. */
  at: () => string | Promise<string>;
  states: readonly State[];
}
