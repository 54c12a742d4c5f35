import type { Briefing } from '@360/contracts/briefings';
import type { NavigatorResponse } from '@360/contracts/navigator';
import type { BrowserContext } from 'playwright-core';
import { chooseNews, type News } from './news.ts';
import { type Call, newReader, until } from './reader.ts';

/** A reader who has something of everything, and where it stands. */
export interface Scene extends News {
  briefing: string;
  sharePath: string;
  collection: string;
  requestReference: string;
  /** The last answer of the 360 query, as the page keeps it. */
  navigator: string;
  cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
}

const keep = async (call: Call, { kept }: News): Promise<string> => {
  for (const { id } of kept) await call('PUT', `/api/saved/${id}`);
  const names = ['To read at the weekend', 'Harbours and railways', 'For the children'];
  const made: { id: string }[] = [];
  for (const name of names) made.push(await call('POST', '/api/collections', { name }));
  const [first, second] = made.map(({ id }) => id) as [string, string];
  for (const [index, { id }] of kept.slice(0, 4).entries())
    await call('POST', `/api/saved/${id}/collections`, { collections: index === 0 ? [first, second] : [first] });
  return first;
};

const follow = async (call: Call, { kept, word }: News): Promise<void> => {
  const outlets = [...new Set(kept.map(({ outlet }) => outlet.id))].slice(0, 4);
  for (const id of outlets) await call('PUT', `/api/follows/publisher/${encodeURIComponent(id)}`);
  for (const topic of ['world', word]) await call('PUT', `/api/follows/topic/${encodeURIComponent(topic)}`);
};

const leaveTraces = async (call: Call, { kept, story, word }: News): Promise<void> => {
  const now = Date.now();
  const done = [
    { kind: 'analysis', subject: story.id, title: story.title },
    { kind: 'perspective', subject: `${story.id}/${kept[0]?.outlet.id}`, title: kept[0]?.outlet.name ?? '' },
    { kind: 'search', subject: word, title: '' },
    ...kept.map(({ id, title }) => ({ kind: 'read', subject: id, title, itemId: id })),
  ];
  const entries = done.map((entry, index) => ({
    ...entry,
    id: `screens-${now}-${index}`,
    at: new Date(now - index * 5_400_000).toISOString(),
  }));
  await call('POST', '/api/activity', { entries });
};

const write = async (call: Call, { story, item }: News): Promise<void> => {
  await call('POST', '/api/content', {
    title: 'What the harbour plan leaves out',
    description: `Three things nobody asked at the hearing.\n\n${story.title}`,
    searchTags: ['harbour', 'hearing'],
    newsKeywords: ['Port Ansel'],
    attachments: [{ type: 'link', url: item.sourceUrl, title: item.title }],
  });
  await call('POST', '/api/content', { title: 'A note to myself', description: 'To read.', visibility: 'private' });
};

const share = async (call: Call, { item, story }: News): Promise<string> => {
  const timestamp = new Date().toISOString();
  const at = { timestamp, text: '' };
  const { id, path } = await call<{ id: string; path: string }>('POST', '/api/shares', {
    content: {
      title: item.title,
      summary: item.summary.slice(0, 600),
      imageUrl: item.imageUrl,
      itemId: item.id,
      storyId: story.id,
    },
    annotations: [
      { ...at, id: 'mark-1', type: 'highlight', x: 90, y: 60, width: 260, height: 120, color: '#f2c94c' },
      { ...at, id: 'mark-2', type: 'arrow', x: 620, y: 320, width: -140, height: -90, color: '#1fa39a' },
      { ...at, id: 'mark-3', type: 'comment', x: 520, y: 120, text: 'Who took this picture?', color: '#d64533' },
    ],
    message: 'Look at the date on the second report.',
  });
  await call('POST', `/api/shares/${id}/replies`, { text: 'It is from the week before.' });
  await call('PUT', `/api/shares/${id}/like`);
  return path;
};

const brief = async (call: Call, { story }: News): Promise<string> => {
  const subject = story.title;
  const links = ['http://127.0.0.1:9/minutes'];
  const { briefingId } = await call<{ briefingId: string }>('POST', '/api/generate-briefing', { subject, links });
  const path = `/api/briefings/${briefingId}`;
  await until('the briefing was not written', async () => (await call<Briefing>('GET', path)).finishedAt !== null);
  return briefingId;
};

const ask = async (call: Call, { story }: News): Promise<string> => {
  const asked = story.title;
  const { briefing } = await call<NavigatorResponse>('POST', '/api/navigator360/query', { query: { text: asked } });
  return JSON.stringify({ asked, at: new Date().toISOString(), briefing });
};

const requestRemoval = async (call: Call): Promise<string> => {
  const { reference } = await call<{ reference: string }>('POST', '/api/publisher-requests', {
    publisherName: 'Nonesuch Weekly',
    website: 'https://nonesuch.example',
    contactEmail: 'desk@nonesuch.example',
  });
  return reference;
};

/** Makes a reader, by the product's own calls. @throws Error naming the call that was refused */
export const makeScene = async (base: string): Promise<Scene> => {
  const { call, cookies, leave } = await newReader(base);
  try {
    await call('PATCH', '/api/profile', { name: 'Mira Ostby' });
    const news = await chooseNews(call);
    for (const query of [news.word, 'type:article']) await call('POST', '/api/saved-searches', { query });
    const collection = await keep(call, news);
    await follow(call, news);
    await leaveTraces(call, news);
    await write(call, news);
    return {
      ...news,
      collection,
      sharePath: await share(call, news),
      briefing: await brief(call, news),
      navigator: await ask(call, news),
      requestReference: await requestRemoval(call),
      cookies: await cookies(),
    };
  } finally {
    await leave();
  }
};
