import type { CitedSentence } from '@360/contracts/evidence';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { renderFramed } from '../../test/framed.tsx';
import { startStrings } from '../../test/strings.ts';
import { sentenceOf } from './_fixtures.ts';
import { CitedText } from './cited.tsx';

const quoted = sentenceOf('The gate failed.', ['a#1']);
const own: CitedSentence = {
  ...quoted,
  phrase: { key: 'established.alone', values: { outlet: 'Northlight', sentence: 'The gate failed.' } },
};

beforeAll(() => startStrings());
afterEach(() => document.documentElement.removeAttribute('dir'));

const directions = (sentences: CitedSentence[]) => {
  const { container } = renderFramed(<CitedText sentences={sentences} />);
  return [...container.querySelectorAll('[dir]')].map((element) => element.getAttribute('dir'));
};

describe('on a page that runs from right to left', () => {
  test('our own wording runs with the page, though it begins with a Latin name', () => {
    document.documentElement.dir = 'rtl';
    expect(directions([own])).toEqual(['rtl', 'rtl']);
  });

  test('a paragraph that begins with words of an outlet runs as they do, and our wording in it with the page', () => {
    document.documentElement.dir = 'rtl';
    expect(directions([quoted, own])).toEqual(['ltr', 'auto', 'rtl']);
  });
});
