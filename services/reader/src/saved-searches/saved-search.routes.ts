import { AppError } from '@360/chassis/errors';
import { identityOf } from '@360/chassis/http/identity-of';
import { savedSearchChangeSchema, savedSearchRequestSchema } from '@360/contracts/saved-searches';
import { type Response, Router } from 'express';
import { presentSavedSearch } from './present-saved-search.ts';
import { saveSearch } from './save-search.ts';
import type { SavedSearchRepo } from './saved-search.repo.ts';

const PATH = '/api/saved-searches';

const notThere = () => new AppError('not_found', 'There is no such saved search.');
const send = (res: Response, body: unknown): void => {
  res.set('Cache-Control', 'private, no-store').json(body);
};

/** Whoever asks sees and changes their own searches; those of others are not there. */
export const savedSearchRoutes = ({ savedSearches }: { savedSearches: SavedSearchRepo }): Router => {
  const router = Router();

  router.get(PATH, async (_req, res) => {
    send(res, { searches: (await savedSearches.ofReader(identityOf(res).sub)).map(presentSavedSearch) });
  });

  router.post(PATH, async (req, res) => {
    const wanted = savedSearchRequestSchema.parse(req.body);
    const { search, added } = await saveSearch(savedSearches, identityOf(res).sub, wanted, new Date());
    send(res.status(added ? 201 : 200), presentSavedSearch(search));
  });

  router.patch(`${PATH}/:id`, async (req, res) => {
    const { sub } = identityOf(res);
    const { notify } = savedSearchChangeSchema.parse(req.body);
    await savedSearches.setNotify(sub, req.params.id, notify, new Date());
    const search = await savedSearches.byId(sub, req.params.id);
    if (!search) throw notThere();
    send(res, presentSavedSearch(search));
  });

  router.delete(`${PATH}/:id`, async (req, res) => {
    if (!(await savedSearches.remove(identityOf(res).sub, req.params.id))) throw notThere();
    res.status(204).end();
  });

  router.post(`${PATH}/:id/opened`, async (req, res) => {
    if (!(await savedSearches.setOpened(identityOf(res).sub, req.params.id))) throw notThere();
    res.status(204).end();
  });

  return router;
};
