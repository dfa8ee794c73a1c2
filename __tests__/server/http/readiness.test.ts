import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { Database } from '@server/database/database'
import { Health } from '@server/health'
import { installErrors } from '@server/http/errors'
import { watchReadiness } from '@server/http/readiness'
import type { ImageStore } from '@server/images/imageStore'
import { failed } from '@server/response/httpError'
import { saludRoutes } from '@server/routes/salud'
import Fastify from 'fastify'

it('health is refused from a full disk until a trial write finds space, whatever other calls answer', async () => {
  let isFull = true
  const database = { ping: async () => undefined, damaged: new Promise(() => undefined) } as unknown as Database
  const store = {
    tryOut: async () => {
      if (isFull) throw Object.assign(new Error(), { code: 'ENOSPC' })
    },
  } as unknown as ImageStore
  const health = new Health(database, store)
  const http = Fastify({ logger: { level: 'silent' } }).withTypeProvider<TypeBoxTypeProvider>()
  installErrors(http)
  watchReadiness(http, health)
  saludRoutes(http, { health } as Parameters<typeof saludRoutes>[1])
  http.post('/writes', async () => {
    if (isFull) throw failed('full')
    return {}
  })
  http.post('/writes-nothing', async () => ({}))
  const ask = async (method: 'GET' | 'POST', url: string) => (await http.inject({ method, url })).statusCode

  expect(await ask('GET', '/api/salud/')).toBe(200)
  expect(await ask('POST', '/writes')).toBe(507)
  expect(await ask('POST', '/writes-nothing')).toBe(200)
  expect(await ask('GET', '/api/salud/')).toBe(503)
  isFull = false
  expect(await ask('GET', '/api/salud/')).toBe(200)
  isFull = true
  // A trial has succeeded, so that no further one is made.
  expect(await ask('GET', '/api/salud/')).toBe(200)
})
