import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Origin } from '../access.ts';

/** IPv4 addresses in the notation of IPv6. */
const mapped = new BlockList();
mapped.addSubnet('::ffff:0:0', 96, 'ipv6');

/**
 * The name under which the limits count an address. An IPv6 address counts with its whole /64, of which one
 * machine can use every address; an IPv4 address in the notation of IPv6 counts as IPv4.
 */
export function countedAddress(address: string): string {
  // A link-local IPv6 address can end with a zone, such as %eth0.
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return bare;
  const groups = groupsOf(bare);
  if (!mapped.check(bare, 'ipv6')) return `${groups.slice(0, 4).join(':')}::/64`;
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  // The URL parser writes every IPv6 address in one way, with hexadecimal groups only.
  const { hostname } = new URL(`http://[${address}]`);
  const [left = '', right] = hostname.slice(1, -1).split('::');
  const before = left.split(':').filter(Boolean);
  const after = right?.split(':').filter(Boolean) ?? [];
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}

/** Where a call comes from. */
export const originOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Origin => ({
  ip,
  userAgent: headers['user-agent'] ?? '',
});
