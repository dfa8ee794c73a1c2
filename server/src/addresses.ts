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

/** Address without its zone; an IPv4 address that a dual-stack socket writes as IPv6 (::ffff:…) becomes plain IPv4. */
const plain = (address: string) => address.replace(/%.*/, '').replace(/^::ffff:(?=\d+\.)/i, '')

const isIn = (list: BlockList, address: string) =>
  isIP(address) !== 0 && list.check(plain(address), isIPv4(plain(address)) ? 'ipv4' : 'ipv6')

/** True for a loopback host: only this machine reaches a server that listens on it. */
export const isLoopback = (host: string): boolean => host.toLowerCase() === 'localhost' || isIn(loopback, host)

/**
 * Trust function for Fastify's `trustProxy`: headers about the caller are trusted from the direct peer only, and only if its address is
 * loopback or private. A peer on the internet could claim any address.
 */
export const isProxy = (address: string | undefined, hop: number): boolean =>
  // A closed connection has no address.
  hop === 0 && isIn(near, address ?? '')

const groups = (part: string) => part.split(':').filter(Boolean)

/** First four groups of an IPv6 address, written out. `URL` normalises the spelling. */
const prefixOf = (address: string) => {
  const [head = [], tail = []] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::').map(groups)
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail].slice(0, 4).join(':')
}

/** Network that counts as one visitor: an IPv4 address, or the /64 of an IPv6 address, within which a visitor may take any address. */
export const networkOf = (address: string): string => (isIPv6(plain(address)) ? `${prefixOf(plain(address))}::/64` : plain(address))
