import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { checkBackup } from '@server/backup/readBackup'
import { OperatorError } from '@server/errors'
import { migrate } from '@server/database/migrate'
import { backupProgram, contentOf, restoreProgram, useBackups } from '@test/support/backups'
import { ENGINE } from '@test/support/engines'
import { runCommand } from '@test/support/program'
import { sql } from 'kysely'

const { root, newPlace, newFilledPlace, using, close, backup, restore, rowsIn } = useBackups()

const valor = { es_ES: ' a\u2028b\r\n"\\ 🌱 ', ar_EG: 'كيلوغرام' }

describe('a file that is no whole backup', () => {
  const file = join(root, 'small.gz')
  let lines: string[]
  beforeAll(async () => {
    const place = await newFilledPlace(ENGINE)
    await backup(place, file)
    await close(place)
    lines = contentOf(file).split('\n')
  })

  const damaged = (content: string | Buffer) => {
    const path = join(root, 'damaged.gz')
    writeFileSync(path, typeof content === 'string' ? gzipSync(content) : content)
    return path
  }
  /** All lines, with the last matching one replaced by the result of `change`, which may be empty. */
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
    await expect(check).rejects.toThrow(OperatorError)
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
    const place = await newPlace(ENGINE)
    await restore(place, path, ...hashes)
    const { imagenes, perdidas } = await backup(place, join(root, 'without.gz'))
    expect([imagenes, perdidas]).toEqual([lines.filter(line => line.startsWith('{"imagen"')).length, hashes])
  })

  it('is refused where it is not there', async () => {
    await expect(checkBackup({ path: join(root, 'nothing.gz') })).rejects.toThrow(/^The backup .*nothing\.gz cannot be read \(ENOENT\)\.$/)
  })

  it('is refused where a newer version wrote it', async () => {
    const newer = damaged(lines.join('\n').replace('"migraciones":[', '"migraciones":["999_futuro",'))
    await expect(newPlace(ENGINE).then(place => restore(place, newer))).rejects.toThrow(/newer version, which has the migration 999_futuro/)
  })

  it('is refused where its database was never used', async () => {
    const unused = damaged(lines.join('\n').replace(/"migraciones":\[[^\]]*\]/, '"migraciones":[]'))
    await expect(newPlace(ENGINE).then(place => restore(place, unused))).rejects.toThrow(/was never used: there is nothing to restore/)
  })

  it('leaves nothing behind where the rows do not fit the database after all', async () => {
    const place = await newPlace(ENGINE)
    await using(place, async ({ db }) => {
      await migrate(db)
      await sql`alter table soluciones add constraint ninguna check (id < 3)`.execute(db)
    })
    await expect(restore(place, file)).rejects.toThrow(/ninguna/)
    expect([await rowsIn(place, 'magnitudes'), await rowsIn(place, 'imagenes'), await rowsIn(place, 'paises')]).toEqual([0, 0, 250])
  })
})

it('a backup of an older version is brought up to date, and its oldest user is an administrator then [AU-04]', async () => {
  const [old, place] = [await newPlace(ENGINE), await newPlace(ENGINE)]
  const file = join(root, 'old.gz')
  await using(old, async ({ db }) => {
    await migrate(db, '002_paises')
    await db.insertInto('magnitudes').values({ valor }).execute()
    await sql`
      insert into usuarios (email, password_hash, creado)
      values ('nueva@example.com', '-', now()), ('antigua@example.com', '-', now() - interval '1 year'), ('tercera@example.com', '-', now())
    `.execute(db)
  })
  await backup(old, file)
  await restore(place, file)
  const users = await using(place, ({ db }) =>
    db.selectFrom('usuarios').orderBy('id').select(['email', 'administrador', 'activo']).execute(),
  )
  expect(users).toEqual([
    { email: 'nueva@example.com', administrador: false, activo: true },
    { email: 'antigua@example.com', administrador: true, activo: true },
    { email: 'tercera@example.com', administrador: false, activo: true },
  ])
  expect([await rowsIn(place, 'magnitudes'), await rowsIn(place, 'productos_genericos')]).toEqual([1, 0])
  await using(old, async ({ db }) => migrate(db))
  await expect(restore(old, file)).rejects.toThrow(/^The database was made by another version than the backup/)
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
