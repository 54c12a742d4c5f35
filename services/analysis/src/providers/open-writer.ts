import type { Logger } from '@360/chassis/logger';
import type { connectRedis } from '@360/chassis/redis/connect-redis';
import { BREAKER_TERMS, type Breaker, createBreaker } from './breaker.ts';
import { createBudget } from './budget.ts';
import { createProviders } from './create-providers.ts';
import type { ProviderName } from './provider.ts';
import type { AiSettings } from './provider-env.ts';
import { createWriter, type TextWriter } from './writer.ts';

/** Of the rules by which our own texts are written; raised with every change of them. */
export const RULES_VERSION = 'r1';

interface Parts {
  ai: AiSettings;
  redis: ReturnType<typeof connectRedis>;
  prefix: string;
  logger: Logger;
}

/** The writer of this process, with the models that are set up. */
export const openWriter = ({ ai, redis, prefix, logger }: Parts): TextWriter => {
  const breakers = new Map<ProviderName, Breaker>();
  const breaker = (name: ProviderName): Breaker => {
    const known = breakers.get(name) ?? createBreaker(BREAKER_TERMS, Date.now);
    breakers.set(name, known);
    return known;
  };
  return createWriter({
    ...{ providers: createProviders(ai.providers), breaker, budget: createBudget(redis, prefix, ai, Date.now) },
    ...{ clock: Date.now, logger, rulesVersion: RULES_VERSION },
  });
};
