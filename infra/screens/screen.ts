import type { Page } from 'playwright-core';
import type { Look } from './looks.ts';
import type { Scene } from './scene.ts';

/** Something the product shows, and how a reader comes to it. */
export interface Screen {
  name: string;
  path: string | ((scene: Scene) => string);
  /** What has to be seen before it counts as there. */
  shows: string;
  /** Set before the page begins. */
  before?: (page: Page, scene: Scene) => Promise<unknown>;
  /** What the reader does then. */
  act?: (page: Page, look: Look, scene: Scene) => Promise<unknown>;
  /** Whether it is there only on phones, or only beside a wide feed. */
  on?: 'phone' | 'desktop';
  /** The picture ends with the window instead of with what scrolls in it. */
  windowOnly?: boolean;
  /** Whether pages of other hosts are embedded here. */
  embeds?: boolean;
  /** Whether what comes here makes room for itself, so that what lies below moves. */
  grows?: boolean;
  /** Errors in the console that belong to it. */
  expected?: RegExp;
}

export const pathOf = ({ path }: Screen, scene: Scene): string => (typeof path === 'string' ? path : path(scene));
