import { type Logger as PinoLogger, pino } from 'pino';
import { requestContext } from './request-context.ts';

export type Logger = PinoLogger;

/** JSON lines on standard output. A line is a constant message plus fields; secrets are redacted by name. */
export const createLogger = (service: string, level: string): Logger =>
  pino({
    level,
    base: { service, pid: process.pid },
    redact: ['*.authorization', '*.cookie', '*.password', '*.token', '*.secret', 'headers.cookie'],
    mixin: () => requestContext.getStore() ?? {},
  });
