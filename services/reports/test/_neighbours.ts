import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { verifyIdentity } from '@360/chassis/identity';
import { reportAllowanceRequestSchema } from '@360/contracts/billing';
import { IDENTITY_HEADER } from '@360/contracts/identity';
import { inventedMaterial } from '../src/making/story.fixture.ts';

export const STORY = inventedMaterial().frozen.detail.id;
export const NO_MORE = 'You have made 3 reports this month. One more costs $0.99, or choose a plan.';

/** The feed, analysis and billing services, as far as reports ask them, on an invented story. */
export const startNeighbours = async (key: Uint8Array) => {
  const { frozen, reading } = inventedMaterial();
  // events reach every test that runs on these stores: what one publisher takes back is no other test's
  const relatedOutlet = `marrow-${randomUUID()}`;
  const relatedNews = frozen.related.map((item) => ({ ...item, outlet: { ...item.outlet, id: relatedOutlet } }));
  const state = {
    /** Everything that was asked, as "METHOD path". */
    asked: [] as string[],
    /** Reports that were paid for, as "reader report". */
    spent: new Set<string>(),
    allowance: 3,
    isBillingAway: false,
    isStoryGone: false,
    /** Publishers that stand no more. */
    gone: new Set<string>(),
    /** Awaited before an answer is sent. */
    beforeSending: async (_asked: string): Promise<void> => {},
  };

  const allowance = async (sub: string, method: string, path: string, body: unknown) => {
    if (state.isBillingAway) return { status: 500, body: {} };
    if (method === 'DELETE') {
      state.spent.delete(`${sub} ${path.split('/').at(-1)}`);
      return { status: 204, body: null };
    }
    const spending = `${sub} ${reportAllowanceRequestSchema.parse(body).reportId}`;
    if (!state.spent.has(spending) && state.spent.size >= state.allowance)
      return { status: 402, body: { error: NO_MORE, code: 'payment_required', requestId: 'r' } };
    state.spent.add(spending);
    return { status: 200, body: { granted: 'free' } };
  };

  const answers: Record<string, unknown> = {
    'GET /api/stories': [frozen.detail],
    [`GET /api/stories/${STORY}`]: frozen.detail,
    [`GET /api/stories/${STORY}/briefing`]: { analysis: frozen.analysis },
    [`GET /api/stories/${STORY}/evidence`]: frozen.bundle,
    'POST /api/related-news-enhanced': { relatedNews },
    'POST /api/personas/analyze': {
      ...{
        success: true,
        analysis: 'x',
        fallback: false,
        confidence: 0.6,
        persona: 'centrist',
        analysisType: 'ai-summary',
      },
      ...reading,
      analysisMetrics: {
        confidence: frozen.analysis.confidence,
        ...{ reports: 2, outlets: 3, claims: 1, contested: 1, passages: 1 },
      },
    },
  };

  const server = createServer(async (req, res) => {
    const { sub } = await verifyIdentity(req.headers[IDENTITY_HEADER] as string | undefined, key);
    const { pathname } = new URL(req.url ?? '', 'http://neighbour');
    const asked = `${req.method} ${pathname}`;
    state.asked.push(asked);
    const body = req.method === 'POST' ? await json(req) : null;
    await state.beforeSending(asked);
    const send = (status: number, content: unknown) =>
      res
        .writeHead(status, { 'content-type': 'application/json' })
        .end(content === null ? '' : JSON.stringify(content));
    if (pathname.startsWith('/internal/report-allowance')) {
      const answer = await allowance(sub, req.method ?? '', pathname, body);
      return send(answer.status, answer.body);
    }
    if (state.isStoryGone && pathname.endsWith('/briefing')) return send(404, {});
    const publisher = /^\/api\/publishers\/(.+)$/.exec(pathname)?.[1];
    if (publisher !== undefined) return state.gone.has(publisher) ? send(404, {}) : send(200, {});
    if (pathname === '/api/stories/merged') return res.writeHead(308, { location: `/api/stories/${STORY}` }).end();
    return Object.hasOwn(answers, asked) ? send(200, answers[asked]) : send(404, {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    state,
    relatedOutlet,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    timesAsked: (asked: string): number => state.asked.filter((each) => each === asked).length,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
