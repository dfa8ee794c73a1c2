import Fastify from 'fastify'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { installErrors } from '@server/http/errors'
import { readSite } from '@server/site/files'
import { siteRoutes } from '@server/site/site'

const script = 'console.log(1);'.repeat(500)

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nutricion-site-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>page</title>')
  await writeFile(join(folder, 'assets', 'main.abc.js'), script)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

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
