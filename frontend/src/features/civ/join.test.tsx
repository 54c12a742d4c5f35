import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { json } from '../../test/framed.tsx';
import { startStrings } from '../../test/strings.ts';
import { closeToasts, press, showCommunity, stubCommunity } from './_civ-frame.tsx';
import { at, emptyStatus, itemOf, statusOf } from './_fixtures.ts';

beforeAll(() => startStrings());
afterEach(async () => {
  await closeToasts();
  vi.unstubAllGlobals();
});

test('who has not joined is told what it is for, and no flagged item is asked for', async () => {
  const { gets } = stubCommunity({ member: null, status: emptyStatus });
  showCommunity();
  await screen.findByRole('heading', { level: 1, name: 'Join the CIV Community' });
  expect(screen.getAllByRole('article')).toHaveLength(3);
  await screen.findByText('Nothing was flagged or settled in the last seven days.');
  screen.getByText('No item has been settled yet.');
  expect(gets()).toEqual(['/api/civ/profile', '/api/civ/status']);
});

test('this week is told in figures, and the item settled last with its votes, the most first', async () => {
  const votes = { supports: 1, challenges: 9, needs_context: 2, inconclusive: 0 };
  const settlement = { verdict: 'challenges' as const, at, votes, agreement: 0.83 };
  stubCommunity({ member: null, status: statusOf(itemOf({ state: 'settled', settlement })) });
  showCommunity();
  await screen.findByText('1 h 30 min');
  screen.getByText('How 12 reviewers judged it');
  const rows = [...document.querySelectorAll('.cv-votes > li')];
  expect(rows.map((row) => row.textContent)).toEqual(['Challenges9', 'Needs Context2', 'Supports1', 'Inconclusive0']);
  expect(rows.map((row) => row.querySelectorAll('i').length)).toEqual([9, 2, 1, 0]);
  expect(rows[0]?.hasAttribute('data-settled')).toBe(true);
});

test('what members said of it is asked for only when wanted, and shown without names', async () => {
  const votes = { supports: 1, challenges: 4, needs_context: 0, inconclusive: 0 };
  const settlement = { verdict: 'challenges' as const, at, votes, agreement: 0.83 };
  const review = { id: 'r1', verdict: 'challenges', confidenceLevel: 90, note: 'The table says 221 m.', at };
  const link = 'https://operator.example/';
  const { gets, held } = stubCommunity({
    member: null,
    status: statusOf(itemOf({ state: 'settled', settlement })),
  });
  held.refuse = (path) =>
    path.endsWith('/reviews')
      ? json({ reviews: [{ ...review, evidenceLinks: [link], civRole: 'reviewer', verifiedExpert: false }] })
      : null;
  showCommunity();
  await screen.findByText('How 5 reviewers judged it');
  expect(gets()).not.toContain('/api/civ/items/f1/reviews');
  await press('What they said');
  await screen.findByText('The table says 221 m.');
  screen.getByText('Reviewer');
  expect(screen.getByRole('link', { name: link }).getAttribute('rel')).toContain('nofollow');
});

test('joining sends what was chosen, shows the dashboard and says welcome', async () => {
  const { server } = stubCommunity({ member: null });
  showCommunity();
  await screen.findByRole('button', { name: 'Join' });
  await press('Law');
  await press('Medicine');
  await press('Law');
  await press('Join');
  await screen.findByRole('tab', { name: 'Review Items' });
  screen.getByText('Welcome to CIV!');
  expect(server.asked('POST')).toEqual([
    { method: 'POST', path: '/api/civ/join', body: { specialtyAreas: ['medicine'] } },
  ]);
});

test('a refused joining is told with its reason', async () => {
  const refuse = (path: string) => (path === '/api/civ/join' ? json({ error: 'The community is full.' }, 500) : null);
  const { server } = stubCommunity({ member: null, refuse });
  showCommunity();
  await screen.findByRole('button', { name: 'Join' });
  await press('Join');
  await screen.findByText('Failed to Join: The community is full.');
  expect(server.asked('POST')[0]?.body).toEqual({ specialtyAreas: [] });
  await screen.findByRole('button', { name: 'Join' });
});

test('a profile that cannot be read is asked for once, and again when wanted', async () => {
  const { held, gets } = stubCommunity({ refuse: () => json({ error: 'Later.' }, 503) });
  showCommunity();
  await screen.findByText('The community could not be loaded.');
  expect(gets()).toEqual(['/api/civ/profile']);
  held.refuse = null;
  await press('Try again');
  await waitFor(() => screen.getByRole('tablist'));
});
