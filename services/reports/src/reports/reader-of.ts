import type { Identity } from '@360/contracts/identity';
import type { ReportDoc } from './report.model.ts';

/** A report's reader, for services that answer each reader their own. */
export const readerOf = ({ sub }: Pick<ReportDoc, 'sub'>): Identity => ({
  ...{ sub, sid: 'reports', roles: ['reader'] },
});
