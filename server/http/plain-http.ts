import { BlockList, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { ContractError } from '../../contract/errors.ts';

/**
 * The networks that are not part of the internet: this machine, private, link-local and carrier-grade NAT
 * addresses.
 */
const localNetworks = listOf([
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '100.64.0.0/10',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
]);

/**
 * Refuses plain HTTP from the internet, where others on the way could read passwords and what children write.
 * Plain HTTP is allowed in a school's own network, since a server there usually has no certificate. Behind a
 * proxy the connection comes from the proxy, which speaks HTTPS with people.
 */
export function refusePlainHttpFromOutside(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ socket }) => {
    if (!isLocalAddress(socket.remoteAddress ?? '')) throw new ContractError('https-needed');
  });
}

function isLocalAddress(address: string): boolean {
  // An IPv4 address can come in the notation of IPv6, and a link-local address with its zone.
  const [bare = ''] = address.replace(/^::ffff:(?=[\d.]+$)/i, '').split('%');
  // A connection through a Unix socket has no address.
  if (bare === '' || localNetworks.check(bare, familyOf(bare))) return true;
  // A school's own network can have public addresses. The networks of this machine are read anew each time,
  // since a laptop can change its network while the server runs.
  const own = Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.flatMap(({ cidr }) => cidr ?? []),
  );
  return listOf(own).check(bare, familyOf(bare));
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [prefix = '', length] = network.split('/');
    list.addSubnet(prefix, Number(length), familyOf(prefix));
  }
  return list;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
