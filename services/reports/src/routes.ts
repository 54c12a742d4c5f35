import { Router } from 'express';
import type { ReportsContext } from './context.ts';
import { fileRoutes } from './reports/file.routes.ts';
import { reportRoutes } from './reports/report.routes.ts';
import { createReports } from './reports/reports.ts';

/** Every address of the service. */
export const createRoutes = (context: ReportsContext): Router => {
  const reports = createReports(context);
  const router = Router();
  router.use(fileRoutes({ reports }));
  router.use(reportRoutes({ reports }));
  return router;
};
