import { expect, test } from 'vitest';
import type { Seen } from './checks.ts';
import { indexPage } from './contact-sheet.ts';

const seen = (part: Partial<Seen>): Seen => ({
  screen: 'home',
  look: '1440-light-en',
  picture: 'home/1440-light-en.png',
  errors: [],
  hosts: [],
  shift: 0,
  moved: [],
  violations: [],
  overflow: [],
  ...part,
});

test('a screen is a row with its picture in each look', () => {
  const page = indexPage([seen({}), seen({ look: '390-dark-ar', picture: 'home/390-dark-ar.png' })]);
  expect(page.match(/<h2>home<\/h2>/g)).toHaveLength(1);
  expect(page).toContain('src="home/1440-light-en.png"');
  expect(page).toContain('src="home/390-dark-ar.png"');
  expect(page).not.toContain('class="fails"');
});

test('what fails is marked, and its words stay words', () => {
  const page = indexPage([seen({ violations: ['label: <input value="x">'] })]);
  expect(page).toContain('class="fails"');
  expect(page).not.toContain('<input');
});
