import { createRandom } from '@demo/random'
import { call, type Call } from '@test/support/call'
import { multipart } from '@test/support/multipart'
import { picture } from '@test/server/images/samples'
import { BOTH, type Scenario } from '../scenario'
import { memoryNow } from '../watch'
import { withServer } from '../withServer'

const CALLERS = 8
/** Maximum ratio of the memory at the end to that after a third of the requests, which shows a relevant leak. */
const MOST_GROWTH = 1.4

const lists = ['magnitudes', 'iconos', 'familias', 'envases', 'componentes', 'cultivos', 'estados_fenologicos', 'paises', 'ensayos']

/** Usual and forbidden requests: every response must be correct, and every acknowledged record stays. */
export const mixedRequests: Scenario = {
  title: 'Mixed requests by eight callers',
  engines: BOTH,
  isShort: engine => engine === 'embedded',
  run: (engine, size) =>
    withServer(engine, { SEED_SCALE: '1' }, async (server, token) => {
      const requests = size === 'whole' ? 30_000 : 1_500
      const problems: string[] = []
      const made = new Map<number, string>()
      const tags = new Map<string, string>()
      const imagen = await picture('jpeg', 640, 480)
      let sent = 0
      let memoryThen = 0

      const ask = async (method: string, path: string, expected: number[], options: Call = {}) => {
        const answer = await call(method, server.address + path, { token, ...options })
        if (!expected.includes(answer.status)) problems.push(`${method} ${path} answered ${answer.status} ${answer.text.slice(0, 200)}`)
        return answer
      }

      const work = async (caller: number) => {
        const random = createRandom(`caller ${caller}`)
        const own: number[] = []
        const kinds: (() => Promise<unknown>)[] = [
          async () => {
            const path = `/api/${random.pick(lists)}/`
            const known = tags.get(path)
            const { headers } = await ask('GET', path, [200, 304], known === undefined ? {} : { headers: { 'if-none-match': known } })
            if (headers.etag !== undefined) tags.set(path, headers.etag)
          },
          () => ask('GET', '/api/productos_acabados/light/', [200]),
          () => ask('GET', `/api/productos_genericos/${random.integer(1, 300)}/`, [200]),
          async () => {
            const es_ES = `Magnitud ${caller} ${sent}`
            const { json } = await ask('POST', '/api/magnitudes/', [201], { json: { valor: { es_ES } } })
            const { id } = json as { id: number }
            own.push(id)
            made.set(id, es_ES)
          },
          async () => {
            const id = own.at(-1)
            if (id === undefined) return
            const es_ES = `Magnitud ${caller} ${sent} cambiada`
            await ask('PUT', `/api/magnitudes/${id}/`, [200], { json: { valor: { es_ES } } })
            made.set(id, es_ES)
          },
          async () => {
            const id = own.length > 20 ? own.shift() : undefined
            if (id === undefined) return
            await ask('DELETE', `/api/magnitudes/${id}/`, [204])
            made.delete(id)
          },
          () => ask('POST', '/api/familias/2/upload_imagen/', [200], multipart({ name: 'imagen', filename: 'f.jpg', content: imagen })),
          () => ask('POST', '/api/magnitudes/', [400], { json: { valor: 'nada' } }),
          () => ask('GET', `/api/ensayos/${random.integer(900_000, 999_999)}/`, [404]),
          () => ask('GET', '/ensayos/ver', [200], { headers: { accept: 'text/html' } }),
        ]
        while (sent < requests) {
          sent += 1
          if (sent === Math.floor(requests / 3)) memoryThen = memoryNow(server.pid)
          await random.pick(kinds)()
        }
      }

      await Promise.all(Array.from({ length: CALLERS }, (_, caller) => work(caller)))
      const memory = memoryNow(server.pid)
      if (memory > memoryThen * MOST_GROWTH) problems.push(`memory grew from ${Math.round(memoryThen)} to ${Math.round(memory)} MB`)
      const rows = (await ask('GET', '/api/magnitudes/', [200])).json as { id: number; valor: { es_ES?: string } }[]
      const found = new Map(rows.map(({ id, valor }) => [id, valor.es_ES]))
      const lost = [...made].filter(([id, es_ES]) => found.get(id) !== es_ES).length
      return { tried: `${requests} requests`, lost, problems }
    }),
}
