import fs from 'node:fs'
import { join } from 'node:path'
import type { Database } from '@server/database/database'
import { openDatabase } from '@server/database/open'
import { collectImages } from '@server/images/collectImages'
import { imageFields } from '@server/resources/images'
import { createImageStore, type ImageStore } from '@server/images/imageStore'
import type { Image } from '@server/images/inspectImage'
import { inspected, picture } from '@test/server/images/samples'
import { useDatabases } from '@test/support/databases'
import { engines } from '@test/support/engines'
import { sql } from 'kysely'

const newDatabase = useDatabases('migrated')

const someImage = async () => inspected(await picture())

/** Promise `opened` and the function that resolves it. */
const createGate = () => {
  let open = () => undefined as void
  const opened = new Promise<void>(resolve => {
    open = resolve
  })
  return { open: () => open(), opened }
}

describe.each(engines)('images on the engine: %s', engine => {
  let directory: string
  let database: Database
  let store: ImageStore
  const put = (image: Image) => store.keep(database.db, image, put => database.db.transaction().execute(put))
  const refer = (image: Image) => database.db.insertInto('iconos').values({ imagen: image.hash }).execute()
  const rows = () => database.db.selectFrom('imagenes').select(['hash', 'tipo', 'tamano']).execute()
  const files = () => (fs.existsSync(directory) ? fs.readdirSync(directory) : [])
  const agePath = (path: string) => {
    const longAgo = Date.now() / 1000 - 7_200
    fs.utimesSync(path, longAgo, longAgo)
  }
  const age = async ({ hash }: Image) => {
    await sql`update imagenes set creada = now() - interval '2 hours' where hash = ${hash}`.execute(database.db)
    if (engine === 'embedded') agePath(join(directory, hash))
  }
  const putOld = async () => {
    const image = await someImage()
    await put(image)
    await age(image)
    return image
  }
  const isThere = async ({ hash }: Image) => (await store.read(database.db, hash)) !== undefined

  beforeAll(async () => {
    const settings = await newDatabase(engine)
    directory = join(settings.dataDir, 'imagenes')
    database = await openDatabase(settings)
    store = createImageStore(settings)
  })
  afterAll(() => database.close())

  it('are kept once, and come back byte for byte', async () => {
    const image = await someImage()
    await put(image)
    await put(image)
    expect(await rows()).toEqual([{ hash: image.hash, tipo: 'image/png', tamano: image.bytes.length }])
    const found = await store.read(database.db, image.hash)
    expect(found?.tipo).toBe('image/png')
    expect(image.bytes.equals(found?.bytes ?? Buffer.alloc(0))).toBe(true)
    expect(files()).toEqual(engine === 'embedded' ? [image.hash] : [])
  })

  it('that are not known are not there', async () => {
    expect(await store.read(database.db, '0'.repeat(64))).toBeUndefined()
  })

  it('of a transaction that fails are not there', async () => {
    const image = await someImage()
    const failed = store.keep(database.db, image, put =>
      database.db.transaction().execute(async transaction => {
        await put(transaction)
        throw new Error('no')
      }),
    )
    await expect(failed).rejects.toThrow('no')
    expect(await isThere(image)).toBe(false)
  })

  it('that nobody refers to are collected after an hour, with their bytes', async () => {
    const [old, used, young] = [await putOld(), await putOld(), await someImage()]
    await refer(used)
    await put(young)
    expect(await collectImages(database.db, store)).toBe(1)
    expect([await isThere(old), await isThere(used), await isThere(young)]).toEqual([false, true, true])
    expect(files()).not.toContain(old.hash)
    expect(await collectImages(database.db, store)).toBe(0)
  })

  const parents: Record<string, string> = { estados_fenologicos: 'cultivo', adjuntos_de_ensayo: 'ensayo' }
  const codes = ['productos_genericos', 'ensayos']
  const columns = imageFields.map(({ resource, column }) => ({ table: resource.name, column }))

  it.each(columns)(
    'that $column of $table refers to stay, and those that it did as far as the history goes back [HI-06]',
    async ({ table, column }) => {
      const image = await putOld()
      const { rows: parent } = await sql<{ id: number }>`insert into cultivos default values returning id`.execute(database.db)
      const ensayo = await sql<{ id: number }>`insert into ensayos (codigo) values (${`para ${table} ${column}`}) returning id`.execute(
        database.db,
      )
      const members: Record<string, unknown> = { [column]: image.hash }
      if (codes.includes(table)) members.codigo = `${table} ${column}`
      const owner = parents[table]
      if (owner !== undefined) members[owner] = owner === 'cultivo' ? parent[0]?.id : ensayo.rows[0]?.id
      const names = sql.join(Object.keys(members).map(name => sql.ref(name)))
      await sql`insert into ${sql.table(table)} (${names}) values (${sql.join(Object.values(members))})`.execute(database.db)
      await collectImages(database.db, store)
      expect(await isThere(image)).toBe(true)
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = null where ${sql.ref(column)} = ${image.hash}`.execute(database.db)
      // The history still refers to the image.
      expect(await collectImages(database.db, store)).toBe(0)
      await database.db.deleteFrom('historial').execute()
      expect(await collectImages(database.db, store)).toBe(1)
      expect(await isThere(image)).toBe(false)
    },
  )

  it('are every column that refers to an image', async () => {
    const { rows } = await sql<{ place: string }>`
      select c.conrelid::regclass || '.' || a.attname as place
      from pg_constraint as c join pg_attribute as a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.confrelid = 'imagenes'::regclass`.execute(database.db)
    expect(columns.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(rows.map(({ place }) => place).sort())
  })

  it('that are stored again while they are collected are there', async () => {
    const image = await putOld()
    const gate = createGate()
    const collecting = collectImages(database.db, {
      ...store,
      sweep: async (transaction, olderThanMs) => {
        await gate.opened
        await store.sweep(transaction, olderThanMs)
      },
    })
    const storing = put(image).then(() => refer(image))
    gate.open()
    await Promise.all([collecting, storing])
    expect(await isThere(image)).toBe(true)
  })

  it('that are being stored again are not collected', async () => {
    const image = await putOld()
    const [stored, gate] = [createGate(), createGate()]
    const storing = store.keep(database.db, image, put =>
      database.db.transaction().execute(async transaction => {
        await put(transaction)
        stored.open()
        await gate.opened
        await transaction.insertInto('iconos').values({ imagen: image.hash }).execute()
      }),
    )
    await stored.opened
    const collecting = collectImages(database.db, store)
    gate.open()
    await Promise.all([storing, collecting])
    expect(await isThere(image)).toBe(true)
  })

  const describeFiles = engine === 'embedded' ? describe : () => undefined

  describeFiles('as files', () => {
    it('are files that only their owner can read', async () => {
      const image = await someImage()
      await put(image)
      expect(fs.statSync(directory).mode & 0o777).toBe(0o700)
      expect(fs.statSync(join(directory, image.hash)).mode & 0o777).toBe(0o600)
    })

    it('are on the disk, with their name, before a transaction begins', async () => {
      const image = await someImage()
      const seen = await store.keep(database.db, image, async () => fs.readFileSync(join(directory, image.hash)))
      expect(seen.equals(image.bytes)).toBe(true)
    })

    it('are not swept before their row is committed, however long that takes, and however often it is tried', async () => {
      const image = await someImage()
      const sweepLater = async () => {
        agePath(join(directory, image.hash))
        await store.sweep(database.db, 0)
      }
      await store.keep(database.db, image, async put => {
        await store.keep(database.db, image, sweepLater)
        await sweepLater()
        await database.db.transaction().execute(put)
      })
      await sweepLater()
      expect(await isThere(image)).toBe(true)
    })

    it('of work that fails are removed at once, unless a row or another call has the same picture', async () => {
      const refuse = () => Promise.reject(new Error('no'))
      const [refused, stored, shared, again] = [await someImage(), await someImage(), await someImage(), await someImage()]
      await expect(store.keep(database.db, refused, refuse)).rejects.toThrow('no')
      expect(files()).not.toContain(refused.hash)

      await put(stored)
      await expect(store.keep(database.db, stored, refuse)).rejects.toThrow('no')
      expect(await isThere(stored)).toBe(true)

      await store.keep(database.db, shared, async put => {
        await expect(store.keep(database.db, shared, refuse)).rejects.toThrow('no')
        await database.db.transaction().execute(put)
      })
      expect(await isThere(shared)).toBe(true)

      const [begun, gate] = [createGate(), createGate()]
      const failing = store.keep(database.db, again, () => begun.opened.then(refuse))
      const storing = store.keep(database.db, again, async put => {
        begun.open()
        await gate.opened
        await database.db.transaction().execute(put)
      })
      await expect(failing).rejects.toThrow('no')
      gate.open()
      await storing
      expect(await isThere(again)).toBe(true)
    })

    it('are swept where their row never came', async () => {
      const image = await someImage()
      await store.keep(database.db, image, async () => undefined)
      expect(files()).toContain(image.hash)
      agePath(join(directory, image.hash))
      await collectImages(database.db, store)
      expect(files()).not.toContain(image.hash)
    })

    it('are mended by storing them again', async () => {
      const image = await someImage()
      await put(image)
      fs.rmSync(join(directory, image.hash))
      expect(await isThere(image)).toBe(false)
      await put(image)
      expect(await isThere(image)).toBe(true)
    })

    it('leave nothing half-written for longer than an hour', async () => {
      const [image, draft, young] = [await someImage(), join(directory, 'abc.draft'), join(directory, 'def.draft')]
      await put(image)
      await refer(image)
      await age(image)
      for (const path of [draft, young]) fs.writeFileSync(path, 'half')
      agePath(draft)
      await collectImages(database.db, store)
      expect([fs.existsSync(draft), fs.existsSync(young), await isThere(image)]).toEqual([false, true, true])
    })
  })

  it('gets lost bytes back from the next upload of the same picture', async () => {
    const image = await someImage()
    await put(image)
    if (engine === 'postgres') await sql`update imagenes set bytes = null where hash = ${image.hash}`.execute(database.db)
    else fs.rmSync(join(directory, image.hash))
    expect(await isThere(image)).toBe(false)
    await put(image)
    expect(await isThere(image)).toBe(true)
  })
})
