import { expect, test } from 'vitest';
import { targetOf } from './target-of.ts';

test('a topic is one however it is written', () => {
  const written = ['Harbour Strike', ' harbour  strike ', '"harbour strike"', 'HARBOUR\nSTRIKE'];
  expect(new Set(written.map((text) => targetOf('topic', text).target))).toEqual(new Set(['harbour strike']));
  expect(targetOf('topic', 'Zu\u0308rich').target).toBe(targetOf('topic', 'z\u00fcrich').target);
});

test('its name is as it was written', () => {
  expect(targetOf('topic', ' Angela  Merkel ').name).toBe('Angela Merkel');
});

test.each(['', '  ', '""', '—', 'x'.repeat(201)])('“%s” is no topic', (text) => {
  expect(() => targetOf('topic', text)).toThrow('A topic has letters');
});

test('nothing else can be followed', () => {
  expect(() => targetOf('reader', 'ana')).toThrow('Follow one of publisher, topic.');
});
