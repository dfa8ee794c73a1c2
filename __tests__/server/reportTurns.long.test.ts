import { request } from 'node:http'
import { startSession } from '@server/auth/sessions'
import { readConfigurationFile } from '@server/configuration'
import { openDatabase, type Database } from '@server/database/open'
import { Health } from '@server/health'
import { createApp } from '@server/app'
import { createImageStore } from '@server/images/imageStore'
import type { Http } from '@server/http/http'
import { readSettings } from '@server/settings'
import { putBlankDatabase } from '@test/support/blankDatabase'
import { call } from '@test/support/call'
import { temporaryDirectory } from '@test/support/directory'
import { sql } from 'kysely'

const PATH = '/api/informes/productos_genericos/?idioma='
/** Not Spanish, which every report asks for where the other is missing. */
const LANGUAGES = ['en_US', 'fr_FR', 'pt_BR', 'de_DE', 'it_IT']

const dataDir = temporaryDirectory()
let database: Database
let http: Http
let address: string
let authorization: string
/** Which report a portion was read for, in order. */
const read: string[] = []
/** Told of every portion. */
let onPortion: () => unknown = () => undefined

beforeAll(async () => {
  await putBlankDatabase(dataDir)
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
      if (language !== undefined) languages.set(queryId, language)
      return node
    },
    transformResult: async ({ result, queryId }) => {
      const language = languages.get(queryId)
      if (language !== undefined) {
        read.push(language)
        await onPortion()
      }
      return result
    },
  })
  const { bytes, configuration } = await readConfigurationFile()
  const settings = readSettings({ DATA_DIR: dataDir })
  const images = createImageStore(settings)
  http = await createApp({ db, images, health: new Health(database, images), settings, configuration, configurationBytes: bytes })
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

it('on the embedded engine reports that are asked for at once are read one after the other, and others are answered meanwhile', async () => {
  let answered = 0
  onPortion = async () => {
    // Within a portion the engine is its report's: the answer comes after.
    void call('GET', `${address}/api/salud/`).then(({ status }) => (answered += Number(status === 200)))
  }
  const answers = await Promise.all(LANGUAGES.map(idioma => call('GET', address + PATH + idioma, { headers: headers() })))
  expect(answers.map(({ status }) => status)).toEqual(LANGUAGES.map(() => 200))
  expect(answers.map(({ text }) => text.split('\r\n').length)).toEqual(LANGUAGES.map(() => 402))
  const order = read.filter((language, at) => language !== read[at - 1])
  expect([...order].sort()).toEqual([...LANGUAGES].sort())
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
      // It has come before this answer does.
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
