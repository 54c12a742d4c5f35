import { expect, test } from 'vitest';
import { isAbout, isSameTitle } from './is-about.ts';

const found = (title: string, hit = '') => ({
  ...{ title, summary: '' },
  highlights: { title: [], text: hit === '' ? [] : [{ text: hit, hit: true }] },
});

test.each([
  ['harbour strike in Almar', 'Strike closes Almar harbour', '', true],
  ['harbour strike in Almar', 'Almar votes on a new theatre', '', false],
  ['harbour strike in Almar over night shifts', 'Almar votes on a new theatre', '', false],
  ['harbour strike in Almar over night shifts', 'Port stands still', 'Almar harbour', true],
  ['budget', 'Owls seen at Tarn', '', false],
  ['der Streik im Hafen', 'Hafen von Almar: Streik beendet', '', true],
  ['港湾 ストライキ', '港湾のストライキが終わる', '', true],
])('whether “%s” is answered by “%s” and “%s”: %s', (asked, title, hit, answer) => {
  expect(isAbout(asked, found(title, hit))).toBe(answer);
});

test('two titles are the same report’s only where they say nearly the same', () => {
  expect(isSameTitle('Strike closes Almar harbour', 'Almar harbour closed by strike')).toBe(true);
  expect(isSameTitle('Strike closes Almar harbour', 'Strike closes Almar schools for two weeks')).toBe(false);
});
