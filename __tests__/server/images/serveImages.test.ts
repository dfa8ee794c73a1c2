import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { SCALED_WIDTHS } from '@/shared/constants'
import type { Database } from '@server/database/database'
import { openDatabase, type DatabaseSettings } from '@server/database/open'
import { installErrors } from '@server/http/errors'
import { installValidation } from '@server/http/validation'
import { createImageStore, type ImageStore } from '@server/images/imageStore'
import { createThumbnails } from '@server/images/thumbnails'
import { serveImages } from '@server/routes/serveImages'
import { inspected, picture } from '@test/server/images/samples'
import { useDatabases } from '@test/support/databases'
import { ENGINE } from '@test/support/engines'
import Fastify from 'fastify'

const newDatabase = useDatabases('migrated')

describe.each([ENGINE])('reads for images by their address (%s)', engine => {
  let settings: DatabaseSettings
  let database: Database
  let store: ImageStore
  beforeAll(async () => {
    settings = await newDatabase(engine)
    database = await openDatabase(settings)
    store = createImageStore(settings)
  })
  afterAll(() => database.close())

  const keepOne = async () => {
    const image = await inspected(await picture())
    await store.keep(database.db, image, put => database.db.transaction().execute(put))
    return image
  }

  /** Serves from a store that counts its reads. */
  const serve = (read: ImageStore['read'] = store.read) => {
    const reads = { bytes: 0, rows: 0 }
    const counting: ImageStore = {
      ...store,
      read: (db, hash) => {
        reads.bytes++
        return read(db, hash)
      },
      describe: (db, hash) => {
        reads.rows++
        // With a stand-in for `read`, every image exists.
        return read === store.read ? store.describe(db, hash) : Promise.resolve({ tipo: 'image/png', tamano: 1 })
      },
    }
    const http = Fastify().withTypeProvider<TypeBoxTypeProvider>()
    installErrors(http)
    installValidation(http)
    serveImages(http, { db: database.db, images: counting }, createThumbnails())
    const ask = (url: string, method: 'GET' | 'HEAD' = 'GET', headers: Record<string, string> = {}) => http.inject({ method, url, headers })
    return { reads, ask }
  }

  it.each(['', ...SCALED_WIDTHS.map(w => `?w=${w}`)])('%s: a tag of its own is answered 304 before anything is read', async query => {
    const { hash } = await keepOne()
    const { reads, ask } = serve()
    const address = `/imagenes/${hash}${query}`
    const tag = query === '' ? `"${hash}"` : `"${hash}-${query.slice(3)}"`
    for (const method of ['GET', 'HEAD'] as const)
      for (const known of [tag, `W/${tag}`, `"x", ${tag}`]) {
        const { statusCode, headers, body } = await ask(address, method, { 'if-none-match': known })
        expect([statusCode, headers.etag, body]).toEqual([304, tag, ''])
      }
    expect(reads).toEqual({ bytes: 0, rows: 0 })
    expect((await ask(address, 'GET', { 'if-none-match': '"x"' })).statusCode).toBe(200)
    expect(reads.bytes).toBe(1)
  })

  it('any tag is one of an image that is there', async () => {
    const { hash } = await keepOne()
    const { ask } = serve()
    for (const method of ['GET', 'HEAD'] as const) {
      expect((await ask(`/imagenes/${hash}`, method, { 'if-none-match': '*' })).statusCode).toBe(304)
      expect((await ask(`/imagenes/${'0'.repeat(64)}`, method, { 'if-none-match': '*' })).statusCode).toBe(404)
    }
  })

  it('HEAD reads the row alone, for scaled pictures too', async () => {
    const { hash, bytes, tipo } = await keepOne()
    const { reads, ask } = serve()
    const whole = await ask(`/imagenes/${hash}`, 'HEAD')
    expect(whole.headers).toMatchObject({ 'content-type': tipo, 'content-length': String(bytes.length), etag: `"${hash}"` })
    const small = await ask(`/imagenes/${hash}?w=96`, 'HEAD')
    expect([small.statusCode, small.headers['content-type'], small.headers['content-length']]).toEqual([200, 'image/webp', undefined])
    expect((await ask(`/imagenes/${'0'.repeat(64)}`, 'HEAD')).statusCode).toBe(404)
    expect(reads).toEqual({ bytes: 0, rows: 3 })
  })

  it.each(['', '?w=96'])('%s: neither GET nor HEAD has an image whose bytes are lost', async query => {
    const { hash } = await keepOne()
    if (engine === 'postgres') await database.db.updateTable('imagenes').set({ bytes: null }).where('hash', '=', hash).execute()
    else rmSync(join(settings.dataDir, 'imagenes', hash))
    const { ask } = serve()
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers } = await ask(`/imagenes/${hash}${query}`, method)
      expect([statusCode, headers.etag]).toEqual([404, undefined])
    }
  })

  it.each(['', '?w=96'])('%s: bytes are read once, however many ask, at a time or later', async query => {
    const { hash } = await keepOne()
    const { reads, ask } = serve()
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(`/imagenes/${hash}${query}`)))
    answers.push(await ask(`/imagenes/${hash}${query}`))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(reads.bytes).toBe(1)
  })

  it('two are read at a time; 500 wait, and one more is told to try again', async () => {
    let open = () => undefined as void
    const opened = new Promise<void>(resolve => {
      open = resolve
    })
    const { reads, ask } = serve(async () => {
      await opened
      return { tipo: 'image/png', bytes: Buffer.from('x') }
    })
    const answers = Array.from({ length: 502 }, (_, index) => ask(`/imagenes/${index.toString(16).padStart(64, '0')}`))
    while (reads.bytes < 2) await nextTurn()
    const more = await Promise.race([ask(`/imagenes/${'f'.repeat(64)}`), ...answers])
    expect([more.statusCode, more.headers['retry-after']]).toEqual([503, expect.stringMatching(/^\d+$/)])
    expect(reads.bytes).toBe(2)
    open()
    const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode)
    expect(statuses.filter(status => status !== 200)).toEqual([])
  })
})
