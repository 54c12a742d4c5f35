import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../app/query-client.ts';
import { LegalDialog } from '../features/legal/legal-dialog.tsx';
import { tourCompleted } from '../features/tour/tour-flag.ts';
import { LANGUAGES, type Language } from '../lib/i18n.ts';
import { startStrings } from '../test/strings.ts';
import { BrokenPage } from './broken-page.tsx';
import { CopyrightRoute } from './copyright.tsx';
import { HelpRoute } from './help.tsx';
import { NotFoundRoute, wordsOf } from './not-found.tsx';
import { PrivacyRoute } from './privacy.tsx';
import { TermsRoute } from './terms.tsx';

const PAGES: Readonly<Record<string, () => ReactNode>> = {
  '/help': HelpRoute,
  '/privacy': PrivacyRoute,
  '/terms': TermsRoute,
  '/copyright': CopyrightRoute,
  '/lost': NotFoundRoute,
  '/dialogs': () => (
    <>
      <LegalDialog text="terms" onClose={() => undefined} />
      <LegalDialog text="copyright" onClose={() => undefined} />
    </>
  ),
};

async function open(path: string, language: Language = 'en') {
  await startStrings(language);
  const root = createRootRoute();
  const paths = [...Object.keys(PAGES), '/', '/opt-out', '/search'];
  const router = createRouter({
    routeTree: root.addChildren(
      paths.map((at) =>
        createRoute({ getParentRoute: () => root, path: at, component: PAGES[at] ?? (() => <p>{at}</p>) }),
      ),
    ),
    history: createMemoryHistory({ initialEntries: ['/search', path] }),
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findAllByRole('heading');
  return router;
}

const titles = (level: number) => screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);

beforeEach(() => tourCompleted.set(true));
afterEach(() => vi.unstubAllEnvs());

test('the terms have nine numbered sections and the date of their version', async () => {
  await open('/terms');
  const sections = screen.getAllByRole('heading', { level: 2 }).filter(({ id }) => id.startsWith('terms-'));
  expect(sections.map(({ textContent }) => textContent?.slice(0, 1)).join('')).toBe('123456789');
  expect(document.body.textContent).toContain('Last updated January 30, 2025');
});

test('the privacy policy tells of collection, protection, usage and rights', async () => {
  await open('/privacy');
  expect(titles(2).join(' ')).toMatch(/collection.*usage.*protection.*rights/);
});

test('the copyright policy promises what the form counts by, and leads to it', async () => {
  await open('/copyright');
  expect(titles(1)).toEqual(['Copyright Compliance Policy']);
  expect(screen.getByText('Copyright inquiries').nextElementSibling?.textContent).toBe('within 24 hours');
  expect(screen.getByText('DMCA requests, first answer').nextElementSibling?.textContent).toBe('within 4 hours');
  expect(screen.getByText(/24–48 hours/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'To the publisher form' }).getAttribute('href')).toBe('/opt-out');
});

test('in the settings the terms have six sections', async () => {
  await open('/dialogs');
  const [terms] = screen.getAllByRole('dialog');
  expect(terms?.querySelectorAll('h3')).toHaveLength(6);
  expect(terms?.textContent).toContain('Last updated: January 2025 • Version 1.0');
});

test('a page goes back to where the reader came from', async () => {
  const router = await open('/terms');
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/search'));
});

test('the help narrows to what is typed, whatever its accents', async () => {
  await open('/help', 'fr');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ENQUETEUR' } });
  expect(document.querySelectorAll('details')).toHaveLength(1);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zzz' } });
  expect(screen.getByRole('status').textContent).toContain('zzz');
});

test('the help offers a letter only where somebody reads it', async () => {
  await open('/help');
  expect(screen.queryByRole('link', { name: /Email/ })).toBeNull();
  screen.getByText('No address for letters is set up here');
  vi.stubEnv('VITE_SUPPORT_EMAIL', 'help@360.example');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'dial' } });
  expect(screen.getByRole('link', { name: /Email/ }).getAttribute('href')).toBe('mailto:help@360.example');
});

test('the tour is begun again from the help, on the home page', async () => {
  const router = await open('/help');
  fireEvent.click(screen.getByRole('button', { name: /Take the tour/ }));
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(tourCompleted.get()).toBe(false);
});

test.each(LANGUAGES.flatMap((language) => Object.keys(PAGES).map((path) => [path, language] as const)))(
  '%s is whole in %s',
  async (path, language) => {
    await open(path, language);
    const said = document.body.textContent ?? '';
    expect(said).not.toMatch(/\b(legal|helpPage|docPage|nav|lost|tour)\.[a-z]|\{\{/i);
    expect(said.length).toBeGreaterThan(40);
  },
);

test.each([
  ['/storys/tarn-barier', 'tarn barier'],
  ['/story/3f9a2b7c11d04e5f', ''],
  ['/%D8%A7%D9%84%D8%A7%D9%86%D8%AA%D8%AE%D8%A7%D8%A8%D8%A7%D8%AA', 'الانتخابات'],
  ['/%E0%A4%A', ''],
])('the missing page %s searches for "%s"', (path, words) => {
  expect(wordsOf(path)).toBe(words);
});

test('a broken page lets the reader copy what happened', async () => {
  await startStrings();
  const write = vi.fn(async (_text: string) => undefined);
  vi.stubGlobal('navigator', { userAgent: 'Test', clipboard: { writeText: write } });
  render(<BrokenPage error={new Error('no such part')} reset={() => undefined} />);
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  fireEvent.click(screen.getByRole('button', { name: 'Copy the details' }));
  expect(await screen.findByText('Copied!')).toBeTruthy();
  expect(write.mock.calls[0]?.[0]).toContain('Error: no such part');
  vi.unstubAllGlobals();
});
