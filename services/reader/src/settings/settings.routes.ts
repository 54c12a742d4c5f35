import { identityOf } from '@360/chassis/http/identity-of';
import { DEFAULT_SETTINGS } from '@360/contracts/default-settings';
import { Router } from 'express';
import { sendOwn } from '../lists/page.ts';
import { readChange } from './resolve-settings.ts';
import type { SettingsRepo } from './settings.repo.ts';

const PATH = '/api/settings';

export const settingsRoutes = ({ settings }: { settings: SettingsRepo }): Router => {
  const router = Router();

  router.get(PATH, async (_req, res) => {
    sendOwn(res, await settings.of(identityOf(res).sub));
  });

  router.post(`${PATH}/reset`, async (_req, res) => {
    await settings.erase(identityOf(res).sub);
    sendOwn(res, DEFAULT_SETTINGS);
  });

  // Whatever id the address names, these are the settings of whoever asks.
  router.patch(`${PATH}/:id`, async (req, res) => {
    sendOwn(res, await settings.change(identityOf(res).sub, readChange(req.body)));
  });

  return router;
};
