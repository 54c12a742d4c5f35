import type { Outlet } from './content.ts';

/** Every page may be read by everyone; what an outlet reserves stands in the other file. */
export const ROBOTS = 'User-agent: *\nAllow: /\n';

/** The outlets that reserve text and data mining of their articles, as TDM Reservation Protocol section 6 has it. */
export const printTdmrep = (outlets: readonly Outlet[]) =>
  outlets
    .filter(({ reservesMining }) => reservesMining)
    .map(({ id }) => ({ location: `/articles/${id}/`, 'tdm-reservation': 1 }));
