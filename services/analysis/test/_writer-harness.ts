import { createLogger } from '@360/chassis/logger';
import { connectRedis } from '@360/chassis/redis/connect-redis';
import type { Persona } from '@360/contracts/analysis';
import type { CitedSentence } from '@360/contracts/evidence';
import { startModelStandIn } from '@360/testkit/model-stand-in';
import { ownStores } from '@360/testkit/own-stores';
import { type BreakerTerms, createBreaker } from '../src/providers/breaker.ts';
import { type BudgetTerms, createBudget } from '../src/providers/budget.ts';
import { createProviders } from '../src/providers/create-providers.ts';
import { instructionsFor } from '../src/providers/prompts/instructions.ts';
import type { GivenPassage, Provider, ProviderName, WritingTask } from '../src/providers/provider.ts';
import type { ProviderSettings } from '../src/providers/provider-env.ts';
import { TIMES, type Times } from '../src/providers/times.ts';
import { createWriter } from '../src/providers/writer.ts';

/** Counting is no part of what is tried here, and a busy machine may be slow at it. */
const UNHURRIED: Times = { ...TIMES, reserve: 10_000 };
/** About a third of the real ones, for models that let us wait. */
export const SHORT: Times = { reserve: 10_000, firstToken: 1_200, model: 1_950, attempt: 450 };
const AMPLE: BudgetTerms = { dailyTokens: 1_000_000_000, readerDailyCalls: 1_000_000 };

export const LOCAL: CitedSentence[] = [
  { text: 'Our own rules wrote this.', passages: ['own#0'], figures: [], phrase: null },
];

export interface HarnessTerms {
  readonly names?: readonly ProviderName[];
  readonly budget?: BudgetTerms;
  readonly breaker?: BreakerTerms;
  readonly times?: Times;
}

/** The real writer: real SDKs, real counters, and the stand-in as the model behind every address. */
export const startWriter = async (terms: HarnessTerms = {}) => {
  const { names = ['openai', 'anthropic', 'third', 'local-model'], budget = AMPLE, times = UNHURRIED } = terms;
  const stores = ownStores();
  const logger = createLogger('test', 'silent');
  const redis = connectRedis(stores.redisUrl, 'producer', logger);
  const model = await startModelStandIn();
  const clock = { ahead: 0, now: () => Date.now() + clock.ahead };
  const settings = names.map(
    (name): ProviderSettings => ({
      ...{ name, model: `${name}-model`, apiKey: name === 'local-model' ? null : `key-of-${name}` },
      baseUrl: name === 'anthropic' ? model.anthropicUrl : model.openAiUrl,
    }),
  );
  const breakerTerms = terms.breaker ?? { failures: 1_000, windowMs: 60_000, openMs: 30_000 };
  const breakers = new Map(names.map((name) => [name, createBreaker(breakerTerms, clock.now)]));
  const providers: Provider[] = createProviders(settings, times);
  const counted = createBudget(redis, stores.queuePrefix, budget, clock.now);
  const writer = createWriter({
    ...{ providers, clock: clock.now, logger, rulesVersion: 'r1', times, random: () => 0 },
    breaker: (name) => breakers.get(name) ?? createBreaker(breakerTerms, clock.now),
    budget: counted,
  });
  return {
    ...{ writer, providers, model, clock, redis, budget: counted, prefix: stores.queuePrefix },
    stop: async () => {
      await model.close();
      redis.disconnect();
    },
  };
};
export type WriterHarness = Awaited<ReturnType<typeof startWriter>>;

export const taskOf = (passages: readonly GivenPassage[], persona: Persona = 'centrist'): WritingTask => ({
  ...{ persona, kind: 'summary', passages, language: 'en', maxSentences: 8 },
  instructions: instructionsFor(persona, 'summary'),
});

/** Passages as the model finds them in its question, with the names it has to cite them by. */
export const passagesIn = (user: string): { label: string; outlet: string; text: string }[] =>
  [...user.matchAll(/^<<<(P\d+) [0-9a-f]{32} outlet="(.*)">>>\n(.*)\n<<<END [0-9a-f]{32}>>>$/gmu)].map(
    ([, label = '', outlet = '', text = '']) => ({ label, outlet, text }),
  );

/** The names that passages have in the question, by their text. */
export const labelsFor = (user: string, texts: readonly string[]): string[] => {
  const found = passagesIn(user);
  return texts.flatMap((text) => found.find((each) => each.text === text)?.label ?? []);
};
