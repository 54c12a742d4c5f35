import type { Report } from '@360/contracts/reports';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { json, renderFramed, stubServer } from '../../test/framed.tsx';
import { stubStream } from '../../test/stream.ts';
import { startStrings } from '../../test/strings.ts';
import { made, reportOf } from './_fixtures.ts';
import { MyReports } from './my-reports.tsx';

let reports: Report[];
let next: string | null;
let server: ReturnType<typeof stubServer>;
let stream: ReturnType<typeof stubStream>;
beforeAll(() => startStrings());
beforeEach(() => {
  reports = [made];
  next = null;
  stream = stubStream();
  server = stubServer(({ method, path }) => {
    if (path === '/api/reports?cursor=2')
      return json({ reports: [reportOf({ id: 'r2', topic: 'Older' })], next: null });
    return method === 'GET' ? json({ reports, next }) : json(null, 204);
  });
});
afterEach(() => vi.unstubAllGlobals());

const press = async (name: string) => {
  const found = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(found));
};

test('one that is made leads to its report and its files', async () => {
  renderFramed(<MyReports />);
  const topic = await screen.findByRole('link', { name: 'Sea gate failed' });
  expect(topic.getAttribute('href')).toBe('/api/reports/r1/pdf');
  expect(screen.getByRole('link', { name: 'Download HTML' }).getAttribute('href')).toBe(
    '/api/reports/r1/html?download',
  );
  screen.getByText('9 pages');
});

test('one under way says how far it is, follows the stream and can be cancelled', async () => {
  reports = [reportOf({ step: 'reading', progress: 30 })];
  renderFramed(<MyReports />);
  await screen.findByRole('progressbar', { name: 'Reading the story as the persona', value: { now: 30 } });
  reports = [made];
  await act(async () =>
    stream.tell({ type: 'report.progress', to: 'me', reportId: 'r1', step: 'done', progress: 100 }),
  );
  await screen.findByRole('link', { name: 'Sea gate failed' });
});

test('what is under way can be cancelled, and what failed says why and is made once more', async () => {
  reports = [
    reportOf({ step: 'freezing' }),
    reportOf({ id: 'r3', topic: 'Rail', step: 'failed', failure: 'No reports.' }),
  ];
  renderFramed(<MyReports />);
  await press('Cancel the report Sea gate failed');
  screen.getByText('No reports.');
  await press('Make the report Rail once more');
  expect(server.asked('POST').map(({ path }) => path)).toEqual(['/api/reports/r1/cancel', '/api/reports/r3/retry']);
});

test('deleted it is gone at once, comes back undone, and is deleted when that is over', async () => {
  renderFramed(<MyReports />);
  await press('Delete the report Sea gate failed');
  expect(screen.queryByRole('link', { name: 'Sea gate failed' })).toBeNull();
  await press('Undo');
  await screen.findByRole('link', { name: 'Sea gate failed' });
  expect(server.asked('DELETE')).toEqual([]);
  await press('Delete the report Sea gate failed');
  await act(async () => screen.getAllByRole('button', { name: 'Close' }).at(-1)?.click());
  await waitFor(() => expect(server.asked('DELETE').map(({ path }) => path)).toEqual(['/api/reports/r1']));
  await screen.findByText(/^None yet\./);
});

test('older ones come when asked for', async () => {
  next = '2';
  renderFramed(<MyReports />);
  await press('Load More');
  await screen.findByText('Older');
});

test('a list that does not come can be asked for again', async () => {
  const { answer } = server;
  server.answer = () => json({}, 503);
  renderFramed(<MyReports />);
  await screen.findByText('Your reports could not be loaded.');
  server.answer = answer;
  await press('Try again');
  await screen.findByRole('link', { name: 'Sea gate failed' });
});
