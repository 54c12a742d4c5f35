import { Router } from 'express';
import type { ReportsContext } from './context.ts';

/** Every address of the service. */
export const createRoutes = (_context: ReportsContext): Router => Router();
