import { AppError } from '@360/chassis/errors';
import { Router } from 'express';
import { z } from 'zod';
import { ITEM_ID } from '../items/item-id.ts';
import { PICTURE_WIDTHS } from './make-picture.ts';
import type { PictureService } from './picture.service.ts';

const querySchema = z.object({ w: z.coerce.number().pipe(z.literal(PICTURE_WIDTHS)).default(640) });

export const mediaRoutes = (pictures: PictureService): Router => {
  const router = Router();
  router.get('/api/media/:id', async (req, res) => {
    if (!ITEM_ID.test(req.params.id)) throw new AppError('not_found', 'There is no picture here.');
    const { w } = querySchema.parse(req.query);
    const picture = await pictures.get(req.params.id, w);
    res.set({
      'Content-Type': 'image/webp',
      'Cache-Control': 'private, max-age=86400',
      'Content-Security-Policy': "default-src 'none'",
    });
    res.end(picture);
  });
  return router;
};
