import { Router } from 'express';
import type { BillingContext } from './context.ts';

/** Every address of the service. */
export const createRoutes = (_context: BillingContext): Router => Router();
