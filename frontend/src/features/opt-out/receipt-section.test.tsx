import type { RemovalReceipt } from '@360/contracts/publisher-requests';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../app/query-client.ts';
import type { Language } from '../../lib/i18n.ts';
import { startStrings } from '../../test/strings.ts';
import { ReceiptSection } from './receipt-section.tsx';

const URL = '/api/publisher-requests/PUB-1/receipt';
const at = '2026-11-20T07:15:00.000Z';
const removed = {
  feeds: 2,
  items: 41,
  revisions: 7,
  engagements: 19,
  pictures: 30,
  searchDocuments: 44,
  storiesChanged: 5,
  storiesRemoved: 3,
};
const receipt: RemovalReceipt = {
  reference: 'PUB-1',
  domain: 'courier.example',
  publishers: [{ id: 'courier', name: 'The Ansel Courier' }],
  requestedAt: at,
  provenAt: at,
  provenBy: 'file',
  decidedAt: at,
  decidedBy: 'Mara',
  enforcedAt: at,
  removed,
  verified: { at, searched: { items: 900 }, traces: 0 },
  items: { total: 41, sha256: 'ab12', ids: [], next: null },
};

async function open(body: object, language: Language = 'en') {
  await startStrings(language);
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body)));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ReceiptSection url={URL} reference="PUB-1" />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 2 });
}

const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

afterEach(() => vi.unstubAllGlobals());

test('the receipt tells what left each store, the search index among them', async () => {
  await open(receipt);
  expect(figure('Reports')).toBe('41');
  expect(figure('Documents in the search index')).toBe('44');
  expect(figure('Stories removed')).toBe('3');
});

test.each<[Language, string]>([
  ['de', 'Dokumente im Suchindex'],
  ['es', 'Documentos del índice de búsqueda'],
  ['fr', 'Documents de l’index de recherche'],
  ['ar', 'مستندات فهرس البحث'],
])('it does so in %s', async (language, name) => {
  await open(receipt, language);
  expect(figure(name)).toMatch(/^(44|٤٤)$/);
});

test('a receipt from before there was an index took nothing out of it', async () => {
  const { searchDocuments: _none, ...before } = removed;
  await open({ ...receipt, removed: before });
  expect(figure('Documents in the search index')).toBe('0');
});
