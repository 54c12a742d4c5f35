import type { AnalysisTab } from '@360/contracts/analysis';
import { analyzeResponseSchema } from '@360/contracts/personas';
import type { Story } from '@360/contracts/stories';
import { ANALYSIS_TABS } from '@360/contracts/vocabulary';
import { type LoadedStack, untilGrouped, withLoadedStack } from './loaded-stack.ts';
import type { BenchRow } from './report.ts';
import { syntheticFeeds } from './synthetic-feeds.ts';

const FEEDS = 40;
const ENTRIES = 20;
const LIST_MOST = 200;

const p95 = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0;

/** Milliseconds from the question to the whole answer. @throws where there is none, or it was not as new as expected */
const timeOf = async (
  { url }: LoadedStack,
  cookie: string,
  storyId: string,
  analysisType: AnalysisTab,
  cached: boolean,
): Promise<number> => {
  const started = performance.now();
  const answer = await fetch(`${url}/api/personas/analyze`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, cookie },
    body: JSON.stringify({ storyId, analysisType }),
  });
  const text = await answer.text();
  const took = performance.now() - started;
  if (answer.status !== 200) throw new Error(`a tab was answered with ${answer.status}: ${text.slice(0, 200)}`);
  const { writer } = analyzeResponseSchema.parse(JSON.parse(text));
  if (writer.cached !== cached) throw new Error(`a tab was ${writer.cached ? '' : 'not '}written before`);
  return took;
};

const measure = async (stack: LoadedStack, stories: number): Promise<BenchRow[]> => {
  await untilGrouped(stack.url);
  const page = await fetch(`${stack.url}/`, { headers: { accept: 'text/html' } });
  const cookie = page.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const listed = (await (await fetch(`${stack.url}/api/stories?limit=${LIST_MOST}`)).json()) as Story[];
  const ids = listed.filter(({ coverage }) => coverage.items > 1).map(({ id }) => id);
  const [cold, cached]: [number[], number[]] = [[], []];
  for (const id of ids.slice(0, stories))
    for (const tab of ANALYSIS_TABS) {
      cold.push(await timeOf(stack, cookie, id, tab, false));
      cached.push(await timeOf(stack, cookie, id, tab, true));
    }
  if (cold.length === 0) throw new Error('there is no story of two reports to ask about');
  const set = `${cold.length} tabs of ${ids.slice(0, stories).length} stories, through the gateway`;
  return [
    { set, figure: 'a tab nobody asked for before, p95', value: p95(cold), unit: 'ms' },
    {
      ...{ set, figure: 'a tab asked for again, p95', value: p95(cached), unit: 'ms' },
      ...{ reference: { name: 'the first time', value: p95(cold) }, ratio: p95(cached) / p95(cold) },
    },
  ];
};

/** How long a reader waits for a tab, on the whole product: the first one of a story may have to be analysed. */
export const tabRows = (stories: number): Promise<BenchRow[]> =>
  withLoadedStack(syntheticFeeds(FEEDS, ENTRIES), FEEDS * ENTRIES, (stack) => measure(stack, stories));
