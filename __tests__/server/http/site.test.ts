import Fastify from 'fastify'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { installErrors } from '@server/http/errors'
import { readSite } from '@server/site/files'
import { siteRoutes } from '@server/site/site'
import shipped from '../../../public/config.json'

const script = 'console.log(1);'.repeat(500)

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nutricion-site-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>page</title>')
  await writeFile(join(folder, 'assets', 'main.abc.js'), script)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Shipped configuration with an address that would close a script element. */
const CONFIGURATION = { ...shipped, imageOrigins: [], publicProductUrl: 'https://example.com/</script>{slug}' }

const serve = async (path: string) => {
  const http = Fastify().withTypeProvider<TypeBoxTypeProvider>()
  installErrors(http)
  siteRoutes(http, await readSite(path))
  return http
}

it('sends a file in the best coding that the caller takes, under one tag', async () => {
  const http = await serve(folder)
  const get = (accepted: string) => http.inject({ url: '/assets/main.abc.js', headers: { 'accept-encoding': accepted } })
  const [br, gzip, plain] = [await get('br, gzip'), await get('gzip'), await get('identity')]
  expect([br, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(script)
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(script)
  expect(plain.payload).toBe(script)
  expect(new Set([br, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(1)
  const fresh = await http.inject({ url: '/assets/main.abc.js', headers: { 'if-none-match': String(br.headers.etag) } })
  expect([fresh.statusCode, fresh.payload]).toEqual([304, ''])
})

it('sends what the build has compressed, and has no address for it', async () => {
  const built = await mkdtemp(join(tmpdir(), 'nutricion-site-'))
  await mkdir(join(built, 'assets'))
  await writeFile(join(built, 'assets', 'main.abc.js'), script)
  await writeFile(join(built, 'assets', 'main.abc.js.br'), brotliCompressSync(`${script}//`))
  const http = await serve(built)
  const { rawPayload } = await http.inject({ url: '/assets/main.abc.js', headers: { 'accept-encoding': 'br' } })
  expect(brotliDecompressSync(rawPayload).toString()).toBe(`${script}//`)
  expect((await http.inject({ url: '/assets/main.abc.js.br' })).statusCode).toBe(404)
  await rm(built, { recursive: true })
})

it('a small file is not compressed', async () => {
  const http = await serve(folder)
  const { headers, payload } = await http.inject({ url: '/', headers: { accept: 'text/html', 'accept-encoding': 'br' } })
  expect([headers['content-encoding'], payload]).toEqual([undefined, '<!doctype html><title>page</title>'])
})

it('where nothing has been built the page says so, and how to build it', async () => {
  const http = await serve(join(folder, 'none'))
  const { statusCode, headers, payload } = await http.inject({ url: '/login', headers: { accept: 'text/html' } })
  expect([statusCode, headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
  expect(payload).toContain('npm run build')
  expect((await http.inject({ url: '/assets/main.js', headers: { accept: '*/*' } })).statusCode).toBe(404)
})

it('knows nothing beside what was built, no list of it and no method that repeats a request', async () => {
  const installed = await mkdtemp(join(tmpdir(), 'nutricion-site-'))
  for (const name of ['.git', 'dist', 'dist/assets']) await mkdir(join(installed, name))
  await writeFile(join(installed, '.git', 'config'), '[core]')
  await writeFile(join(installed, 'dist', 'index.html'), '<!doctype html><title>page</title>')
  await writeFile(join(installed, 'dist', 'assets', 'main.abc.js'), script)
  const http = await serve(join(installed, 'dist'))
  const get = (url: string) => http.inject({ url, headers: { accept: 'text/html' } })
  for (const url of ['/.git/config', '/../.git/config', '/%2e%2e/.git/config', '/..%2f.git%2fconfig', '/'])
    expect([url, (await get(url)).payload]).toEqual([url, '<!doctype html><title>page</title>'])
  expect((await get('/assets/')).statusCode).toBe(404)
  const address = new URL(await http.listen({ port: 0, host: '127.0.0.1' }))
  const answered = new Promise<number | undefined>((fulfil, reject) => {
    const traced = request(new URL('/login', address), { method: 'TRACE' }, answer => fulfil(answer.resume().statusCode))
    traced.on('error', reject).end()
  })
  expect(await answered).toBe(404)
  await http.close()
  await rm(installed, { recursive: true })
})

describe('the page', () => {
  let built: string
  beforeAll(async () => {
    built = await mkdtemp(join(tmpdir(), 'nutricion-site-'))
    await writeFile(
      join(built, 'index.html'),
      `<!doctype html><html><head><title>page</title></head><body>${' '.repeat(2000)}</body></html>`,
    )
    await writeFile(join(built, 'config.json'), JSON.stringify(CONFIGURATION))
  })
  afterAll(() => rm(built, { recursive: true, force: true }))

  const open = (http: Awaited<ReturnType<typeof serve>>, url: string, headers = {}) =>
    http.inject({ url, headers: { accept: 'text/html', ...headers } })
  it('holds the configuration as data that nothing in it can end', async () => {
    const { payload } = await open(await serve(built), '/')
    const data = /<script type="application\/json" id="configuration">(.*?)<\/script>/.exec(payload)?.[1] ?? ''
    expect(JSON.parse(data)).toEqual({ ...CONFIGURATION, mail: false })
    expect(payload.match(/<script/g)).toHaveLength(1)
  })

  it.each(['{"apiBaseUrl": ', '{"apiBaseUrl": ""}'])(
    'leaves a configuration that is wrong to the application to tell of: %s',
    async text => {
      await writeFile(join(built, 'config.json'), text)
      const { payload } = await open(await serve(built), '/')
      expect(payload).not.toContain('<script')
      await writeFile(join(built, 'config.json'), JSON.stringify(CONFIGURATION))
    },
  )

  it('is the same for all addresses, under one tag, compressed or not [RT-06]', async () => {
    const http = await serve(built)
    const [one, login, home] = [await open(http, '/cultivos/detalle/7'), await open(http, '/login?volver=%2F'), await open(http, '/')]
    expect(new Set([one, login, home].map(({ headers, payload }) => `${String(headers.etag)} ${payload}`)).size).toBe(1)
    const again = await open(http, '/cultivos/detalle/9', { 'if-none-match': String(one.headers.etag) })
    expect([again.statusCode, again.payload]).toEqual([304, ''])
    const br = await open(http, '/', { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(home.payload)
  })
})
