import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Origin } from '../access.ts';

/** IPv6 addresses that stand for an IPv4 address, which is in their last 32 bits (RFC 4291, RFC 6052). */
const standingForIPv4 = new BlockList();
standingForIPv4.addSubnet('::ffff:0:0', 96, 'ipv6');
standingForIPv4.addSubnet('64:ff9b::', 96, 'ipv6');

/**
 * The name under which the limits count an address. An IPv6 address counts with its whole /64, of which one
 * machine can use every address; one that stands for an IPv4 address counts as that.
 */
export function countedAddress(address: string): string {
  const bare = withoutPort(address);
  if (!isIPv6(bare)) return bare;
  const groups = groupsOf(bare);
  if (!standingForIPv4.check(bare, 'ipv6')) return `${groups.slice(0, 4).join(':')}::/64`;
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/**
 * An address without the port and the brackets that some proxies add, and without the zone, such as %eth0, with which a
 * link-local one can end.
 */
function withoutPort(address: string): string {
  const [, inBrackets, before] = /^(?:\[([^\]]*)\].*|([\d.]+):\d+)$/.exec(address) ?? [];
  return (inBrackets ?? before ?? address).replace(/%.*/, '');
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
