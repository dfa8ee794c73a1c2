import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeBackup } from '@server/backup/writeBackup'
import { OperatorError } from '@server/errors'
import type { Database } from '@server/database/database'
import type { DatabaseSettings } from '@server/database/open'
import { createImageStore } from '@server/images/imageStore'
import { backupProgram, contentOf, restoreProgram, useBackups } from '@test/support/backups'
import { putBlankDatabase } from '@test/support/blankDatabase'
import { engines, ENGINE } from '@test/support/engines'
import { postgresMissing } from '@test/support/postgres'
import { npmRun, runCommand } from '@test/support/program'
import { startTestServer, type TestServer } from '@test/support/server'
import { sql } from 'kysely'

const { root, newPlace, newFilledPlace, using, close, kept, backup, restore, rowsIn } = useBackups()

const valor = { es_ES: ' a\u2028b\r\n"\\ 🌱 ', ar_EG: 'كيلوغرام' }

/** Inserts values that are easily lost: odd characters, all digits of a number, a used id, a lower-case country. */
const addOddities = async ({ db }: Database) => {
  await db.insertInto('productos_genericos').values({ codigo: 'G-1' }).execute()
  await db.insertInto('productos_acabados').values({ codigo: 'A-1', producto_generico: 1 }).execute()
  await db.insertInto('ensayos').values({ codigo: 'E-1' }).execute()
  const usuario = await db
    .insertInto('usuarios')
    .values({ email: 'Ana@example.com', password_hash: null, administrador: true, activo: false, ultimo_acceso: sql`now()` })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('sesiones').values({ token_hash: 'secreto', usuario: usuario.id }).execute()
  const enlace = { usuario: usuario.id, codigo_hash: 'secreto', caduca: sql<Date>`now()` }
  await db.insertInto('enlaces_de_clave').values(enlace).execute()
  await db.insertInto('direcciones_conocidas').values({ usuario: usuario.id, direccion: 'secreta' }).execute()
  await db.insertInto('magnitudes').values({ valor }).execute()
  await sql`insert into resultados_de_ensayo (ensayo, valor) values (1, 12345678901234567890.123456789)`.execute(db)
  await sql`insert into lineas_de_composicion (producto_generico, cantidad_1) values (1, 99999.99999)`.execute(db)
  await sql`insert into productos_acabados_paises (registro, elemento, posicion) values (1, 'jp', 9)`.execute(db)
  await sql`insert into componentes (nombre) values ('{}')`.execute(db)
  await sql`delete from componentes where id = 61`.execute(db)
}

describe.each(engines)('a backup of the engine: %s', source => {
  let settings: DatabaseSettings
  const file = join(root, `${source}.gz`)
  beforeAll(async () => {
    settings = await newFilledPlace(source)
    kept.add(settings)
    await using(settings, addOddities)
    await backup(settings, file)
  })
  afterAll(() => close(settings))
  /** Engines that restore the backup; its own is left out, because an engine that reads the other's backup reads its own too. */
  const targets = engines.filter(engine => engines.length === 1 || engine !== source)

  it.each(targets)('goes into %s and comes out of it as it was, to the last digit, image and id', async target => {
    const place = await newPlace(target)
    const { filas, imagenes } = await restore(place, file)
    expect(filas).toBeGreaterThan(700)
    expect(imagenes).toBeGreaterThan(200)
    const again = join(root, `${source}-${target}.gz`)
    await backup(place, again)
    expect(contentOf(again) === contentOf(file)).toBe(true)
    await using(place, async ({ db }) => {
      const { rows } = await sql<{ valor: string }>`select valor::text from resultados_de_ensayo order by id desc limit 1`.execute(db)
      expect(rows).toEqual([{ valor: '12345678901234567890.123456789' }])
      expect(await db.selectFrom('magnitudes').select('valor').orderBy('id', 'desc').limit(1).execute()).toEqual([{ valor }])
      const next = await db.insertInto('componentes').defaultValues().returning('id').executeTakeFirst()
      expect(next).toEqual({ id: 62 })
      const image = await db.selectFrom('imagenes').select(['hash', 'tamano']).limit(1).executeTakeFirstOrThrow()
      expect((await createImageStore(place).read(db, image.hash))?.bytes.length).toBe(image.tamano)
    })
  })

  const describeOnce = source === ENGINE ? describe : () => undefined

  describeOnce('whichever it is', () => {
    it('leaves out the sessions and from where people sign in, and only its owner can read it', async () => {
      expect(contentOf(file)).not.toMatch(/secret[oa]/)
      expect(statSync(file).mode & 0o777).toBe(0o600)
    })

    it('is refused by a database that is not empty, which stays as it was', async () => {
      const before = await rowsIn(settings, 'magnitudes')
      await expect(restore(settings, file)).rejects.toThrow(/^The database is not empty \(there are \w+\)\. Restore into a new one/)
      expect(await rowsIn(settings, 'magnitudes')).toBe(before)
    })

    it('has what is lost or damaged by name only, says which, and can be restored', async () => {
      const store = createImageStore(settings)
      const hashes = await using(settings, async ({ db }) => {
        const rows = await db.selectFrom('imagenes').select('hash').orderBy('hash').limit(2).execute()
        return rows.map(({ hash }) => hash)
      })
      const [lost, changed] = hashes
      const read: typeof store.read = async (db, hash) => {
        const image = await store.read(db, hash)
        if (hash === lost || image === undefined) return undefined
        return hash === changed ? { ...image, bytes: Buffer.from(image.bytes.map(byte => byte ^ 1)) } : image
      }
      const path = join(root, `${source}-damaged.gz`)
      const summary = await using(settings, ({ db }) => writeBackup(db, { ...store, read }, path))
      expect(summary).toMatchObject({ perdidas: [lost], danadas: [changed] })
      const place = await newPlace(source)
      await restore(place, path)
      const again = await backup(place, join(root, `${source}-damaged-again.gz`))
      expect(again).toEqual({ ...summary, perdidas: hashes, danadas: [] })
    })

    it('takes the place of the last one whole or not at all', async () => {
      const path = join(root, `${source}-kept.gz`)
      writeFileSync(path, 'the last one')
      const store = { ...createImageStore(settings), read: () => Promise.reject(new Error('the disk is broken')) }
      await expect(using(settings, ({ db }) => writeBackup(db, store, path))).rejects.toThrow('the disk is broken')
      expect(readFileSync(path, 'utf8')).toBe('the last one')
    })

    it('says that it cannot be written', async () => {
      await expect(backup(settings, join(root, 'no', 'where.gz'))).rejects.toThrow(OperatorError)
    })
  })
})

