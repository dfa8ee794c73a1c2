import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

const near = new BlockList()
near.addSubnet('127.0.0.0', 8)
near.addSubnet('10.0.0.0', 8)
near.addSubnet('172.16.0.0', 12)
near.addSubnet('192.168.0.0', 16)
near.addAddress('::1', 'ipv6')
near.addSubnet('fc00::', 7, 'ipv6')

/** Drops the zone, and gives IPv4 as itself where a socket for both writes it as IPv6. */
const plain = (address: string) => address.replace(/%.*/, '').replace(/^::ffff:(?=\d+\.)/i, '')

const isIn = (list: BlockList, address: string) =>
  isIP(address) !== 0 && list.check(plain(address), isIPv4(plain(address)) ? 'ipv4' : 'ipv6')

/** True for a host on which a server is reached from this machine alone. */
export const isLoopback = (host: string): boolean => host.toLowerCase() === 'localhost' || isIn(loopback, host)

/**
 * Whose word is taken for where a call comes from, as Fastify's `trustProxy` asks: the peer itself alone, and only from a loopback
 * or private address. A peer on the internet could claim anything.
 */
export const isProxy = (address: string | undefined, hop: number): boolean =>
  // A peer that has hung up meanwhile has no address any more.
  hop === 0 && isIn(near, address ?? '')

const groups = (part: string) => part.split(':').filter(Boolean)

/** The first four groups, written out. `URL` brings every spelling into one. */
const prefixOf = (address: string) => {
  const [head = [], tail = []] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::').map(groups)
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail].slice(0, 4).join(':')
}

/** Address of one visitor: an IPv4 address, or the /64 of an IPv6 one, in which a visitor may take any address. */
export const networkOf = (address: string): string => (isIPv6(plain(address)) ? `${prefixOf(plain(address))}::/64` : plain(address))
