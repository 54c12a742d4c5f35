import { readEnv } from '@360/chassis/env';
import { describe, expect, test } from 'vitest';
import { aiSettings, providerEnv, providerOf } from './provider-env.ts';

const read = (env: Record<string, string>) => aiSettings(readEnv(providerEnv, env));

describe('what is set up', () => {
  test('without a key there is no model, and a blank key is none', () => {
    expect(read({ OPENAI_API_KEY: '', OPENAI_MODEL: 'some-model' })).toEqual({
      ...{ providers: [], dailyTokens: 2_000_000, readerDailyCalls: 50 },
    });
  });

  test('a key is enough for OpenAI and Anthropic; the third and local models need an address and a name', () => {
    const { providers } = read({
      ...{ OPENAI_API_KEY: 'o', ANTHROPIC_API_KEY: 'a', ANTHROPIC_BASE_URL: 'http://127.0.0.1:9/' },
      ...{ THIRD_API_KEY: 't', THIRD_MODEL: 'm', THIRD_BASE_URL: 'https://models.example/v1' },
      ...{ LOCAL_MODEL_URL: 'http://127.0.0.1:11434/v1', LOCAL_MODEL: 'l' },
    });
    expect(providers.map(({ name, baseUrl }) => [name, baseUrl])).toEqual([
      ['openai', 'https://api.openai.com/v1'],
      ['anthropic', 'http://127.0.0.1:9'],
      ['third', 'https://models.example/v1'],
      ['local-model', 'http://127.0.0.1:11434/v1'],
    ]);
  });

  test('OpenAI writes down what is spoken, the third only with a model named for it, the others never', () => {
    const third = { THIRD_API_KEY: 't', THIRD_MODEL: 'm', THIRD_BASE_URL: 'https://models.example/v1' };
    const others = { ANTHROPIC_API_KEY: 'a', LOCAL_MODEL_URL: 'http://127.0.0.1:11434/v1', LOCAL_MODEL: 'l' };
    const modelsOf = (env: Record<string, string>) => read(env).providers.map(({ transcriptModel }) => transcriptModel);
    expect(modelsOf({ OPENAI_API_KEY: 'o', OPENAI_TRANSCRIPT_MODEL: 'ear' })).toEqual(['ear']);
    expect(modelsOf({ OPENAI_API_KEY: 'o', ...third })).toEqual(['gpt-4o-mini-transcribe', undefined]);
    expect(modelsOf({ ...third, ...others, THIRD_TRANSCRIPT_MODEL: 'ear' })).toEqual([undefined, 'ear', undefined]);
  });

  test.each([
    [{ THIRD_TRANSCRIPT_MODEL: 'ear' }, /THIRD_API_KEY, THIRD_MODEL and THIRD_BASE_URL together/],
    [{ THIRD_API_KEY: 't' }, /THIRD_API_KEY, THIRD_MODEL and THIRD_BASE_URL together/],
    [{ LOCAL_MODEL_URL: 'http://127.0.0.1:1' }, /LOCAL_MODEL_URL and LOCAL_MODEL together/],
    [{ OPENAI_API_KEY: 'two words' }, /OPENAI_API_KEY: a key without spaces/],
    [{ OPENAI_BASE_URL: 'file:///etc' }, /OPENAI_BASE_URL/],
    [{ AI_DAILY_TOKENS: '-1' }, /AI_DAILY_TOKENS/],
  ])('half of it is a fault: %o', (env, message) => {
    expect(() => read(env as Record<string, string>)).toThrow(message);
  });
});

test.each([
  ['centrist', ['openai', 'anthropic', 'third'], 'openai'],
  ['investigator', ['openai', 'anthropic', 'third'], 'anthropic'],
  ['internationalist', ['openai', 'anthropic', 'third'], 'third'],
  ['internationalist', ['local-model', 'anthropic'], 'anthropic'],
  ['centrist', ['local-model'], 'local-model'],
  ['centrist', [], undefined],
] as const)('%s of %j asks %s', (persona, names, expected) => {
  expect(
    providerOf(
      persona,
      names.map((name) => ({ name })),
    )?.name,
  ).toBe(expected);
});
