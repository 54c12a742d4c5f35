import { TEXT_MAX } from './question.ts';

/** In the order readers see them; all but the first need a briefing. */
export const NAVIGATOR_TABS = ['query', 'briefing', 'personas', 'deep'] as const;
export type NavigatorTab = (typeof NAVIGATOR_TABS)[number];

export interface NavigatorAddress {
  tab?: NavigatorTab;
  /** The question in words, or the link. */
  q?: string;
}

/** The tab and the question an address names; no tab where it names none that exists. */
export function navigatorAddress({ tab, q }: Record<string, unknown>): NavigatorAddress {
  const known = NAVIGATOR_TABS.find((each) => each === tab);
  const asked = typeof q === 'string' ? q.trim().slice(0, TEXT_MAX) : '';
  return { ...(known ? { tab: known } : {}), ...(asked ? { q: asked } : {}) };
}