const describeWherePossible = postgresMissing === undefined ? describe : () => undefined

describeWherePossible('a backup of PostgreSQL', () => {
  it('is of one moment, whatever is written meanwhile', async () => {
    const settings = await newFilledPlace('postgres')
    const store = createImageStore(settings)
    await using(settings, async ({ db }) => {
      const meanwhile = {
        ...store,
        read: async (...args: Parameters<typeof store.read>) => {
          await db.insertInto('magnitudes').values({ valor }).execute()
          return store.read(...args)
        },
      }
      await writeBackup(db, meanwhile, join(root, 'busy.gz'))
    })
    const place = await newPlace('postgres')
    await restore(place, join(root, 'busy.gz'))
    expect([await rowsIn(settings, 'magnitudes'), await rowsIn(place, 'magnitudes')]).toEqual([expect.any(Number), 31])
    expect(await rowsIn(settings, 'magnitudes')).toBeGreaterThan(200)
  })
})

describe.each([ENGINE])('npm run backup and restore (%s)', engine => {
  it('move a company to another place: whoever could sign in still can', async () => {
    const server = await startTestServer({ engine })
    const file = join(root, `moved-${engine}.gz`)
    const empty = join(root, `moved-${engine}`)
    let moved: TestServer | undefined
    // On the embedded engine both commands run by npm, and create the database themselves, which takes long.
    const byNpm = engine === 'embedded'
    if (!byNpm) await putBlankDatabase(empty)
    try {
      const written = { code: 0, output: expect.stringMatching(/^Wrote \d+ rows and \d+ images to .*\.gz\.\n$/) }
      const inUse = { code: 1, output: expect.stringMatching(/^The data directory .* is in use by another server .*Stop it first/) }
      expect(await runCommand(backupProgram(file), server.env)).toEqual(engine === 'embedded' ? inUse : written)
      await server.end()
      expect(await runCommand(byNpm ? npmRun('backup', file) : backupProgram(file), server.env)).toEqual(written)
      expect(await runCommand(byNpm ? npmRun('restore', file) : restoreProgram(file), { DATA_DIR: empty, DATABASE_URL: '' })).toEqual({
        code: 0,
        output: expect.stringMatching(/^Restored \d+ rows and \d+ images/),
      })
      moved = await startTestServer({ again: { ...server, env: { DATA_DIR: empty, SEED_DEMO: '1' } } })
      expect(await moved.signIn()).toMatch(/\S/)
      expect(moved.output()).not.toContain('Acceso de demostración')
    } finally {
      await moved?.end()
      await server.stop()
    }
  })
})

it('npm run backup ends with 1 where an image is damaged, and names it', async () => {
  const { dataDir } = await newFilledPlace('embedded')
  const images = join(dataDir, 'imagenes')
  const [hash = ''] = readdirSync(images)
  writeFileSync(join(images, hash), 'damaged')
  expect(await runCommand(backupProgram(join(root, 'ends.gz')), { DATA_DIR: dataDir, DATABASE_URL: '' })).toEqual({
    code: 1,
    output: expect.stringMatching(new RegExp(`^Wrote [^]*are damaged, they are in the backup by name only: ${hash}\n$`)),
  })
})
