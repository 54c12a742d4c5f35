import type { Persona } from '@360/contracts/analysis';
import type { ModelBehaviour } from '@360/testkit/model-stand-in';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FallbackReason } from '../src/providers/provider.ts';
import { FALLBACK_MS, READER_WAITS_MS, TIMES } from '../src/providers/times.ts';
import { type InventedStory, STORIES } from './_invented-stories.ts';
import { LOCAL, labelsFor, SHORT, startWriter, taskOf, type WriterHarness } from './_writer-harness.ts';

const STORY = STORIES[0] as InventedStory;
const TERMS = { failures: 3, windowMs: 60_000, openMs: 30_000 };

let harness: WriterHarness;
beforeEach(async () => {
  harness = await startWriter({ breaker: TERMS, times: SHORT });
  harness.model.answer(({ user }) => ({
    headline: 'Harrow dam above Lennow overflows',
    sentences: STORY.truths.map(({ text, on }) => ({
      text,
      passages: labelsFor(
        user,
        on.map((index) => STORY.passages[index]?.text ?? ''),
      ),
    })),
  }));
});
afterEach(() => harness.stop());

const write = (persona: Persona, asked: { reader: string | null; signal?: AbortSignal } = { reader: 'reader-1' }) =>
  harness.writer.write(taskOf(STORY.passages, persona), () => LOCAL, asked);

const WAYS: readonly (readonly [what: string, reason: FallbackReason, how: ModelBehaviour])[] = [
  ['never answers', 'timeout', { kind: 'hang' }],
  ['begins and says nothing', 'timeout', { kind: 'silent' }],
  ['stops half-way', 'timeout', { kind: 'stall' }],
  ['is slow to begin', 'timeout', { kind: 'slow', firstMs: 2_000 }],
  ['has no more quota', 'rate-limited', { kind: 'status', status: 429, retryAfter: '60' }],
  ['is limited again and again', 'rate-limited', { kind: 'status', status: 429 }],
  ['is broken', 'unavailable', { kind: 'status', status: 500 }],
  ['is down', 'unavailable', { kind: 'status', status: 503 }],
  ['is overloaded', 'unavailable', { kind: 'status', status: 529 }],
  ['tells an error half-way', 'unavailable', { kind: 'error-event' }],
  ['does not know the key', 'rejected', { kind: 'status', status: 401 }],
  ['does not know the model', 'rejected', { kind: 'status', status: 404 }],
  ['ends half-way', 'cut', { kind: 'cut' }],
  ['breaks the connection', 'network', { kind: 'reset' }],
  ['refuses', 'refused', { kind: 'refuse' }],
  ['writes too much', 'invalid-reply', { kind: 'too-long' }],
  ['answers without JSON', 'invalid-reply', { kind: 'says', text: 'Certainly! Here is your summary.' }],
  ['answers with broken JSON', 'invalid-reply', { kind: 'says', text: '{"headline":"","sentences":[{"text":"The' }],
  ['answers with another form', 'invalid-reply', { kind: 'says', text: '{"summary":"The Harrow dam overflowed."}' }],
  ['answers with nothing', 'invalid-reply', { kind: 'says', text: '' }],
  ['answers without sentences', 'unsupported-reply', { kind: 'says', text: '{"headline":"","sentences":[]}' }],
  [
    'cites what it was not given',
    'unsupported-reply',
    { kind: 'says', text: '{"headline":"","sentences":[{"text":"The dam overflowed.","passages":["P99"]}]}' },
  ],
];

