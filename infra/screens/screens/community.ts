import type { Page } from 'playwright-core';
import type { Screen } from '../screen.ts';

/** Joins: what the reader is shown as is then a member. Joining again changes nothing. */
const join = async (page: Page) => {
  const answer = await page.context().request.post('/api/civ/join', { data: {} });
  if (!answer.ok()) throw new Error(`POST /api/civ/join answered ${answer.status()}`);
};

/** Not joined, as the page would see it before; the community's figures stay those of the product. */
const asNewcomer = (page: Page) =>
  page.route('**/api/civ/profile', (route) => route.fulfill({ json: { user: { name: '' }, profile: null } }));

/** The community: the way in, what waits for review, the form of a review, and one's own part in it. */
export const COMMUNITY: readonly Screen[] = [
  { name: 'civ-join', path: '/civ', shows: '.cj-benefits', before: asNewcomer },
  { name: 'civ', path: '/civ', shows: '.cv-item', before: join },
  {
    name: 'civ-validate',
    path: '/civ',
    shows: 'dialog[open] .cv-verdicts',
    before: join,
    act: (page) => page.locator('.cv-act > button').first().click(),
  },
  { name: 'civ-profile', path: '/civ?tab=profile', shows: '.cv-facts', before: join },
];
