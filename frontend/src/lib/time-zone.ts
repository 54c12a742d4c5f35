/** Where the reader's days begin and end, as an address asks for it. */
export const zoneQuery = (): string => `zone=${encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone)}`;