describe.each(['centrist', 'investigator', 'internationalist'] as const)('the model of the %s', (persona) => {
  test('writes, with its name, its headline and the version of the prompt', async () => {
    const { writer, sentences, headline, reason } = await write(persona);
    const provider = { centrist: 'openai', investigator: 'anthropic', internationalist: 'third' }[persona];
    expect(writer).toEqual({
      ...{ provider, model: `${provider}-model`, version: `p1/${persona}/summary` },
      ...{ cached: false, fallback: false, withheld: 0 },
    });
    expect(sentences).toHaveLength(STORY.truths.length);
    expect([headline, reason]).toEqual(['Harrow dam above Lennow overflows', null]);
    expect(harness.model.questions.map(({ key, model }) => [key, model])).toEqual([
      [`key-of-${provider}`, `${provider}-model`],
    ]);
  });

  test.each(WAYS)('%s: our own rules write in time, and say so', async (_, reason, how) => {
    harness.model.behave(how);
    const startedAt = performance.now();
    const written = await write(persona);
    expect(performance.now() - startedAt).toBeLessThan(READER_WAITS_MS);
    expect(written.sentences).toEqual(LOCAL);
    expect(written.writer).toMatchObject({ provider: 'local', model: 'rules', version: 'r1', fallback: true });
    expect(written.reason).toBe(reason);
  });

  test.each([429, 500, 529])('a single answer %i is tried again, and nobody notices', async (status) => {
    harness.model.behave({ kind: 'status', status }, { kind: 'well' });
    expect((await write(persona)).reason).toBeNull();
    expect(harness.model.questions).toHaveLength(2);
  });

  test('nobody who asks to be left alone for longer is asked again', async () => {
    harness.model.behave({ kind: 'status', status: 429, retryAfter: '30' });
    expect((await write(persona)).reason).toBe('rate-limited');
    expect(harness.model.questions).toHaveLength(1);
  });
});

test('a provider that is down is left alone after a few failures, tried again later, and used again by itself', async () => {
  harness.model.behave({ kind: 'status', status: 401 });
  for (let times = 0; times < TERMS.failures; times++) expect((await write('centrist')).reason).toBe('rejected');
  expect((await write('centrist')).reason).toBe('breaker-open');
  expect(harness.model.questions).toHaveLength(TERMS.failures);
  harness.model.behave({ kind: 'well' });
  expect((await write('investigator')).reason).toBeNull();
  expect((await write('centrist')).reason).toBe('breaker-open');
  harness.clock.ahead += TERMS.openMs;
  expect((await write('centrist')).writer).toMatchObject({ provider: 'openai', fallback: false });
  expect((await write('centrist')).reason).toBeNull();
});

test('a refusal is not held against the provider', async () => {
  harness.model.behave({ kind: 'refuse' });
  for (let times = 0; times < TERMS.failures + 1; times++) expect((await write('centrist')).reason).toBe('refused');
});

test('a reader who goes away ends the question', async () => {
  harness.model.behave({ kind: 'hang' });
  const gone = new AbortController();
  setTimeout(() => gone.abort(), 100);
  expect((await write('centrist', { reader: 'reader-1', signal: gone.signal })).reason).toBe('cancelled');
});

test('where no server listens, our own rules write', async () => {
  await harness.model.close();
  expect(await write('investigator')).toMatchObject({ reason: 'network', writer: { fallback: true } });
});

test('a persona without a provider of its own uses one that is set up; without any, nothing is marked', async () => {
  await harness.stop();
  harness = await startWriter({ names: ['local-model'], times: SHORT });
  harness.model.answer(({ user }) => ({
    sentences: [
      { text: 'The Harrow dam flooded 240 homes.', passages: labelsFor(user, [STORY.passages[1]?.text ?? '']) },
      { text: 'Rescue boats brought 1,200 people to the school halls.', passages: ['P5'] },
    ],
  }));
  expect((await write('internationalist')).writer).toMatchObject({ provider: 'local-model', fallback: false });
  expect(harness.model.questions[0]?.key).toBe('none');
  await harness.stop();
  harness = await startWriter({ names: [] });
  expect(await write('centrist')).toMatchObject({ writer: { provider: 'local', fallback: false }, reason: null });
});

test('the real times end within what a reader waits', () => {
  expect(TIMES.reserve + TIMES.model + FALLBACK_MS).toBeLessThanOrEqual(READER_WAITS_MS);
  expect(TIMES.firstToken).toBeLessThan(TIMES.model);
  expect(TIMES.attempt).toBeLessThan(TIMES.model);
  expect(READER_WAITS_MS).toBe(8_000);
});
