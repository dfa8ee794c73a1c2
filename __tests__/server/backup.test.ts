import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { checkBackup } from '@server/backup/readBackup'
import { restoreBackup } from '@server/backup/restoreBackup'
import { writeBackup } from '@server/backup/writeBackup'
import { StartupError } from '@server/errors'
import { migrate } from '@server/database/migrate'
import { openAsItStands, type Database, type DatabaseSettings } from '@server/database/open'
import { createImageStore } from '@server/images/imageStore'
import { putBlankDatabase } from '@test/support/blankDatabase'
import { temporaryDirectory } from '@test/support/directory'
import { EITHER, engines } from '@test/support/engines'
import { postgresMissing, type TestPostgres } from '@test/support/postgres'
import { npmRun, program, runCommand } from '@test/support/program'
import { putFilledDatabase, startFilledPostgres, startTestServer, type Engine, type TestServer } from '@test/support/server'
import { sql } from 'kysely'

const root = temporaryDirectory()
let postgres: TestPostgres | undefined
beforeAll(async () => {
  if (postgresMissing === undefined) postgres = await startFilledPostgres()
})
afterAll(() => postgres?.stop())

let places = 0
const newPlace = async (engine: Engine): Promise<DatabaseSettings> => {
  const dataDir = join(root, `data-${++places}`)
  if (engine === 'embedded') await putBlankDatabase(dataDir)
  return { dataDir, databaseUrl: engine === 'postgres' ? await postgres?.createDatabase({ isEmpty: true }) : undefined }
}

/** With the demo's master data. */
const newFilledPlace = async (engine: Engine): Promise<DatabaseSettings> => {
  const dataDir = join(root, `data-${++places}`)
  if (engine === 'embedded') await putFilledDatabase(dataDir)
  return { dataDir, databaseUrl: engine === 'postgres' ? await postgres?.createDatabase() : undefined }
}

/** Opening the embedded engine takes longer than most that is done with it: what a test opens it closes at its end. */
const opened = new Map<DatabaseSettings, Database>()
/** What several tests use. */
const kept = new Set<DatabaseSettings>()

const close = async (settings: DatabaseSettings) => {
  const database = opened.get(settings)
  opened.delete(settings)
  await database?.close()
}

afterEach(async () => {
  for (const settings of opened.keys()) if (!kept.has(settings)) await close(settings)
})

const using = async <T>(settings: DatabaseSettings, work: (database: Database) => Promise<T>): Promise<T> => {
  const database = opened.get(settings) ?? (await openAsItStands(settings))
  opened.set(settings, database)
  return work(database)
}

const backup = (settings: DatabaseSettings, path: string) => using(settings, ({ db }) => writeBackup(db, createImageStore(settings), path))

const restore = async (settings: DatabaseSettings, path: string, ...without: string[]) => {
  const source = { path, without: new Set(without) }
  const header = await checkBackup(source)
  return using(settings, ({ db }) => restoreBackup(db, createImageStore(settings), source, header))
}

const contentOf = (path: string) => gunzipSync(readFileSync(path)).toString()

const rowsIn = (settings: DatabaseSettings, table: string) =>
  using(settings, async ({ db }) => (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(db)).rows[0]?.n)

const valor = { es_ES: ' a\u2028b\r\n"\\ 🌱 ', ar_EG: 'كيلوغرام' }

