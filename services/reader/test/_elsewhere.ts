import { verifyIdentity } from '@360/chassis/identity';
import type { Invoice } from '@360/contracts/billing';
import type { Briefing, GeneratedArticle } from '@360/contracts/briefings';
import { IDENTITY_HEADER } from '@360/contracts/identity';
import { type Page, startSite } from '@360/testkit/site';

type Part = 'briefings' | 'articles' | 'reports' | 'reviews' | 'purchases';

const TEXT = { progress: 100, failure: null, headline: null, sections: [], passages: [], notes: {}, writer: null };
const briefingOf = (id: string): Briefing => ({
  ...{ ...TEXT, id, subject: `About ${id}`, persona: 'centrist', step: 'done', sources: [], confidence: null },
  ...{ createdAt: '2026-01-02T03:04:05.000Z', finishedAt: '2026-01-02T03:05:05.000Z' },
});
const articleOf = (id: string): GeneratedArticle => ({ ...TEXT, id, step: 'done', fullArticle: `Of ${id}.` });

const purchaseOf = (id: string): Invoice => ({
  ...{ id, at: '2026-01-02T03:04:05.000Z', kind: 'report', tier: null, amountCents: 99, state: 'paid', url: null },
});
const reviewOf = (id: string) => ({
  ...{ id, flaggedItemId: `flag-${id}`, verdict: 'supports', confidenceLevel: 80, note: 'Read.', evidenceLinks: [] },
  ...{ at: '2026-01-02T03:04:05.000Z', civRole: 'reviewer', verifiedExpert: false },
});
const reportOf = (id: string) => ({
  ...{ id, storyId: 'story', topic: `About ${id}`, persona: 'centrist', depth: 'standard', sections: ['consensus'] },
  ...{ timeframe: { from: '2026-01-01T00:00:00.000Z', to: '2026-01-02T00:00:00.000Z' }, step: 'waiting', progress: 0 },
  ...{ failure: null, createdAt: '2026-01-02T03:04:05.000Z', finishedAt: null, figures: null, files: [], exports: {} },
  ...{ downloadUrl: null, granted: 'free' },
});

/** A stand-in for all services that hold something of readers: it answers whoever asks with what is theirs, page by page. */
export const startElsewhere = async (identityKey: Uint8Array) => {
  const kept = new Map<string, string[]>();
  const elsewhere = {
    /** Which answers are failures. */
    failsAt: null as 'any' | 'second page' | null,
    keep: (sub: string, part: Part, ids: string[]): void => {
      kept.set(`${part} ${sub}`, ids);
    },
  };
  const answering =
    (part: Part, present: (id: string) => unknown): Page =>
    async (req, res) => {
      const identity = await verifyIdentity(String(req.headers[IDENTITY_HEADER]), identityKey).catch(() => null);
      if (!identity) return res.writeHead(401).end('{}');
      const query = new URL(req.url ?? '', 'http://elsewhere').searchParams;
      const [after, limit] = [query.get('after') ?? '', Number(query.get('limit') ?? 20)];
      if (elsewhere.failsAt === 'any' || (elsewhere.failsAt && after !== '')) return res.writeHead(503).end('{}');
      const ids = (kept.get(`${part} ${identity.sub}`) ?? []).filter((id) => id > after).slice(0, limit);
      const next = ids.length === limit ? ids.at(-1) : null;
      res
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ rows: ids.map(present), next: next ?? null }));
    };
  const site = await startSite({
    '/internal/own-texts/briefings': answering('briefings', briefingOf),
    '/internal/own-texts/articles': answering('articles', articleOf),
    '/internal/own-data/reports': answering('reports', reportOf),
    '/internal/own-data/reviews': answering('reviews', reviewOf),
    '/internal/own-data/purchases': answering('purchases', purchaseOf),
  });
  return Object.assign(elsewhere, { url: site.origin, close: site.close });
};
