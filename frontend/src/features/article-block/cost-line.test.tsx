import type { AiAllowance } from '@360/contracts/ai-allowance';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { json, renderFramed, stubServer } from '../../test/framed.tsx';
import { startStrings } from '../../test/strings.ts';
import { CostLine } from './cost-line.tsx';

const IN_SIGHT = { intersectionRatio: 1, intersectionRect: { height: 16 }, rootBounds: { height: 800 } };

let server: ReturnType<typeof stubServer>;
let allowance: AiAllowance;
let see: () => Promise<void>;
beforeAll(() => startStrings());
beforeEach(() => {
  allowance = { providers: true, used: 3, most: 50 };
  server = stubServer(() => json(allowance));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: unknown[]) => void) {
        see = () => act(async () => told([IN_SIGHT]));
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const general = /^It counts as one of your texts of today only if/;

test('nothing is asked before the line is seen', async () => {
  renderFramed(<CostLine />);
  screen.getByText(general);
  expect(server.calls).toEqual([]);
  await see();
  await screen.findByText(/one of your 50 AI texts a day\. Used today: 3\./);
  expect(server.calls.map(({ path }) => path)).toEqual(['/api/ai-allowance']);
});

test.each([
  ['no provider is set up', { providers: false, used: 0, most: 50 }, /^No AI provider is set up/],
  ['all of today’s are used', { providers: true, used: 50, most: 50 }, /^Your 50 AI texts of today are used/],
  ['the count cannot be read', { providers: true, used: null, most: 50 }, general],
])('where %s, it says so', async (_name, told, said) => {
  allowance = told;
  renderFramed(<CostLine />);
  await see();
  await screen.findByText(said);
});

test('where the service does not answer, it stays general', async () => {
  server.answer = () => json({ error: 'Later.' }, 503);
  renderFramed(<CostLine />);
  await see();
  screen.getByText(general);
});
