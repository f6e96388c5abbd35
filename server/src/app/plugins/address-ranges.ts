import { BlockList, isIP } from 'node:net';

/** Private ranges: RFC 1918, 4193, 4291 and 6598. */
const PRIVATE_RANGES = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '100.64.0.0/10',
  '::1',
  'fc00::/7',
  'fe80::/10',
];

const addressFamily = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

type AddressRanges = { includes: (address: string) => boolean };

/** CIDR ranges. IPv4-mapped IPv6 addresses (`::ffff:10.0.0.1`) match their IPv4 range. */
export function createAddressRanges(list: readonly string[]): AddressRanges {
  const ranges = new BlockList();
  for (const entry of list) {
    const [address = '', length] = entry.split('/');
    const family = addressFamily(address);
    if (length === undefined) ranges.addAddress(address, family);
    else ranges.addSubnet(address, Number(length), family);
  }
  return {
    includes: (address) => isIP(address) > 0 && ranges.check(address, addressFamily(address)),
  };
}

export const PRIVATE_ADDRESSES: AddressRanges = createAddressRanges(PRIVATE_RANGES);
