import { request } from 'node:http'
import { connect } from 'node:net'
import { promisify } from 'node:util'
import { startSession } from '@server/auth/sessions'
import { createContext } from '@server/context'
import type { Database } from '@server/database/database'
import { openDatabase } from '@server/database/open'
import { createApp } from '@server/app'
import type { Http } from '@server/http/http'
import { readSettings } from '@server/settings'
import { call } from '@test/support/call'
import { temporaryDirectory } from '@test/support/directory'
import { putMigratedDatabase } from '@test/support/server'
import { sql } from 'kysely'

const PATH = '/api/informes/productos_genericos/?idioma='
/** Languages of the reports other than Spanish, which every report reads as fallback. */
const LANGUAGES = ['en_US', 'fr_FR', 'pt_BR', 'de_DE', 'it_IT']

const dataDir = temporaryDirectory()
let database: Database
let http: Http
let address: string
let authorization: string
/** Languages of the reports whose portions were read, in order. */
const read: string[] = []
/** Number of portions being read, and its maximum. */
let underWay = 0
let mostAtOnce = 0
/** Called at every portion. */
let onPortion: () => unknown = () => undefined

beforeAll(async () => {
  await putMigratedDatabase(dataDir)
  database = await openDatabase({ dataDir })
  await sql`insert into productos_genericos (codigo) select 'G-' || n from generate_series(1, 400) as n`.execute(database.db)
  const user = await database.db
    .insertInto('usuarios')
    .values({ email: 'ana@example.com', password_hash: 'none' })
    .returning(['id', 'password_hash'])
    .executeTakeFirstOrThrow()
  authorization = `Token ${await startSession(database.db, user)}`
  const languages = new WeakMap<object, string>()
  const db = database.db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      const text = JSON.stringify(node)
      const language = LANGUAGES.find(each => text.includes('p.prioridad') && text.includes(`"value":"${each}"`))
      if (language !== undefined) {
        languages.set(queryId, language)
        underWay += 1
        mostAtOnce = Math.max(mostAtOnce, underWay)
      }
      return node
    },
    transformResult: async ({ result, queryId }) => {
      const language = languages.get(queryId)
      if (language !== undefined) {
        underWay -= 1
        read.push(language)
        await onPortion()
      }
      return result
    },
  })
  const { context } = await createContext(database, readSettings({ DATA_DIR: dataDir, READER_TIMEOUT_MS: '500' }))
  http = await createApp({ ...context, db })
  http.log.level = 'silent'
  address = await http.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await http.close()
  await database.close()
})
beforeEach(() => {
  read.length = 0
  onPortion = () => undefined
})

const headers = () => ({ authorization })
const PORTIONS = 8

it('on the embedded engine reports that are asked for at once are read a portion at a time, and others are answered meanwhile', async () => {
  let answered = 0
  onPortion = async () => {
    // During a portion the report occupies the engine: the response follows the portion.
    void call('GET', `${address}/api/salud/`).then(({ status }) => (answered += Number(status === 200)))
  }
  const answers = await Promise.all(LANGUAGES.map(idioma => call('GET', address + PATH + idioma, { headers: headers() })))
  expect(answers.map(({ status }) => status)).toEqual(LANGUAGES.map(() => 200))
  expect(answers.map(({ text }) => text.split('\r\n').length)).toEqual(LANGUAGES.map(() => 402))
  expect(mostAtOnce).toBe(1)
  expect(read).toHaveLength(LANGUAGES.length * PORTIONS)
  expect(answered).toBeGreaterThan(PORTIONS)
})

it('who hangs up while waiting is not read for, and who hangs up while being read for is read for no further', async () => {
  const hangUp = (idioma: string) => {
    const outgoing = request(address + PATH + idioma, { headers: headers(), agent: false })
    outgoing.on('error', () => undefined)
    outgoing.end()
    return outgoing
  }
  let waiting: ReturnType<typeof hangUp> | undefined
  const begun = new Promise<void>(fulfil => {
    onPortion = async () => {
      onPortion = () => undefined
      waiting = hangUp('en_US')
      // After this response, the server has received the earlier request.
      await new Promise(sent => waiting?.once('socket', socket => socket.once('connect', sent)))
      await call('GET', `${address}/api/docs/json`)
      waiting.destroy()
      first.destroy()
      fulfil()
    }
  })
  const first = hangUp('pt_BR')
  await begun
  const last = await call('GET', address + PATH + 'fr_FR', { headers: headers() })
  expect(last.status).toBe(200)
  expect(read.filter(language => language === 'en_US')).toEqual([])
  expect(read.filter(language => language === 'fr_FR')).toHaveLength(PORTIONS)
  expect(read.filter(language => language === 'pt_BR').length).toBeLessThan(PORTIONS)
})

it('readers that stop reading hold up no other, and are dropped', async () => {
  // Texts that exceed the socket buffers.
  await sql`update productos_genericos set aplicaciones = jsonb_build_object('es_ES', repeat('x', 19000))`.execute(database.db)
  const { hostname, port } = new URL(address)
  const stalled = LANGUAGES.slice(0, 3).map(idioma => {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined)
    socket.pause()
    socket.write(`GET ${PATH}${idioma} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAuthorization: ${authorization}\r\n\r\n`)
    return socket
  })
  // Waits until all three reports have begun and wait for their readers.
  while (new Set(read).size < 3) await call('GET', `${address}/api/salud/`)
  expect((await call('GET', `${address + PATH}it_IT`, { headers: headers() })).status).toBe(200)
  const connections = promisify(http.server.getConnections.bind(http.server))
  while ((await connections()) > 0) await new Promise(setImmediate)
  for (const socket of stalled) socket.destroy()
  expect(read.filter(language => language === LANGUAGES[0]).length).toBeLessThan(PORTIONS)
})
