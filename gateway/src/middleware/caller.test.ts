import fc from 'fast-check';
import { expect, test } from 'vitest';
import { networkOf } from './caller.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('every address of a /64 is one caller', () => {
  const group = fc.integer({ min: 1, max: 0xffff }).map((value) => value.toString(16));
  fc.assert(
    fc.property(
      fc.array(group, { minLength: 4, maxLength: 4 }),
      fc.array(group, { minLength: 4, maxLength: 4 }),
      (net, host) => {
        expect(networkOf([...net, ...host].join(':'))).toBe(net.join(':'));
        expect(networkOf(`${net.join(':')}::${host.slice(0, 2).join(':')}`)).toBe(net.join(':'));
      },
    ),
  );
});
