import { renderHook } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { speak } from '../../lib/strings.ts';
import { startStrings } from '../../test/strings.ts';
import { useSubjectName } from './use-subject-name.ts';

beforeAll(() => startStrings('ar'));
afterAll(() => speak('en'));

test('a topic is named in the language of the page, any other subject as the catalogue has it', () => {
  const { result } = renderHook(useSubjectName);
  expect(result.current('World')).toBe('عالم');
  expect(result.current('Weather')).toBe('Weather');
});
