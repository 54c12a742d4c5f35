import type { Logger } from '@360/chassis/logger';
import { createBreakers } from './breaker.ts';
import type { Budget } from './budget.ts';
import { createProviders } from './create-providers.ts';
import type { ProviderName } from './provider.ts';
import type { AiSettings } from './provider-env.ts';
import { createWriter, type TextWriter } from './writer.ts';

/** Of the rules by which our own texts are written; raised with every change of them. */
export const RULES_VERSION = 'r1';

interface Parts {
  ai: Pick<AiSettings, 'providers'>;
  budget: Budget;
  logger: Logger;
}

/** The writer of this process, with the models that are set up. */
export const openWriter = ({ ai, budget, logger }: Parts): TextWriter => {
  return createWriter({
    ...{ providers: createProviders(ai.providers), breaker: createBreakers<ProviderName>(Date.now), budget },
    ...{ clock: Date.now, logger, rulesVersion: RULES_VERSION },
  });
};
