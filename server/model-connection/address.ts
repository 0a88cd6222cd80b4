import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import type { ConnectionProblem } from '../../contract/model-connection.ts';

type Subnet = readonly [net: string, prefix: number, family: 'ipv4' | 'ipv6'];

const listOf = (subnets: readonly Subnet[]): BlockList => {
  const list = new BlockList();
  for (const [net, prefix, family] of subnets) list.addSubnet(net, prefix, family);
  return list;
};

/**
 * Addresses that no model server has. Some are reserved or belong to many machines. At some, clouds hand out
 * the credentials of a machine. Others are IPv6 forms that contain an IPv4 address, which would escape the IPv4
 * entries of this list.
 */
const forbidden = listOf([
  ['0.0.0.0', 8, 'ipv4'], // no address; some systems connect it to this machine
  ['100.100.100.200', 32, 'ipv4'], // credentials in a cloud
  ['169.254.0.0', 16, 'ipv4'], // link-local, credentials in most clouds
  ['192.0.0.0', 24, 'ipv4'], // reserved, credentials in a cloud
  ['224.0.0.0', 3, 'ipv4'], // multicast and reserved
  ['::', 128, 'ipv6'], // no address; some systems connect it to this machine
  ['64:ff9b::', 32, 'ipv6'], // stands for an IPv4 address (NAT64)
  ['2002::', 16, 'ipv6'], // stands for an IPv4 address (6to4)
  ['fd00:ec2::', 32, 'ipv6'], // credentials in a cloud
  ['fe80::', 10, 'ipv6'], // link-local
  ['ff00::', 8, 'ipv6'], // multicast
]);

/** This machine and private networks, where HTTP without encryption is usual. */
const privateNetworks = listOf([
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'], // shared address space, which private networks between sites use
  ['127.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
]);

const isIn = (list: BlockList, address: string): boolean =>
  list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** The address as calls need it: without slashes at its end, and with the usual path where none was typed. */
export function baseUrlOf(typed: string): string {
  const { origin, pathname } = new URL(typed);
  const path = pathname.replace(/\/+$/, '');
  return `${origin}${path === '' ? '/v1' : path}`;
}

/**
 * Why an administrator may not connect the server at an address (docs/decisions/05-model-and-queue.md); null if
 * they may. A name is looked up.
 * @param baseUrl an http or https address
 */
export async function problemOfAddress(baseUrl: string): Promise<ConnectionProblem | null> {
  const { hostname, protocol } = new URL(baseUrl);
  const host = hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await addressesOf(host);
  if (addresses.length === 0) return 'address-unknown';
  if (addresses.some((address) => isIn(forbidden, address))) return 'address-not-allowed';
  if (protocol === 'http:' && !addresses.every((address) => isIn(privateNetworks, address)))
    return 'https-only';
  return null;
}

async function addressesOf(name: string): Promise<string[]> {
  try {
    return (await lookup(name, { all: true })).map(({ address }) => address);
  } catch {
    return [];
  }
}
