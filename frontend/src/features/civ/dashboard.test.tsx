import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { json } from '../../test/framed.tsx';
import { startStrings } from '../../test/strings.ts';
import { addressNow, closeToasts, dialog, press, pressThere, showCommunity, stubCommunity } from './_civ-frame.tsx';
import { at, itemOf, memberOf } from './_fixtures.ts';

beforeAll(() => startStrings());
afterEach(async () => {
  await closeToasts();
  document.documentElement.dir = 'ltr';
  vi.unstubAllGlobals();
});

const figures = () => [...document.querySelectorAll('.cv-stats > div')].map((one) => one.textContent);

test('four figures say what a member has come to', async () => {
  stubCommunity();
  showCommunity();
  await screen.findByText('27', { selector: 'dd' });
  expect(figures()).toEqual([
    'Reputation742of 1,000',
    'Validations186163 settled',
    'Accuracy91%of 163 settled',
    'Items flagged275 this week',
  ]);
});

test('where nothing is settled yet, no figure is made up', async () => {
  stubCommunity({ member: memberOf({ accuracyRate: null, settledReviews: 0, brierScore: null, calibration: [] }) });
  showCommunity({ tab: 'profile' });
  await screen.findByText('27', { selector: 'dd' });
  expect(figures()[2]).toBe('Accuracy–none settled yet');
  screen.getByText(/^None of your reviews is settled yet/);
  screen.getByText(/^When items that you reviewed are settled/);
});

test('an item says what it is, how severe, why, since when, and the beginning of its summary', async () => {
  const { newsItem } = itemOf();
  stubCommunity({ items: [itemOf({ newsItem: { ...newsItem, summary: 'x'.repeat(300) } })] });
  showCommunity();
  const row = within(await screen.findByRole('article', { name: 'Dam level a record' }));
  expect(row.getByRole('link').getAttribute('href')).toBe('/item/i1');
  row.getByText('Severity 86: very high');
  row.getByText('Factual Inconsistency');
  row.getByText(/^It gives another figure than 4 independent reports/);
  row.getByText('“stands at 214 m”');
  row.getByText(/^Flagged: /);
  row.getByText('3 reviews');
  expect(row.getByText(/^xxx/).textContent).toBe(`${'x'.repeat(200)}…`);
});

test('a signal the page has no words for is told in the words of the service', async () => {
  const signals = [{ key: 'civ.signal.newer', values: {}, quote: null }];
  stubCommunity({ items: [itemOf({ signals })] });
  showCommunity();
  await screen.findByText('Two figures exclude each other.');
});

test('what a member said of an item stands with it, and can be changed', async () => {
  stubCommunity({ items: [itemOf({ own: { verdict: 'challenges', confidenceLevel: 80, at } })] });
  showCommunity();
  await screen.findByText('You said: Challenges, 80%');
  screen.getByRole('button', { name: 'Change' });
});

test('the list is narrowed by the kind of anomaly, which the address names', async () => {
  const { held, gets } = stubCommunity();
  showCommunity();
  await screen.findByRole('article');
  held.items = [];
  fireEvent.change(screen.getByRole('combobox', { name: 'Anomaly' }), { target: { value: 'bias_detected' } });
  await screen.findByText('No open item shows this kind of anomaly.');
  expect(addressNow()).toEqual({ anomaly: 'bias_detected' });
  expect(gets()).toContain('/api/civ/flagged-items?anomaly=bias_detected');
  await press('Show all anomalies');
  await screen.findByRole('article');
});

test('more items come when asked for, from where the list ended', async () => {
  const { server } = stubCommunity();
  const { answer } = server;
  server.answer = (call) => {
    if (!call.path.startsWith('/api/civ/flagged-items')) return answer(call);
    const more = call.path.endsWith('?cursor=c2');
    return json({ items: [itemOf(more ? { id: 'f2' } : {})], total: 2, next: more ? null : 'c2' });
  };
  showCommunity();
  await screen.findByRole('article');
  await press('Load More');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
});

test('items that could not be read can be asked for again', async () => {
  const refuse = (path: string) => (path.startsWith('/api/civ/flagged') ? json({ error: 'Later.' }, 503) : null);
  const { held } = stubCommunity({ refuse });
  showCommunity();
  await screen.findByText('The flagged items could not be loaded.');
  held.refuse = null;
  await press('Try again');
  await screen.findByRole('article');
});

test('arrow keys walk the tabs, against the writing from right to left', async () => {
  stubCommunity();
  showCommunity();
  const key = (name: string) =>
    act(async () => void fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: name }));
  await screen.findByRole('tab', { name: 'Review Items', selected: true });
  await key('ArrowRight');
  expect(addressNow()).toEqual({ tab: 'verified' });
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Verified Briefings' }));
  await screen.findByText('No verified briefings yet');
  document.documentElement.dir = 'rtl';
  await key('ArrowRight');
  expect(addressNow()).toEqual({});
  await key('End');
  screen.getByRole('tabpanel', { name: 'My Profile' });
});

test('the profile names role, standing and areas, and explains the score', async () => {
  stubCommunity();
  showCommunity({ tab: 'profile' });
  const panel = within(await screen.findByRole('tabpanel', { name: 'My Profile' }));
  panel.getByText('Reviewer');
  panel.getByText('Verified expert');
  panel.getByText('Law');
  panel.getByText(/^0\.11 over 163 settled reviews/);
  panel.getByRole('img', { name: 'Calibration: said 85%, right 80%' });
  await press('Table');
  expect(panel.getByRole('row', { name: '85% 80% 51' })).toBeTruthy();
});

test('a new member is told from when their reviews count, an old one is not', async () => {
  const countsFrom = new Date(Date.now() + 3_600_000).toISOString();
  stubCommunity({ member: memberOf({ countsFrom }) });
  showCommunity({ tab: 'profile' });
  await screen.findByText(/^count from .+, also those you write before$/);
  cleanup();
  stubCommunity();
  showCommunity({ tab: 'profile' });
  await screen.findByText('Reviewer');
  expect(screen.queryByText(/^count from/)).toBeNull();
});

test('only who was checked wears the badge', async () => {
  stubCommunity({ member: memberOf({ verifiedExpert: false }) });
  showCommunity({ tab: 'profile' });
  await screen.findByText('Reviewer');
  expect(screen.queryByText('Verified expert')).toBeNull();
});

test('a member leaves only after being asked', async () => {
  const { server } = stubCommunity();
  showCommunity({ tab: 'profile' });
  await screen.findByText('Reviewer');
  await press('Leave the community');
  await pressThere('Stay');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Leave the community');
  dialog().getByText(/^Your reputation/);
  expect(server.asked('POST')).toEqual([]);
  await pressThere('Leave');
  await screen.findByRole('heading', { level: 1, name: 'Join the CIV Community' });
  expect(server.asked('POST').map(({ path }) => path)).toEqual(['/api/civ/leave']);
});
