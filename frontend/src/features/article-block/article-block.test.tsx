import type { GeneratedArticle } from '@360/contracts/briefings';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { noteOf, ownWriter, passageOf, sentenceOf } from '../../components/evidence/_fixtures.ts';
import { withStrings } from '../../lib/i18n.ts';
import { json, renderFramed, stubServer } from '../../test/framed.tsx';
import { stubStream } from '../../test/stream.ts';
import { startStrings } from '../../test/strings.ts';
import { ArticleBlock } from './article-block.tsx';

const articleOf = (part: Partial<GeneratedArticle> = {}): GeneratedArticle => ({
  ...{ id: 'a1', step: 'waiting', progress: 0, fullArticle: null, headline: null, sections: [], passages: [] },
  ...{ notes: {}, writer: null, failure: null },
  ...part,
});
const done = articleOf({
  ...{ step: 'done', progress: 100, fullArticle: 'The gate.\n\nIt failed.', writer: ownWriter },
  sections: [
    {
      heading: 'What is established',
      headingKey: 'article.established',
      storyId: null,
      sentences: [sentenceOf('It failed.', ['i#1'])],
    },
  ],
  passages: [passageOf('i', 1, 'The gate failed.')],
  notes: { i: noteOf('Ansel Courier', 'Gate') },
});
const request = { storyId: 's1', title: 'Sea gate failed', summary: 'Two reports.\n\nNo repair.', category: 'world' };

let now: GeneratedArticle;
let server: ReturnType<typeof stubServer>;
let stream: ReturnType<typeof stubStream>;
beforeAll(async () => {
  await startStrings();
  await withStrings(['article-block', 'evidence', 'analysis'], () => import('./article-text.tsx'))();
});
beforeEach(() => {
  now = articleOf();
  stream = stubStream();
  server = stubServer(({ path }) => (path.endsWith('/cancel') ? json(null, 204) : json(now)));
});
afterEach(() => vi.unstubAllGlobals());

const show = () => renderFramed(<ArticleBlock request={request} reports={11} />);
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('it is offered with what it would do and cost, and nothing is asked', () => {
  show();
  screen.getByText('It would be composed from 11 reports, each sentence linked to its passage.');
  screen.getByText(/^It counts as one of your texts of today only if an AI provider is set up/);
  expect(server.calls).toEqual([]);
});

test('one that is already written is shown at once, with its evidence and its writer', async () => {
  now = done;
  show();
  await press('Generate Full Article');
  await screen.findByRole('heading', { name: 'What is established' });
  expect(server.calls).toEqual([{ method: 'POST', path: '/api/articles/generate', body: request }]);
  await press('Evidence: 1 passage');
  screen.getByText('The gate failed.');
  screen.getByText(/^Written by our own rules/);
});

test('progress comes by the stream, then the article', async () => {
  show();
  await press('Generate Full Article');
  await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0'));
  await act(async () =>
    stream.tell({ type: 'article.ready', to: 'me', articleId: 'a1', step: 'writing', progress: 70 }),
  );
  await screen.findByRole('progressbar', { name: 'Writing', value: { text: '70%' } });
  now = done;
  await act(async () => stream.tell({ type: 'article.ready', to: 'me', articleId: 'a1', step: 'done', progress: 100 }));
  await screen.findByText('It failed.');
});

test('without the stream it is looked at until it is written', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  show();
  await press('Generate Full Article');
  now = done;
  await act(async () => void (await vi.advanceTimersByTimeAsync(3_500)));
  await screen.findByText('It failed.');
  vi.useRealTimers();
});

test('it can be cancelled', async () => {
  show();
  await press('Generate Full Article');
  await press('Cancel');
  expect(server.calls.at(-1)?.path).toBe('/api/articles/a1/cancel');
  screen.getByRole('button', { name: 'Generate Full Article' });
});

test('an article without sections is its paragraphs', async () => {
  now = { ...done, sections: [] };
  show();
  await press('Generate Full Article');
  await screen.findByText('The gate.');
  screen.getByText('It failed.');
});

test.each([
  ['a refusal', () => json({ error: 'Later.' }, 503)],
  ['a failure', () => json(articleOf({ step: 'failed', failure: 'No reports.' }))],
  ['an answer without an article', () => json({ ...done, sections: [], fullArticle: null })],
])('%s is silent: headline and summary stand in, and say that they do', async (_name, answer) => {
  server.answer = answer;
  show();
  await press('Generate Full Article');
  await screen.findByText('The article could not be written. This is headline and summary alone.');
  for (const text of ['Sea gate failed', 'Two reports.', 'No repair.']) screen.getByText(text);
  expect(screen.queryByRole('alert')).toBeNull();
});
