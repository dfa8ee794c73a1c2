import Fastify from 'fastify'
import { isProxy, networkOf } from '@server/addresses'

/** Client address that the server determines for a peer and its X-Forwarded-For header. */
const seen = async (remoteAddress: string, forwarded: string) => {
  const http = Fastify({ trustProxy: isProxy })
  http.get('/', async ({ ip }) => ip)
  return (await http.inject({ url: '/', remoteAddress, headers: { 'x-forwarded-for': forwarded } })).payload
}

it.each([
  '127.0.0.1',
  '127.9.9.9',
  '::1',
  '::ffff:127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '::ffff:192.168.7.8',
  'fd12:3456::1',
  'fd00::1%eth0',
])('a peer at %s is believed about the last hop, and about no other', async peer => {
  expect(await seen(peer, '203.0.113.9, 198.51.100.7')).toBe('198.51.100.7')
  expect(await seen(peer, '203.0.113.9, 10.0.0.7')).toBe('10.0.0.7')
})

it.each(['203.0.113.1', '172.32.0.1', '192.169.0.1', '2001:db8::1', '::ffff:203.0.113.1', 'fe00::1'])(
  'a peer at %s could be anybody: it is itself, whatever it says',
  async peer => {
    expect(await seen(peer, '198.51.100.7')).toBe(peer)
  },
)

it('a peer that has hung up is nobody', () => {
  expect(isProxy(undefined, 0)).toBe(false)
})

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:DB8:0:0:ffff:1:2:3', '2001:db8:0:0::/64'],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['1::2:3:4:5:6:7', '1:0:2:3::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['1:2:3:4:5:6:198.51.100.7', '1:2:3:4::/64'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
