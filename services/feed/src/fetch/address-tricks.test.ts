import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type AddressInfo, createServer, type LookupFunction, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guardedLookup } from './guarded-connect.ts';
import { isPublicAddress } from './public-address.ts';
import { createSafeFetch, type SafeFetch } from './safe-fetch.ts';

/** Spellings of this host, of inside networks and of special addresses; `:PORT` becomes the canary's port. */
const LITERALS = `
127.0.0.1 127.0.0.2 127.1 127.0.1 127.255.255.255 127.127.127.127 2130706433 0x7f000001 0x7f.0x0.0x0.0x1 0x7f.1
0X7F.0.0.1 0177.0.0.1 0177.0.0.01 017700000001 0177.0x0.1 127.0x1 127.000.000.001 00000177.0.0.1 0x7f.0.0.0x1 127.0.0.1.
2130706433. 127%2e0%2e0%2e1 %31%32%37.0.0.1 １２７.０.０.１ 127。0。0。1 ①②⑦.⓪.⓪.① 127｡0｡0｡1 0 0.0.0.0 0x0 00 0.0 0.0.0.1 0.1.2.3
10.0.0.1 10.255.255.255 10.1 0xa.1 012.1 167772161 0x0a000001 172.16.0.1 172.31.255.254 172.16.1 0xac100001 2886729729
192.168.0.1 192.168.1.1 192.168.257 0xc0a80001 3232235521 030052000001 169.254.169.254 169.254.1.1 169.254.43518 0xa9fea9fe
2852039166 0xa9.0xfe.0xa9.0xfe 0251.0376.0251.0376 0251.254.169.254 169.254.169.254. 100.64.0.1 100.100.100.200
100.127.255.254 0x64400001 192.0.0.1 192.0.0.192 192.0.2.1 192.88.99.1 198.18.0.1 198.19.255.255 198.51.100.7 203.0.113.9
224.0.0.1 239.255.255.250 240.0.0.1 250.1.2.3 255.255.255.255 4294967295 0xffffffff 168.63.129.16
[::1] [::] [0:0:0:0:0:0:0:1] [0000::0001] [::0.0.0.1] [::127.0.0.1] [::7f00:1] [::ffff:127.0.0.1] [::ffff:7f00:1]
[::FFFF:7F00:0001] [0:0:0:0:0:ffff:127.0.0.1] [::ffff:0:127.0.0.1] [::ffff:10.0.0.1] [::ffff:169.254.169.254]
[::ffff:a9fe:a9fe] [::ffff:192.168.0.1] [::ffff:8.8.8.8] [64:ff9b::127.0.0.1] [64:ff9b::7f00:1] [64:ff9b::a9fe:a9fe]
[64:ff9b:1::7f00:1] [2002:7f00:1::] [2002:7f00:0001::1] [2002:a9fe:a9fe::1] [2002:c0a8:1::1] [2001::1]
[2001:0:7f00:1::] [2001:db8::1] [2001:10::1] [2001:20::1] [2001:2::1] [100::1] [fe80::1] [febf::1] [fec0::1] [fc00::1] [fd00::1]
[fd00:ec2::254] [fdff:ffff::1] [ff02::1] [ff0e::1] [3fff::1] [4000::1] [5f00::1] [8000::1] [e000::1]
`
  .trim()
  .split(/\s+/);

