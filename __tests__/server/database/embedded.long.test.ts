import fs from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { embeddedDialect } from '@server/database/embedded/dialect'
import { durableParams } from '@server/database/embedded/durableFs.mjs'
import { startEngine } from '@server/database/embedded/engine'
import { maintain } from '@server/database/embedded/maintenance'
import { openEmbedded } from '@server/database/embedded/open'
import { OperatorError } from '@server/errors'
import type { Database } from '@server/database/database'
import { openDatabase } from '@server/database/open'
import { putBlankDatabase } from '@test/support/blankDatabase'
import { temporaryDirectory } from '@test/support/directory'
import { until } from '@test/support/until'
import { Kysely, sql } from 'kysely'

let database: Database
afterAll(() => database.close())
const root = temporaryDirectory()
const dataDir = join(root, 'new', 'data')

const show = async (setting: string) => {
  const { rows } = await sql<Record<string, string>>`show ${sql.raw(setting)}`.execute(database.db)
  return rows[0]?.[setting]
}
const insert = (valor: string) =>
  database.db
    .insertInto('magnitudes')
    .values({ valor: { es_ES: valor } })
    .execute()
const filesOf = (directory: string) =>
  fs.readdirSync(directory, { recursive: true, withFileTypes: true }).map(entry => join(entry.parentPath, entry.name))

beforeAll(async () => {
  // Remains of a killed start.
  fs.mkdirSync(join(dataDir, 'postgres.new'), { recursive: true })
  fs.writeFileSync(join(dataDir, 'postgres.new', 'PG_VERSION'), '18')
  database = await openDatabase({ dataDir })
})

describe('the embedded database syncs', () => {
  it('runs with fsync on, by the call that it overrides', async () => {
    expect([await show('fsync'), await show('wal_sync_method'), await show('synchronous_commit')]).toEqual(['on', 'fsync', 'on'])
    expect(await show('shared_buffers')).toBe('16MB')
  })

  it('has every commit and the files of a checkpoint on the disk before it acknowledges them', async () => {
    const counted = join(root, 'counted')
    await putBlankDatabase(counted)
    const engine = await startEngine(join(counted, 'postgres'), join(__dirname, 'countingEngine.mjs'))
    const db = new Kysely({ dialect: embeddedDialect(engine) })
    const fsyncs = () => fs.statSync(join(counted, 'fsyncs')).size
    try {
      await sql`create table saved (n integer)`.execute(db)
      for (let count = 1; count <= 10; count++) {
        const before = fsyncs()
        await sql`insert into saved values (${count}::integer)`.execute(db)
        expect(fsyncs()).toBeGreaterThan(before)
      }
      const before = fsyncs()
      await sql`checkpoint`.execute(db)
      expect(fsyncs()).toBeGreaterThan(before + 3)
    } finally {
      await db.destroy()
    }
  })

  it('will not start an engine whose way of not syncing has changed', () => {
    expect(PGlite.defaultStartParams).toContain('-F')
    expect(durableParams(PGlite.defaultStartParams)).not.toContain('-F')
    expect(() => durableParams(['--single'])).toThrow('-F')
  })
})

describe('the directory of the embedded database', () => {
  it('can be read by its owner only, whatever was there before and whatever comes later', async () => {
    await insert('files')
    await maintain(database.db)
    const open = filesOf(dataDir).filter(path => fs.existsSync(path) && (fs.statSync(path).mode & 0o077) !== 0)
    expect(open).toEqual([])
    expect(fs.statSync(join(root, 'new')).mode & 0o777).not.toBe(0)
  })

  it('holds a database that was moved into place whole, and nothing half-made', () => {
    const names = fs.readdirSync(dataDir).filter(name => !name.endsWith('.sock'))
    expect(names.sort()).toEqual(['lock.1', 'postgres'])
  })

  it('is refused to a second server', async () => {
    await expect(openDatabase({ dataDir })).rejects.toThrow(`The data directory ${dataDir} is in use by another server`)
    expect(await insert('still here')).toHaveLength(1)
  })

  it('must be one that can be written: the sentence says which', async () => {
    const file = join(root, 'a-file')
    fs.writeFileSync(file, '')
    await expect(openDatabase({ dataDir: join(file, 'data') })).rejects.toThrow(OperatorError)
    await expect(openDatabase({ dataDir: join(file, 'data') })).rejects.toThrow(`${join(file, 'data')} cannot be written (ENOTDIR)`)
  })

  it('is refused, and left unlocked, when its database has another format', async () => {
    const old = join(root, 'old')
    fs.mkdirSync(join(old, 'postgres'), { recursive: true })
    fs.writeFileSync(join(old, 'postgres', 'PG_VERSION'), '17\n')
    await expect(openDatabase({ dataDir: old })).rejects.toThrow('has format 17 and this version reads 18')
    await expect(openDatabase({ dataDir: old })).rejects.toThrow('has format 17')
  })
})

describe('the upkeep of the embedded database', () => {
  const upkeep = async () => {
    const { rows } = await sql<{ checkpoint: string; analysed: Date | null }>`
      select checkpoint_lsn::text as checkpoint, (select last_analyze from pg_stat_user_tables where relname = 'magnitudes') as analysed
      from pg_control_checkpoint()`.execute(database.db)
    return rows[0]
  }

  it('runs both CHECKPOINT and VACUUM ANALYZE', async () => {
    await insert('upkeep')
    const before = await upkeep()
    await maintain(database.db)
    const after = await upkeep()
    expect(after?.checkpoint).not.toBe(before?.checkpoint)
    expect(Number(after?.analysed)).toBeGreaterThan(Number(before?.analysed))
  })

  it('lets others have their turn after every table', async () => {
    let answered = 0
    let isOver = false
    const ask = async () => {
      while (!isOver) answered += (await sql`select 1`.execute(database.db)).rows.length
    }
    const asking = ask()
    await maintain(database.db)
    isOver = true
    await asking
    const { rows } = await sql<{ tables: number }>`select count(*)::integer as tables from pg_class where relkind = 'r'`.execute(
      database.db,
    )
    expect(answered).toBeGreaterThan(rows[0]?.tables ?? Infinity)
  })

  it('waits for a transaction that is under way', async () => {
    const order: string[] = []
    const transaction = database.db.transaction().execute(async trx => {
      await wait(50)
      await trx
        .insertInto('magnitudes')
        .values({ valor: { es_ES: 'in a transaction' } })
        .execute()
      order.push('transaction')
    })
    const maintenance = maintain(database.db).then(() => order.push('maintenance'))
    await Promise.all([transaction, maintenance])
    expect(order).toEqual(['transaction', 'maintenance'])
  })

  it('is scheduled, and everything is there after closing and opening again', async () => {
    const rows = await database.db.selectFrom('magnitudes').selectAll().execute()
    await database.close()
    database = await openEmbedded({ dataDir, maintenanceIntervalMs: 20 })
    expect(await database.db.selectFrom('magnitudes').selectAll().execute()).toEqual(rows)
    await insert('scheduled')
    const before = await upkeep()
    await until(async () => (await upkeep())?.checkpoint !== before?.checkpoint)
  })
})
