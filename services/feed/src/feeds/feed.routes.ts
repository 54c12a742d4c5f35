import { AppError } from '@360/chassis/errors';
import { identityOf, requireRole } from '@360/chassis/http/identity-of';
import { discoverySchema, feedAdditionSchema } from '@360/contracts/feeds';
import express, { Router } from 'express';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { PublisherRepo } from '../publishers/publisher.repo.ts';
import { addFeed } from './add-feed.ts';
import type { CustomSourceRepo } from './custom-source.repo.ts';
import type { FeedDiscovery } from './discover-feeds.ts';
import type { FeedRepo } from './feed.repo.ts';
import { type ImportParts, importFeeds } from './import-feeds.ts';
import { exportPage } from './opml-export.ts';
import { outletsOfDocument } from './source-list.ts';

const OPML_TYPE = 'text/x-opml; charset=utf-8';
const OPML_BYTES = 2 * 1024 * 1024;
const KEEP_MS = 60_000;
const FEED_ID = /^[0-9a-f]{24}$/;

interface Parts extends ImportParts {
  feeds: FeedRepo;
  publishers: PublisherRepo;
  custom: CustomSourceRepo;
  discover: FeedDiscovery;
}

const afterSchema = z.object({ after: z.string().max(200).optional() });

/** The list of feeds for operators: to add to, to take from. */
const operatorRoutes = (parts: Parts): Router => {
  const router = Router();
  router.use('/api/operator/feeds', requireRole('operator'));

  router.post('/api/operator/feeds', async (req, res) => {
    const addition = feedAdditionSchema.parse(req.body);
    res.json(await addFeed(parts, addition, identityOf(res).sub, new Date()));
  });

  const raw = express.raw({ type: () => true, limit: OPML_BYTES });
  router.post('/api/operator/feeds/opml', raw, async (req, res) => {
    if (!Buffer.isBuffer(req.body) || req.body.length === 0)
      throw new AppError('bad_request', 'Please send an OPML document.');
    const outlets = await outletsOfDocument(req.body, req.get('content-type') ?? null);
    res.json(await importFeeds(parts, outlets, identityOf(res).sub, new Date()));
  });

  router.delete('/api/operator/feeds/:id', async (req, res) => {
    const { id } = req.params;
    const [feed] = FEED_ID.test(id) ? await parts.feeds.byIds([id]) : [];
    if (await parts.custom.remove(id)) await parts.feeds.stopPolling(id);
    else if (feed?.active)
      throw new AppError('conflict', 'This feed is in the catalogue; only added ones can be removed.');
    else throw new AppError('not_found', 'There is no such feed.');
    res.status(204).end();
  });
  return router;
};

export const feedRoutes = (parts: Parts): Router => {
  const router = Router();
  const exports = new LRUCache<string, ReturnType<typeof exportPage>>({ max: 50, ttl: KEEP_MS });

  router.post('/api/feeds/discover', async (req, res) => {
    const { url } = discoverySchema.parse(req.body);
    res.set('Cache-Control', 'no-store').json({ feeds: await parts.discover(url) });
  });

  router.get('/api/feeds.opml', async (req, res) => {
    const { after = '' } = afterSchema.parse(req.query);
    const kept = exports.get(after) ?? exportPage(parts, after, new Date());
    exports.set(after, kept, { noUpdateTTL: true });
    const { opml, next } = await kept.catch((cause: unknown) => {
      exports.delete(after);
      throw cause;
    });
    if (next) res.set('Link', `</api/feeds.opml?${new URLSearchParams({ after: next })}>; rel="next"`);
    res.set({ 'Content-Type': OPML_TYPE, 'Cache-Control': 'private, max-age=60' });
    res.set('Content-Disposition', 'attachment; filename="360-feeds.opml"').send(opml);
  });

  router.use(operatorRoutes(parts));
  return router;
};
