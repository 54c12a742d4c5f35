/** In the order readers see them; all but the first need a briefing. */
export const NAVIGATOR_TABS = ['query', 'briefing', 'personas', 'deep'] as const;
export type NavigatorTab = (typeof NAVIGATOR_TABS)[number];

export interface NavigatorAddress {
  tab?: NavigatorTab;
}

/** The tab an address names; none where it names none that exists. */
export function navigatorAddress({ tab }: Record<string, unknown>): NavigatorAddress {
  const known = NAVIGATOR_TABS.find((each) => each === tab);
  return known ? { tab: known } : {};
}
