import { expect, test } from '@rstest/core';
import { networkOf } from './network.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['203.0.113.9:50001', '203.0.113.9'],
  ['[2001:db8::1]:50001', '2001:db8:0:0'],
  ['[2001:db8::1]', '2001:db8:0:0'],
])('[SEC-05] the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
