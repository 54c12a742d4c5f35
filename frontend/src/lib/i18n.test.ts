import { beforeAll, beforeEach, expect, test } from 'vitest';
import { changeLanguage, startLanguage, withStrings } from './i18n.ts';
import { i18n, onLanguage } from './strings.ts';

const page = async () => ({ Page: () => i18n.t('optOut.statusTitle') });

beforeAll(startLanguage);
beforeEach(() => changeLanguage('en'));

test('the first screen comes without the strings of pages', () => {
  expect(i18n.t('feed.title')).toBe('360 News');
  expect(i18n.t('optOut.statusTitle')).toBe('optOut.statusTitle');
});

test('a page comes together with its strings', async () => {
  const { Page } = await withStrings(['opt-out'], page)();
  expect(Page()).toBe('Your request');
});

test('a change of language brings the strings of the pages visited along, before it shows', async () => {
  const { Page } = await withStrings(['opt-out'], page)();
  const said: string[] = [];
  const leave = onLanguage(() => said.push(Page()));
  await changeLanguage('de');
  leave();
  expect(said).toEqual([Page()]);
  expect(said).not.toContain('optOut.statusTitle');
  expect(said).not.toContain('Your request');
});

test('a page fetched while the language changes has both', async () => {
  const changing = changeLanguage('fr');
  const fetching = withStrings(['search-page'], async () => i18n.t)();
  const [t] = await Promise.all([fetching, changing]);
  expect(t('searchPage.submit')).toBe('Chercher');
  await changeLanguage('en');
  expect(t('searchPage.submit')).toBe('Search');
});

test('a page whose code cannot be had fails', async () => {
  const gone = async () => Promise.reject(new Error('gone'));
  await expect(withStrings(['opt-out'], gone)()).rejects.toThrow('gone');
});
