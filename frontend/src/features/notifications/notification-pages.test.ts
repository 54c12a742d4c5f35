import { expect, test } from 'vitest';
import { notificationOf, pagesOf } from './_fixtures.ts';
import { withArrival, withRead } from './notification-pages.ts';

const told = pagesOf([notificationOf({ id: 'b' }), notificationOf({ id: 'a', read: true })], { unread: 4 });
const ids = (pages: typeof told) => pages.pages.flatMap((page) => page.notifications.map(({ id }) => id)).join('');
const unread = (pages: typeof told) => pages.pages[0]?.unread;

test('what comes stands on top and is counted once, however often it is told', () => {
  const arrived = withArrival(told, notificationOf({ id: 'c' }));
  expect([ids(arrived), unread(arrived)]).toEqual(['cba', 5]);
  expect(withArrival(arrived, notificationOf({ id: 'c' }))).toBe(arrived);
});

test('reading one lowers the count by one, reading it again by nothing', () => {
  const read = withRead(told, ['b']);
  expect(unread(read)).toBe(3);
  expect(unread(withRead(read, ['b']))).toBe(3);
});

test('reading all leaves none, also of those that are not loaded', () => {
  const read = withRead(told, 'all');
  expect(unread(read)).toBe(0);
  expect(read.pages[0]?.notifications.every((one) => one.read)).toBe(true);
});
