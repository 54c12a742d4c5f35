import type { Logger } from '@360/chassis/logger';
import { ProviderFailure, type ProviderName } from '../providers/provider.ts';

/** The text of a reply; undefined where the provider failed, which is logged. */
export const textUnlessFailed = async (
  logger: Logger,
  provider: ProviderName,
  asked: Promise<{ readonly text: string }>,
): Promise<string | undefined> => {
  try {
    return (await asked).text;
  } catch (cause) {
    if (!(cause instanceof ProviderFailure)) throw cause;
    logger.warn({ provider, reason: cause.reason }, 'a search goes without a model');
    return undefined;
  }
};
