import { expect, test } from 'vitest';
import { requestHeaders, responseHeaders } from './proxy-headers.ts';

test('a sender cannot take away the field that frames the message', () => {
  expect(
    requestHeaders({ connection: 'Content-Length, X-Mine', 'content-length': '5', 'x-mine': '1', range: 'a' }),
  ).toEqual({
    'content-length': '5',
    range: 'a',
  });
});

test('no claim of ours or of a proxy passes from outside', () => {
  const claims = [
    'x-360-identity',
    'x-360-',
    'x-forwarded-for',
    'x-forwarded-proto-version',
    'forwarded',
    'cookie',
    'authorization',
    'host',
  ];
  expect(requestHeaders(Object.fromEntries(claims.map((name) => [name, '1'])))).toEqual({});
  expect(requestHeaders({ 'x-3600': '1' })).toEqual({ 'x-3600': '1' });
});

test('of an answer, repeated fields stay repeated; connection and cookies stay behind', () => {
  const headers = {
    link: 'a',
    vary: ['b', 'c'],
    connection: 'x-hop',
    'x-hop': '1',
    'set-cookie': ['a=b'],
    'x-360-note': '1',
  };
  expect(responseHeaders(headers as never)).toEqual([
    ['link', 'a'],
    ['vary', ['b', 'c']],
  ]);
});
