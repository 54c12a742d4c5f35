import { COUNTRY_IDS } from '@360/contracts/vocabulary';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { i18n, speak } from '../../lib/strings.ts';
import { renderFramed } from '../../test/framed.tsx';
import { startStrings } from '../../test/strings.ts';
import { MoreChoices } from './filter-choices.tsx';

const namesOfCountries = () => {
  const open = { categories: false, countries: true };
  renderFramed(<MoreChoices filter={{}} open={open} onToggle={() => undefined} />);
  const grid = screen.getByRole('group', { name: i18n.t('filter.countries') });
  return within(grid)
    .getAllByRole('button')
    .map((button) => button.textContent);
};

beforeAll(async () => {
  await startStrings('ar');
  await startStrings('en');
});
afterEach(() => speak('en'));

test('each country is named, shortly where there is a short name', () => {
  const names = namesOfCountries();
  expect(names).toHaveLength(COUNTRY_IDS.length);
  expect(names).toEqual(expect.arrayContaining(['USA', 'UK', 'UAE', 'France', 'Germany']));
  expect(names.filter((name) => name?.includes('.'))).toEqual([]);
});

test('countries are named in the language of the page', () => {
  speak('ar');
  expect(namesOfCountries().filter((name) => /[a-z]/i.test(name ?? ''))).toEqual([]);
});
