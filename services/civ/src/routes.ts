import { Router } from 'express';
import type { CivContext } from './context.ts';

/** Every address of the service. */
export const createRoutes = (_context: CivContext): Router => Router();
