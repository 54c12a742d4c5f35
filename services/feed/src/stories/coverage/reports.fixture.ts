import type { CoverageItem } from './coverage-item.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const START = Date.UTC(2026, 4, 12, 6, 0);

/** A report of one outlet with nothing in it but what a test says; its id is its outlet's unless given. */
export const report = (outletId: string, fields: Partial<CoverageItem> = {}): CoverageItem => ({
  id: outletId,
  title: '',
  summary: '',
  text: '',
  outletId,
  outletName: outletId,
  owner: null,
  country: null,
  publishedAt: START,
  language: 'en',
  revisions: 0,
  ...fields,
});

/** Every item as a report of its own. */
export const eachAlone = (items: readonly CoverageItem[]): Map<string, number> =>
  new Map(items.map(({ id }, index) => [id, index]));

export const WIRE =
  'PORT LENNOW - A crane fell across the eastern quay of Port Lennow on Tuesday morning and closed the ferry terminal, the ' +
  'harbour office said. Nobody was inside the cabin. Divers will look at the foundation of the quay before the terminal ' +
  'opens again, which may take until the end of the week. The crane was built forty years ago and was due to be replaced. ' +
  'Ferries to the outer islands leave from the fishing harbour until then, and tickets stay valid.';

export const OWN =
  'The noise woke half of the old town. When the dust had settled, the biggest crane of the port lay over the ferry stairs ' +
  'like a felled tree. Mira Oldane, who sells coffee to the first passengers, had gone to fetch milk. She says she will ' +
  'never complain about milk again. The company that runs the port had asked for a new crane twice and got paint instead.';
