import { afterEach, expect, test } from 'vitest';
import { addStrings, i18n, onLanguage, speak, translatorOf } from './strings.ts';

addStrings('en', {
  title: 'News',
  feed: { new_one: '{{n}} new report', new_other: '{{n}} new reports', hidden: '{{n}} hidden, {{n}} of {{all}}' },
});
addStrings('ar', {
  feed: { new_zero: 'صفر', new_one: 'واحد', new_two: 'اثنان', new_few: 'قليل', new_many: 'كثير', new_other: 'غير' },
});
afterEach(() => speak('en'));

test('a text is found by its whole key; without one the key stands for it', () => {
  expect(i18n.t('title')).toBe('News');
  expect(i18n.t('feed.none')).toBe('feed.none');
  expect(i18n.t('feed')).toBe('feed');
});

test('places are filled as they are, nothing in a value is read as a place, and what is missing is left out', () => {
  expect(i18n.t('feed.hidden', { n: 3, all: '<b>$&</b>' })).toBe('3 hidden, 3 of <b>$&</b>');
  expect(i18n.t('feed.hidden', { n: '{{all}}', all: null })).toBe('{{all}} hidden, {{all}} of ');
});

test('a counted noun has the form its language gives the count', () => {
  expect([0, 1, 2].map((count) => i18n.t('feed.new', { count, n: count }))).toEqual([
    '0 new reports',
    '1 new report',
    '2 new reports',
  ]);
  const forms = [0, 1, 2, 3, 11, 100].map((count) => translatorOf('ar')('feed.new', { count }));
  expect(forms).toEqual(['صفر', 'واحد', 'اثنان', 'قليل', 'كثير', 'غير']);
  expect(i18n.t('title', { count: 2 })).toBe('News');
});

test('it is known which texts are there, counted or not', () => {
  expect([i18n.exists('title'), i18n.exists('feed.new'), i18n.exists('feed.new', { count: 1 })]).toEqual([
    true,
    false,
    true,
  ]);
});

test('strings that come later are added to those of their language', () => {
  addStrings('en', { page: { title: 'Later' } });
  expect([i18n.t('page.title'), i18n.t('feed.new', { count: 1, n: 1 })]).toEqual(['Later', '1 new report']);
});

test('another language is told of once, and only while somebody listens', () => {
  const heard: string[] = [];
  const leave = onLanguage(() => heard.push(i18n.language));
  speak('ar');
  speak('ar');
  leave();
  speak('en');
  expect(heard).toEqual(['ar']);
});
