import { afterEach, expect, test } from 'vitest';
import { expectTame } from './hostile-answers.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

const show = (markup: string) => {
  document.body.innerHTML = markup;
};

test.each([
  '<p class="lead" style="color: red">Words <a href="/item/a">on</a> <a href="https://outlet.example/a">there</a></p>',
  '<img src="/api/media/item-1?w=640" alt="">',
])('%s is tame', (markup) => {
  show(markup);
  expect(() => expectTame('')).not.toThrow();
});

test.each([
  '<object></object>',
  '<p onclick="x()"></p>',
  '<p style="width: NaNpx"></p>',
  '<p style="background: url(//evil.example)"></p>',
  '<a href="javascript:x()">on</a>',
  '<a href="//evil.example">on</a>',
  '<img src="https://evil.example/p.png">',
  '<img srcset="/api/media/../operator?w=1">',
])('%s is not', (markup) => {
  show(`<div><p>Words</p>${markup}</div>`);
  expect(() => expectTame('')).toThrow();
});

test('nor is a page that anything has run in', () => {
  Object.assign(window, { struck: true });
  expect(() => expectTame('')).toThrow();
  Reflect.deleteProperty(window, 'struck');
});
