import { get } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { Context } from '@server/context'
import { historySemaphore } from '@server/history/semaphore'
import { installErrors } from '@server/http/errors'
import { installLog, logOptions } from '@server/http/log'
import { installValidation } from '@server/http/validation'
import { historialRoutes } from '@server/routes/historial'
import { papeleraRoutes } from '@server/routes/papelera'
import { readSettings } from '@server/settings'
import { until } from '@test/support/until'
import Fastify from 'fastify'

it.each([
  '/api/historial/',
  '/api/historial/1/registros/',
  '/api/historial/1/version/?tipo=familias&id=1',
  '/api/historial/1/cambio/?tipo=familias&id=1',
  '/api/papelera/',
])('%s: a caller who leaves the queue is no failure [HI-01, HI-04]', async path => {
  const log: string[] = []
  const stream = { write: (line: string) => void log.push(line) }
  const http = Fastify({ ...logOptions, logger: { level: 'info', stream } }).withTypeProvider<TypeBoxTypeProvider>()
  installLog(http)
  installErrors(http)
  installValidation(http)
  let isAsked = false
  http.addHook('preHandler', async () => {
    isAsked = true
  })
  const context = { db: {}, settings: readSettings({}) } as Context
  historialRoutes(http, context)
  papeleraRoutes(http, context)
  const address = await http.listen({ host: '127.0.0.1', port: 0 })
  let release = () => undefined as void
  const released = new Promise<void>(fulfil => (release = fulfil))
  const others = Promise.all([1, 2, 3].map(() => historySemaphore(() => released)))

  const asked = get(address + path).on('error', () => undefined)
  await until(() => isAsked)
  await nextTurn()
  asked.destroy()
  await until(() => log.some(line => line.includes('"status":499')))
  release()
  await others
  await nextTurn()
  expect(log.filter(line => /"level":[56]0/.test(line))).toEqual([])
  await http.close()
})
