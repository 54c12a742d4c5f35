/** The tabs of the dashboard, in the order readers see them; the first needs no name in the address. */
export const CIV_TABS = ['review', 'verified', 'profile'] as const;
export type CivTab = (typeof CIV_TABS)[number];

export interface CivAddress {
  tab?: Exclude<CivTab, 'review'>;
  /** The kind of anomaly the list is narrowed to. */
  anomaly?: string;
}

/** What an address of the community names of its dashboard. */
export function civAddress({ tab, anomaly }: Record<string, unknown>): CivAddress {
  return {
    ...(tab === 'verified' || tab === 'profile' ? { tab } : {}),
    ...(typeof anomaly === 'string' && anomaly !== '' ? { anomaly } : {}),
  };
}
