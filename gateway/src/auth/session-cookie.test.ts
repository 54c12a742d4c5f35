import { expect, test } from 'vitest';
import { cookieValues } from './session-cookie.ts';

test.each([
  [undefined, []],
  ['', []],
  ['360=a', ['a']],
  ['x=1; 360=a;360=b ; y', ['a', 'b']],
  ['360=a=b', ['a=b']],
  ['x360=a; 3600=b; =c; 360', []],
  [' 360 = a ', ['a']],
])('%j holds %j', (header, values) => {
  expect(cookieValues(header, '360')).toEqual(values);
});
