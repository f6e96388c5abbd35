import { isIPv6 } from 'node:net';

const GROUPS = 8;
const NETWORK_GROUPS = 4;
/** ::ffff:0:0/96, IPv4-mapped addresses of dual-stack sockets (RFC 4291, 2.5.5.2). */
const MAPPED_IPV4 = '0:0:0:0:0:ffff';

/**
 * IPv6 addresses are limited by /64, because a customer holds at least one (RFC 6177) and can
 * change the address at every try.
 */
export function limitedAddress(ip: string): string {
  const [address = ip] = ip.split('%');
  if (!isIPv6(address)) return address;
  const groups = parseGroups(address);
  if (groups.slice(0, 6).map(toHex).join(':') === MAPPED_IPV4) return toDotted(groups.slice(6));
  return `${groups.slice(0, NETWORK_GROUPS).map(toHex).join(':')}::/64`;
}

function parseGroups(address: string): number[] {
  const [head = '', tail] = toHexGroups(address).split('::');
  const [before, after] = [parseNumbers(head), parseNumbers(tail ?? '')];
  const zeros = tail === undefined ? 0 : GROUPS - before.length - after.length;
  return [...before, ...Array.from({ length: zeros }, () => 0), ...after];
}

const parseNumbers = (groups: string): number[] =>
  groups === '' ? [] : groups.split(':').map((group) => Number.parseInt(group, 16));

/** The last 32 bits may be in IPv4 notation. */
function toHexGroups(address: string): string {
  return address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${toHex(a * 256 + b)}:${toHex(c * 256 + d)}`;
  });
}

const toHex = (group: number): string => group.toString(16);
const toDotted = (groups: number[]): string =>
  groups.flatMap((group) => [group >> 8, group & 255]).join('.');
