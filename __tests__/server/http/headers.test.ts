import Fastify from 'fastify'
import { installHeaders } from '@server/http/headers'
import { readSettings } from '@server/settings'

const headersOf = async (changes: { apiBaseUrl?: string; imageOrigins?: string[] }, env: NodeJS.ProcessEnv = {}) => {
  const http = Fastify()
  const configuration = { apiBaseUrl: '', imageOrigins: [], minNewPasswordLength: 8, maxUploadBytes: 5_000_000, ...changes }
  await installHeaders(http, readSettings(env), configuration)
  http.get('/', () => '')
  const { headers } = await http.inject('/')
  await http.close()
  return headers
}

const policyOf = async (changes: Parameters<typeof headersOf>[0]): Promise<Record<string, string>> => {
  const headers = await headersOf(changes)
  const directives = String(headers['content-security-policy']).split(';')
  return Object.fromEntries(directives.map(each => each.split(/ (.*)/).slice(0, 2)))
}

it('lets the page show and fetch images of the hosts that the configuration names, and run nothing of them [PA-04]', async () => {
  const images = ['https://imagenes.example.com', 'http://10.0.0.7:9000']
  const policy = await policyOf({ apiBaseUrl: 'https://api.example.com/v1', imageOrigins: images })
  expect(policy['img-src']?.split(' ')).toEqual(["'self'", 'data:', 'blob:', 'https://api.example.com', ...images])
  expect(policy['connect-src']?.split(' ')).toEqual(["'self'", 'https://api.example.com', ...images])
  expect(policy['script-src']).toBe("'self'")
  expect(policy['default-src']).toBe("'none'")
})

it('lets it show and fetch those of its own host only where none is named', async () => {
  expect(await policyOf({})).toMatchObject({ 'img-src': "'self' data: blob:", 'connect-src': "'self'" })
})

it('promises https for a year, for all below the public address too, and only where that is https', async () => {
  const promised = async (PUBLIC_URL: string) => (await headersOf({}, { PUBLIC_URL }))['strict-transport-security']
  expect(await promised('https://gestion.example.com')).toBe('max-age=31536000; includeSubDomains')
  expect(await promised('http://gestion.example.com')).toBeUndefined()
})

it.each(['/api/salud/', '/%61pi/salud/', '/%61pi/%73alud/'])(
  'says by the path as the router reads it that an answer is not kept: %s',
  async path => {
    const http = Fastify()
    const configuration = { apiBaseUrl: '', imageOrigins: [], minNewPasswordLength: 8, maxUploadBytes: 5_000_000 }
    await installHeaders(http, readSettings({}), configuration)
    http.get('/api/salud/', () => '')
    const { headers, statusCode } = await http.inject(path)
    await http.close()
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
  },
)
