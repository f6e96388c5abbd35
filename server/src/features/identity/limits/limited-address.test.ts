import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limitedAddress } from './limited-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['2001:db8:1::2:3:4:5', '2001:db8:1:0::/64'],
  ['2001:db8:1:2::203.0.113.7', '2001:db8:1:2::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['fe80::ffff:203.0.113.7%3', 'fe80:0:0:0::/64'],
  ['not an address', 'not an address'],
])('%s is limited as %s', (ip, limited) => expect(limitedAddress(ip)).toBe(limited));

const group = fc.integer({ min: 0, max: 0xffff });
const groups = fc.array(group, { minLength: 8, maxLength: 8 });
const written = (numbers: number[]) => numbers.map((each) => each.toString(16)).join(':');
/** The platform's URL parser normalizes addresses to their shortest form. */
const shortest = (address: string) => new URL(`http://[${address}]/`).hostname.slice(1, -1);

test('an IPv6 address in any notation is limited by its first 64 bits', () => {
  fc.assert(
    fc.property(groups, groups, (one, other) => {
      fc.pre(one[0] !== 0);
      const neighbour = [...one.slice(0, 4), ...other.slice(4)];
      const limited = limitedAddress(written(one));
      expect(limitedAddress(shortest(written(one)))).toBe(limited);
      expect(limitedAddress(shortest(written(neighbour)))).toBe(limited);
      expect(limitedAddress(written(other)) === limited).toBe(
        one.slice(0, 4).every((each, index) => each === other[index]),
      );
    }),
  );
});