/** What is easily lost: odd characters, all digits of a number, an id that was given away, a lower-case country. */
const addOddities = async ({ db }: Database) => {
  await db.insertInto('productos_genericos').values({ codigo: 'G-1' }).execute()
  await db.insertInto('productos_acabados').values({ codigo: 'A-1', producto_generico: 1 }).execute()
  await db.insertInto('ensayos').values({ codigo: 'E-1' }).execute()
  const usuario = await db
    .insertInto('usuarios')
    .values({ email: 'Ana@example.com', password_hash: 'x' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('sesiones').values({ token_hash: 'secreto', usuario: usuario.id }).execute()
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

  it.each(engines)('goes into %s and comes out of it as it was, to the last digit, image and id', async target => {
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
    await expect(backup(settings, join(root, 'no', 'where.gz'))).rejects.toThrow(StartupError)
  })
})

describe('a file that is no whole backup', () => {
  const file = join(root, 'small.gz')
  let lines: string[]
  beforeAll(async () => {
    const place = await newFilledPlace(EITHER)
    await backup(place, file)
    await close(place)
    lines = contentOf(file).split('\n')
  })

  const damaged = (content: string | Buffer) => {
    const path = join(root, 'damaged.gz')
    writeFileSync(path, typeof content === 'string' ? gzipSync(content) : content)
    return path
  }
  /** All lines, the last one that matches changed: into nothing where the change gives nothing. */
  const changed = (test: RegExp, change: (line: string) => string[]) => {
    const index = lines.map(line => test.test(line)).lastIndexOf(true)
    return lines.flatMap((line, i) => (i === index ? change(line) : [line])).join('\n')
  }

  it.each<[string, () => string | Buffer, RegExp]>([
    ['cut off', () => readFileSync(file).subarray(0, -200), /unexpected end of file/],
    ['cut off at its first half', () => readFileSync(file).subarray(0, readFileSync(file).length / 2), /unexpected end of file/],
    [
      'with a wrong byte',
      () => Buffer.from(readFileSync(file).map((byte, i, all) => (i === Math.floor(all.length / 2) ? byte ^ 1 : byte))),
      /./,
    ],
    ['not packed', () => Buffer.from('{"formato":"nutricion-de-cultivos/1"}\n'), /incorrect header check/],
    ['empty', () => '', /it ends too early/],
    ['without its end', () => `${lines.slice(0, -2).join('\n')}\n`, /it ends too early/],
    ['without a row', () => changed(/^\{"fila"/, () => []), /its table \w+ is not whole/],
    ['with another digit', () => changed(/^\{"fila"/, line => [line.replace(/\d/, '7777')]), /its table \w+ is not whole/],
    ['without a total', () => changed(/"sha256"/, () => []), /its table \w+ has no total/],
    [
      'with another image',
      () => lines.map(line => line.replace(/("imagen":"[^"]*",.*"bytes":")..../, '$1AAAA')).join('\n'),
      /its image \w+ is not whole/,
    ],
    ['of another program', () => '{"formato":"otro/1"}\n', /it has a line that no backup has/],
    ['with something after its end', () => `${lines.join('\n')}{"fin":1}\n`, /it goes on after its end/],
    ['with an image fewer', () => changed(/^\{"imagen"/, () => []), /lines are missing/],
  ])('is refused: %s', async (_name, content, reason) => {
    const check = checkBackup({ path: damaged(content()) })
    await expect(check).rejects.toThrow(StartupError)
    await expect(check).rejects.toThrow(/is no whole backup: .*Nothing was restored\.$/)
    await expect(check).rejects.toThrow(reason)
  })

  it('is refused with the names of its damaged images, and restored without those', async () => {
    const hashes = lines.flatMap(line => /^\{"imagen":"(\w+)"/.exec(line)?.[1] ?? []).slice(0, 2)
    const [one = '', other = ''] = hashes
    const harm = (line: string) =>
      hashes.some(hash => line.includes(`"imagen":"${hash}"`)) ? line.replace(/"bytes":"..../, '"bytes":"AAAA') : line
    const path = damaged(lines.map(harm).join('\n'))
    const options = `its image ${one} is not whole, its image ${other} is not whole (to go on without: --without-image ${one} --without-image ${other})`
    await expect(checkBackup({ path })).rejects.toThrow(`${options}. Nothing was restored.`)
    await expect(checkBackup({ path, without: new Set([one]) })).rejects.toThrow(`: its image ${other} is not whole (`)
    await expect(checkBackup({ path, without: new Set([...hashes, 'none']) })).rejects.toThrow('it has no image none')
    const place = await newPlace(EITHER)
    await restore(place, path, ...hashes)
    const { imagenes, perdidas } = await backup(place, join(root, 'without.gz'))
    expect([imagenes, perdidas]).toEqual([lines.filter(line => line.startsWith('{"imagen"')).length, hashes])
  })

  it('is refused where it is not there', async () => {
    await expect(checkBackup({ path: join(root, 'nothing.gz') })).rejects.toThrow(/^The backup .*nothing\.gz cannot be read \(ENOENT\)\.$/)
  })

  it('is refused where a newer version wrote it', async () => {
    const newer = damaged(lines.join('\n').replace('"migraciones":[', '"migraciones":["999_futuro",'))
    await expect(newPlace(EITHER).then(place => restore(place, newer))).rejects.toThrow(/newer version, which has the migration 999_futuro/)
  })

  it('leaves nothing behind where the rows do not fit the database after all', async () => {
    const place = await newPlace(EITHER)
    await using(place, async ({ db }) => {
      await migrate(db)
      await sql`alter table soluciones add constraint ninguna check (id < 3)`.execute(db)
    })
    await expect(restore(place, file)).rejects.toThrow(/ninguna/)
    expect([await rowsIn(place, 'magnitudes'), await rowsIn(place, 'imagenes'), await rowsIn(place, 'paises')]).toEqual([0, 0, 250])
  })
})

it('a backup of an older version is brought up to date', async () => {
  const [old, place] = [await newPlace(EITHER), await newPlace(EITHER)]
  const file = join(root, 'old.gz')
  await using(old, async ({ db }) => {
    await migrate(db, '002_paises')
    await db.insertInto('magnitudes').values({ valor }).execute()
  })
  await backup(old, file)
  await restore(place, file)
  expect([await rowsIn(place, 'magnitudes'), await rowsIn(place, 'productos_genericos')]).toEqual([1, 0])
  await using(old, async ({ db }) => migrate(db))
  await expect(restore(old, file)).rejects.toThrow(/^The database was made by another version than the backup/)
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

const backupProgram = (...args: string[]) => program('server/src/commands/backup.ts', ...args)
const restoreProgram = (...args: string[]) => program('server/src/commands/restore.ts', ...args)

describe.each(engines)('npm run backup and restore (%s)', engine => {
  it('move a company to another place: whoever could sign in still can', async () => {
    const server = await startTestServer({ engine })
    const file = join(root, `moved-${engine}.gz`)
    const empty = join(root, `moved-${engine}`)
    let moved: TestServer | undefined
    // Once, each is run as people call it, and makes the database by itself, which takes its time.
    const isWhole = engine === 'embedded'
    if (!isWhole) await putBlankDatabase(empty)
    try {
      const written = { code: 0, output: expect.stringMatching(/^Wrote \d+ rows and \d+ images to .*\.gz\.\n$/) }
      const inUse = { code: 1, output: expect.stringMatching(/^The data directory .* is in use by another server .*Stop it first/) }
      expect(await runCommand(backupProgram(file), server.env)).toEqual(engine === 'embedded' ? inUse : written)
      await server.end()
      expect(await runCommand(isWhole ? npmRun('backup', file) : backupProgram(file), server.env)).toEqual(written)
      expect(await runCommand(isWhole ? npmRun('restore', file) : restoreProgram(file), { DATA_DIR: empty, DATABASE_URL: '' })).toEqual({
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

it('npm run backup and restore say how they are called, and make nothing where there is nothing', async () => {
  const DATA_DIR = join(root, 'nothing')
  const env = { DATA_DIR, DATABASE_URL: '' }
  expect(await runCommand(backupProgram(), {})).toEqual({ code: 1, output: expect.stringMatching(/^Usage: npm run backup -- FILE/) })
  expect(await runCommand(restoreProgram('a', 'b'), {})).toEqual({
    code: 1,
    output: expect.stringMatching(/^Usage: npm run restore -- FILE/),
  })
  expect(await runCommand(backupProgram(join(root, 'x.gz')), env)).toEqual({ code: 1, output: `There is no database in ${DATA_DIR}.\n` })
  expect((await runCommand(restoreProgram('a', '--without'), env)).output).toMatch(
    /^Usage: npm run restore -- FILE \[--without-image HASH …\]/,
  )
  const nothing = restoreProgram(join(root, 'x.gz'), '--without-image', 'a', '--without-image', 'b')
  expect((await runCommand(nothing, env)).output).toMatch(/cannot be read \(ENOENT\)/)
  expect(existsSync(DATA_DIR)).toBe(false)
})