/** Names and what they resolve to. */
const NAMES: Record<string, string[]> = {
  localhost: ['127.0.0.1'],
  'localhost.': ['127.0.0.1'],
  LOCALHOST: ['127.0.0.1'],
  'a.localhost': ['127.0.0.1'],
  'inside.example': ['127.0.0.1'],
  'inside6.example': ['::1'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'private.example': ['10.0.0.5'],
  'metadata.example': ['169.254.169.254'],
  'nat64.example': ['64:ff9b::7f00:1'],
  'zoned.example': ['fe80::1%lo'],
  'zero.example': ['0.0.0.0'],
  'mixed.example': ['93.184.215.14', '127.0.0.1'],
  'mixed6.example': ['2606:4700::1111', '::1'],
  'nothing.example': [],
  'garbage.example': ['not an address'],
};

const WHOLE_ADDRESSES = [
  'http://user@127.0.0.1:PORT/',
  'http://example.com:80@127.0.0.1:PORT/',
  'http://example.com%40127.0.0.1:PORT/',
  'http://127.0.0.1:PORT#@example.com/',
  'http://127.0.0.1:PORT\\@example.com/',
  'http:127.0.0.1:PORT/',
  'http:/127.0.0.1:PORT/',
  'http:\\\\127.0.0.1:PORT\\',
  'http:///127.0.0.1:PORT/',
  'ht\ntp://127.0.0.1:PORT/',
  'http://127.0\t.0.1:PORT/',
  ' http://127.0.0.1:PORT/ ',
  'https://127.0.0.1:PORT/',
  'https://[::1]:PORT/',
  'ws://127.0.0.1:PORT/',
  'ftp://127.0.0.1:PORT/',
  'gopher://127.0.0.1:PORT/_GET',
  'file:///etc/passwd',
  'file://127.0.0.1/etc/passwd',
  'data:text/xml,<rss/>',
  'javascript:fetch("http://127.0.0.1:PORT/")',
  'blob:http://127.0.0.1:PORT/x',
  'unix:/var/run/docker.sock',
  'http+unix://%2Fvar%2Frun%2Fdocker.sock/',
  '//127.0.0.1:PORT/',
  '127.0.0.1:PORT',
  'http://',
  'http://[::1',
];

let canary: Server;
let port: number;
let connections = 0;
let connectedSockets = 0;
let fetch: SafeFetch;
const countConnected = (): void => {
  connectedSockets++;
};

const lookup: LookupFunction = (hostname, _options, callback) => {
  const addresses = NAMES[hostname] ?? [];
  callback(
    null,
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  );
};

beforeAll(async () => {
  subscribe('undici:client:connected', countConnected);
  canary = createServer((socket) => {
    connections++;
    socket.destroy();
  });
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
  port = (canary.address() as AddressInfo).port;
  // One port on this host is allowed, which must open no other.
  const allowedOrigins = [`http://127.0.0.1:${port + 1}`, `http://localhost:${port + 1}`];
  fetch = createSafeFetch({ allowedOrigins, maxBytes: 1000, deadlineMs: 2000, userAgent: 'x', lookup });
});

afterAll(async () => {
  unsubscribe('undici:client:connected', countConnected);
  await fetch.close();
  canary.close();
});

const tricks = [...[...LITERALS, ...Object.keys(NAMES)].map((host) => `http://${host}:PORT/`), ...WHOLE_ADDRESSES];

describe('no address leads inside', () => {
  test('the table is as long as promised', () => expect(new Set(tricks).size).toBeGreaterThanOrEqual(120));

  test.each(tricks)('%j', async (trick) => {
    const attempt = fetch.get(trick.replaceAll('PORT', String(port)), { accept: '*/*' });
    await expect(attempt).rejects.toMatchObject({ kind: expect.stringMatching(/^(refused-address|bad-scheme)$/) });
    expect({ connections, connectedSockets }).toEqual({ connections: 0, connectedSockets: 0 });
  });

  test('a name is resolved once: what was checked is what is connected to', async () => {
    const answers = [['93.184.215.14'], ['127.0.0.1']];
    let calls = 0;
    const rebinding: LookupFunction = (_name, _options, callback) => {
      const addresses = answers[calls++] ?? [];
      callback(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      );
    };
    const resolved = await new Promise((resolve, reject) => {
      guardedLookup(rebinding)('rebinding.example', { all: true }, (error, found) =>
        error ? reject(error) : resolve(found),
      );
    });
    expect({ resolved, calls }).toEqual({ resolved: [{ address: '93.184.215.14', family: 4 }], calls: 1 });
  });
});

describe('isPublicAddress', () => {
  test.each([
    '8.8.8.8',
    '93.184.215.14',
    '172.15.0.1',
    '172.32.0.1',
    '100.63.0.1',
    '100.128.0.1',
    '2606:4700:4700::1111',
    '2a00:1450::1',
  ])('%s is', (address) => expect(isPublicAddress(address)).toBe(true));
  test.each(['', 'example.com', '127.0.0.1', '::1', 'fe80::1%eth0', '1.2.3'])('%j is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
