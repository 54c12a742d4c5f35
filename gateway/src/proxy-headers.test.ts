import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { requestHeaders, responseHeaders, takeHeaders } from './proxy-headers.ts';

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

const OURS = "default-src 'self'; style-src 'self'";
const SEALED = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-same-origin";
const policyAfter = (policy: string): unknown => {
  const res = new ServerResponse(new IncomingMessage(new Socket()));
  res.setHeader('content-security-policy', OURS);
  takeHeaders(res, { 'content-security-policy': policy });
  return res.getHeader('content-security-policy');
};

test('the policy of a document that loads nothing and runs nothing stands alone', () => {
  expect(policyAfter(SEALED)).toBe(SEALED);
});

test.each([
  ['lets scripts run', `${SEALED} allow-scripts`],
  ['is no sandbox', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"],
  ['loads from elsewhere', SEALED.replace("'none'", '*')],
  ['names scripts', `${SEALED}; script-src 'unsafe-inline'`],
  ['may be framed by anyone', SEALED.replace("frame-ancestors 'self'", 'frame-ancestors *')],
  ['is two policies', `${SEALED}, default-src *`],
])('a policy that %s holds beside ours', (_, policy) => {
  expect(policyAfter(policy)).toEqual([OURS, policy]);
});
