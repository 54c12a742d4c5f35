import { verifyIdentity } from '@360/chassis/identity';
import type { StoryAnalysis } from '@360/contracts/analysis';
import { IDENTITY_HEADER } from '@360/contracts/identity';
import type { NewsItem } from '@360/contracts/news';
import { type Page, startSite } from '@360/testkit/site';

const itemOf = (id: string, { title, url, outletName, publishedAt }: StoryAnalysis['sources'][string]): NewsItem => ({
  ...{
    id,
    title,
    summary: `All of it: ${title}`,
    category: 'world',
    sourceName: outletName,
    sourceUrl: url,
    publishedAt,
  },
  ...{ createdAt: publishedAt, imageUrl: null, videoUrl: null, embedUrl: null, readTime: 3, duration: null },
  ...{ contentType: 'article', mediaType: null, storyId: null, breaking: false, tags: [], engagement: 0 },
  ...{ socialMetrics: null, country: null, language: 'en', truthConfidenceScore: null, civFlags: [], tweetUrl: null },
  ...{ post: null, revisions: 0, coverage: null },
  outlet: { id: id.split('-').at(-1) ?? id, name: outletName, country: null, site: null },
});

/** Stand-ins for the feed and the analysis service: stories, items and publishers come and go at any moment. */
export const startNeighbours = async (identityKey: Uint8Array) => {
  const stories = new Map<string, StoryAnalysis>();
  const moved = new Map<string, string>();
  const publishers = new Set<string>();
  const state = { isAway: false };

  const answering =
    (find: (id: string) => unknown): Page =>
    async (req, res) => {
      const identity = await verifyIdentity(String(req.headers[IDENTITY_HEADER]), identityKey).catch(() => null);
      if (identity?.sub !== 'service:civ') return res.writeHead(401).end('{}');
      if (state.isAway) return res.writeHead(503).end('{}');
      const id = (req.url ?? '').split('/')[3] ?? '';
      const target = moved.get(id);
      if (target) return res.writeHead(308, { location: `/api/stories/${target}/briefing` }).end();
      const found = find(id);
      res.writeHead(found ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(found ?? {}));
    };
  const [feed, analysis] = await Promise.all([startSite(), startSite()]);
  const sourceOf = (id: string) => [...stories.values()].flatMap(({ sources }) => sources[id] ?? [])[0];

  return Object.assign(state, {
    feedUrl: feed.origin,
    analysisUrl: analysis.origin,
    /** What was asked of the analysis service. */
    requests: analysis.requests,
    publishers,
    put: (story: StoryAnalysis): void => {
      stories.set(story.storyId, story);
      analysis.set(
        `/api/stories/${story.storyId}/briefing`,
        answering((id) => stories.has(id) && { analysis: stories.get(id) }),
      );
      for (const id of Object.keys(story.sources)) {
        const outlet = id.split('-').at(-1) ?? id;
        publishers.add(outlet);
        feed.set(
          `/api/news/${id}`,
          answering((asked) => {
            const source = sourceOf(asked);
            return source && itemOf(asked, source);
          }),
        );
        feed.set(
          `/api/publishers/${outlet}`,
          answering((asked) => publishers.has(asked) && { id: asked }),
        );
      }
    },
    remove: (storyId: string): void => {
      stories.delete(storyId);
    },
    move: (storyId: string, into: string): void => {
      moved.set(storyId, into);
    },
    close: async (): Promise<void> => {
      await Promise.all([feed.close(), analysis.close()]);
    },
  });
};
