import { expect, test } from 'vitest';
import { parseOptions } from './options.ts';

const folders = { cwd: '/reader', root: '/repository' };
const parse = (args: string[], env: NodeJS.ProcessEnv = {}) => parseOptions(args, env, folders);

test('without options: port 3600, data in the repository, the source left open', () => {
  expect(parse([])).toEqual({ port: 3600, dataDir: '/repository/.data', outer: { logLevel: 'info' } });
});

test('relative folders count from where the reader stands', () => {
  expect(parse(['--data', 'here'])).toMatchObject({ dataDir: '/reader/here' });
});

test('the sample newsroom can be asked for and declined', () => {
  expect(parse(['--sample'])).toMatchObject({ sample: true });
  expect(parse(['--no-sample'])).toMatchObject({ sample: false });
});

test('addresses of the outer environment are taken over, empty ones count as absent', () => {
  expect(parse([], { MONGO_URL: 'mongodb+srv://db/', REDIS_URL: '', LOG_LEVEL: 'debug' })).toMatchObject({
    outer: { mongoUrl: 'mongodb+srv://db/', redisUrl: undefined, logLevel: 'debug' },
  });
});

test('settings for reading X are taken over, and no others', () => {
  expect(parse([], { X_BEARER_TOKEN: 'k', X_LISTS: '', X_OTHER: '1' })).toMatchObject({
    outer: { x: { X_BEARER_TOKEN: 'k' } },
  });
  expect(parse([])).toMatchObject({ outer: { x: undefined } });
});

test('settings of models are taken over, and no others', () => {
  const taken = { OPENAI_API_KEY: 'k', THIRD_BASE_URL: 'http://m', THIRD_TRANSCRIPT_MODEL: 'ear' };
  const env = { ...taken, OPENAI_MODEL: '', OPENAI_ORG: 'o' };
  expect(parse([], env)).toMatchObject({ outer: { ai: taken } });
});

test('all faults are told together', () => {
  expect(() => parse([], { REDIS_URL: 'http://r', MEILI_URL: 'm' })).toThrow(
    'REDIS_URL has to begin with redis://; MEILI_URL has to begin with http:// or https://.',
  );
});

test('an address of feeds is kept as an address', () => {
  expect(parse(['--feeds', 'HTTP://127.0.0.1:80/f.opml'])).toMatchObject({ feeds: 'http://127.0.0.1/f.opml' });
});
