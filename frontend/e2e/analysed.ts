import { setTimeout as sleep } from 'node:timers/promises';
import type { StoryAnalysis, StoryBriefing } from '@360/contracts/analysis';
import type { NewsItem } from '@360/contracts/news';
import type { Story } from '@360/contracts/stories';
import type { Locator, Page } from 'playwright-core';
import { BASE } from './browser.ts';

const LOOKED_AT = 100;
const TRIED = 16;
/** A product that has just begun has some hundred stories to analyse. */
const ANALYSED_MS = 240_000;
/** So many stories in three seconds leave the other readers behind this address their share of the read bucket. */
const LOOK_EVERY_MS = 3_000;

export interface AnalysedStory {
  story: Story;
  analysis: StoryAnalysis;
}

/** Asks the product as a polite client: after a refusal for asking too often it waits as long as it is told to. */
export async function read<Body>(path: string, init?: RequestInit): Promise<Body> {
  const response = await fetch(BASE + path, init);
  if (response.status === 429) {
    await sleep((Number(response.headers.get('retry-after')) || 1) * 1_000);
    return await read(path, init);
  }
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as Body;
}

const analysisOf = async ({ id }: Pick<Story, 'id'>): Promise<StoryAnalysis> =>
  (await read<StoryBriefing>(`/api/stories/${id}/briefing`)).analysis;

const isRich = ({ claims, impact, perspectives, consensusPoints }: StoryAnalysis): boolean =>
  claims.some(({ state }) => state === 'contested') &&
  [impact, consensusPoints].every(({ length }) => length > 0) &&
  perspectives.length > 2;

const firstRich = async (stories: readonly Story[]): Promise<AnalysedStory | undefined> => {
  for (const story of stories) {
    const analysis = await analysisOf(story);
    if (isRich(analysis)) return { story, analysis };
  }
  return undefined;
};

/**
 * A story with something agreed, contested and affected, of the larger ones the running product holds, once it is analysed.
 * In a product that has just begun stories still merge: it is one that is found the same twice, some seconds apart.
 */
export async function fullStory(): Promise<AnalysedStory> {
  let before: AnalysedStory | undefined;
  for (const until = Date.now() + ANALYSED_MS; Date.now() < until; await sleep(LOOK_EVERY_MS)) {
    const stories = await read<Story[]>(`/api/stories?limit=${LOOKED_AT}`);
    const large = stories.toSorted((a, b) => b.coverage.independentReports - a.coverage.independentReports);
    const found = await firstRich(large.slice(0, TRIED));
    if (found && found.story.id === before?.story.id && found.analysis.asOf === before.analysis.asOf) return found;
    before = found;
  }
  throw new Error('No story has something agreed, contested and affected.');
}

/** A story that one report alone tells. */
export async function thinStory(): Promise<string> {
  const items = await read<NewsItem[]>('/api/news?limit=200');
  const alone = items.find(({ storyId, coverage }) => storyId && (!coverage || coverage.items === 1));
  if (!alone?.storyId) throw new Error('Every report has another beside it.');
  return alone.storyId;
}

/** The marks of what a sentence rests on, where that is passages. */
export const markers = (within: Page | Locator): Locator => within.getByRole('button', { name: /^Evidence: \d/ });

/** Opens a mark, and gives the first passage that it shows, with its outlet's page; a reader's own file has none. */
export async function passageOf(page: Page, mark: Locator): Promise<{ text: string; url: string }> {
  await mark.click();
  const shown = page.getByRole('dialog', { name: 'Evidence' });
  const text = await shown.locator('blockquote').first().innerText();
  const [link] = await shown.getByRole('link', { name: 'Open' }).all();
  const url = (await link?.getAttribute('href')) ?? '';
  await mark.click();
  await shown.waitFor({ state: 'detached' });
  return { text, url };
}

/** Answers an address with a failure until the returned function is called. */
export async function failing(page: Page, path: string, status: number): Promise<() => Promise<void>> {
  const error = 'Analysis temporarily unavailable. Please try again later.';
  await page.route(path, (route) => route.fulfill({ status, json: { error, code: 'unavailable', requestId: 'e2e' } }));
  return () => page.unroute(path);
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Letters and figures of a text alone: pages write quotation marks and spaces in ways of their own. */
export const bare = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

/** What a report says by its feed and by its outlet's page, as bare letters. */
export async function itemText({ sources }: StoryAnalysis, url: string): Promise<string> {
  const [id] = Object.entries(sources).find(([, source]) => source.url === url) ?? [];
  const { title, summary } = await read<NewsItem>(`/api/news/${id}`);
  const html = await (await fetch(url)).text();
  const page = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&(#?\w+);/g, (whole, name) => ENTITIES[name] ?? whole);
  return bare([title, summary, page].join(' '));
}
