import { expect, test } from 'vitest';
import { steadyFigure } from './steady-figure.ts';

const started = (cost: number) => {
  let time = 0;
  let computed = 0;
  const figure = steadyFigure(
    async () => {
      time += cost;
      computed++;
      return computed;
    },
    () => time,
  );
  return {
    figure,
    pass: (ms: number) => {
      time += ms;
    },
  };
};

test('a cheap figure is renewed after a second', async () => {
  const { figure, pass } = started(1);
  expect(await figure()).toBe(1);
  pass(999);
  expect(await figure()).toBe(1);
  pass(2);
  expect(await figure()).toBe(2);
});

test('a dear one takes no more than a fiftieth of the time', async () => {
  const { figure, pass } = started(400);
  await figure();
  pass(19_000);
  expect(await figure()).toBe(1);
  pass(1_001);
  expect(await figure()).toBe(2);
});

test('those who ask at once share one computation; a failure is not kept', async () => {
  let tries = 0;
  const figure = steadyFigure(async () => {
    if (tries++ === 0) throw new Error('away');
    return 7;
  });
  const [first, second] = await Promise.allSettled([figure(), figure()]);
  expect([first.status, second.status, tries]).toEqual(['rejected', 'rejected', 1]);
  expect(await figure()).toBe(7);
});
