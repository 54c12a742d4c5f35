import { createAnthropicProvider } from './anthropic-wire.ts';
import { createOpenAiProvider } from './openai-wire.ts';
import type { Provider } from './provider.ts';
import type { ProviderSettings } from './provider-env.ts';
import { TIMES, type Times } from './times.ts';

/** The models that are set up. Nothing is asked until something is to be written. */
export const createProviders = (settings: readonly ProviderSettings[], times: Times = TIMES): Provider[] =>
  settings.map((each) =>
    each.name === 'anthropic' ? createAnthropicProvider(each, times) : createOpenAiProvider(each, times),
  );
