import { expect, test } from 'vitest';
import { chosen, readOptions } from './options.ts';

test('without arguments every screen of a product of its own is asked for', () => {
  expect(readOptions([])).toEqual({ base: undefined, only: [], looks: [], list: false, help: false });
});

test('names stand with commas between them, an address is cut to its origin', () => {
  const options = readOptions(['--only', 'home, story', '--looks', '390', '--base', 'http://127.0.0.1:3600/x?y']);
  expect(options).toMatchObject({ only: ['home', 'story'], looks: ['390'], base: 'http://127.0.0.1:3600' });
});

test.each([
  ['--base', 'ftp://example.org'],
  ['--base', 'nowhere'],
  ['--size', '3'],
])('%s %s is refused with a sentence', (name, value) => {
  expect(() => readOptions([name, value])).toThrow();
});

test('what is asked for comes in the order there is, and a name that there is not is told', () => {
  const all = [{ name: 'home' }, { name: 'story' }, { name: 'item' }];
  const same = ({ name }: { name: string }, asked: string) => name === asked;
  expect(chosen(all, ['item', 'home'], same)).toEqual([{ name: 'home' }, { name: 'item' }]);
  expect(chosen(all, [], same)).toEqual(all);
  expect(() => chosen(all, ['hom'], same)).toThrow('"hom"');
});
