import * as contractCategories from '@360/contracts/categories';
import * as contractCountries from '@360/contracts/countries';
import { expect, test } from 'vitest';
import { APPROACHES, CATEGORIES, COUNTRY_CODES } from './vocabulary.ts';

test('the lists are those of the contracts', () => {
  expect(CATEGORIES).toEqual(contractCategories.CATEGORIES);
  expect(APPROACHES).toEqual(contractCategories.APPROACHES);
  expect(COUNTRY_CODES).toEqual(contractCountries.COUNTRY_CODES);
});
