import type { Identity } from '@360/contracts/identity';
import type { ReportDoc } from './report.model.ts';

/** A report's reader, for services that answer each reader their own. */
export const readerOf = ({ sub, plan }: Pick<ReportDoc, 'sub' | 'plan'>): Identity => ({
  ...{ sub, plan, sid: 'reports', roles: ['reader'] },
});
