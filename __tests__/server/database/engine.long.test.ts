import fs from 'node:fs'
import { basename, join } from 'node:path'
import { startEngine } from '@server/database/embedded/engine'
import { cannotStart, doubtsIn, hasStopped } from '@server/database/embedded/engineFailure'
import { openEmbedded } from '@server/database/embedded/open'
import { isUniqueViolation } from '@server/database/errors'
import { OperatorError } from '@server/errors'
import { putBlankDatabase } from '@test/support/blankDatabase'
import { temporaryDirectory } from '@test/support/directory'

const root = temporaryDirectory()
let made = 0
/** Creates a data directory with a database without tables. */
const blank = async () => {
  const dataDir = join(root, String(++made))
  await putBlankDatabase(dataDir)
  return { dataDir, directory: join(dataDir, 'postgres') }
}

describe('the embedded engine', () => {
  it('answers in its own thread: this one goes on while a statement runs, and values have the types that callers know', async () => {
    const { directory } = await blank()
    const engine = await startEngine(directory)
    try {
      let turns = 0
      const counting = setInterval(() => turns++)
      const { rows } = await engine.query(
        `select count(*) as n, now() as at, '\\x00ff'::bytea as bytes, '{"a":[1]}'::jsonb as map, 1.50::numeric as amount, null as none, true as yes
        from generate_series(1, 1000000)`,
        [],
      )
      clearInterval(counting)
      expect(turns).toBeGreaterThan(1)
      expect(rows).toEqual([
        { n: 1_000_000, at: expect.anything(), bytes: expect.anything(), map: { a: [1] }, amount: '1.50', none: null, yes: true },
      ])
      const [row = {}] = rows as Record<string, unknown>[]
      expect([row.at, row.bytes].map(value => Object.prototype.toString.call(value))).toEqual(['[object Date]', '[object Uint8Array]'])
      const asked = [new Date(0), Buffer.from('ñ'), { a: [1] }, null, 7]
      const told = await engine.query(
        'select $1::timestamptz = to_timestamp(0) as at, $2::bytea as bytes, $3::jsonb as map, $4::text as none, $5::int as n',
        asked,
      )
      expect(told.rows).toEqual([{ at: true, bytes: expect.objectContaining({ length: 2 }), map: { a: [1] }, none: null, n: 7 }])
    } finally {
      await engine.close()
    }
  })

  it('gives errors their SQLSTATE and names, not the values that were asked with, and goes on', async () => {
    const { directory } = await blank()
    const engine = await startEngine(directory)
    try {
      await engine.query('create table once (n integer constraint only_once unique)', [])
      expect((await engine.query('insert into once values ($1), (2)', [1])).affectedRows).toBe(2)
      const error: unknown = await engine.query('insert into once values ($1)', [1]).catch((reason: unknown) => reason)
      expect(isUniqueViolation(error)).toBe(true)
      expect(error).toMatchObject({ code: '23505', constraint: 'only_once', table: 'once', message: expect.stringContaining('only_once') })
      expect(error).toHaveProperty('stack', expect.stringContaining(basename(__filename)))
      expect(error).not.toHaveProperty('params')
      expect((await engine.query('select n from once order by n', [])).rows).toEqual([{ n: 1 }, { n: 2 }])
    } finally {
      await engine.close()
    }
  })

  it('that gives up refuses all who wait and all who come later, and says why', async () => {
    const { directory } = await blank()
    const engine = await startEngine(directory)
    await engine.query('create table t (n integer)', [])
    fs.rmSync(join(directory, 'pg_wal'), { recursive: true })
    const asked = ['select pg_switch_wal()', 'insert into t values (1)', 'select pg_switch_wal()', 'insert into t values (2)', 'select 1']
    const answers = await Promise.allSettled(asked.map(each => engine.query(each, [])))
    const reason = await engine.ended
    expect(reason).toBeInstanceOf(OperatorError)
    expect(reason).toMatchObject({
      code: '57P02',
      message: expect.stringMatching(/^The engine of the database in .* has stopped: PANIC: could not .*pg_wal/),
    })
    expect(answers.at(-1)).toEqual({ status: 'rejected', reason })
    await expect(engine.query('select 1', [])).rejects.toBe(reason)
    await engine.close()
  })
})

describe('an embedded database that cannot be opened says what to do', () => {
  const refusal = async (damage: (directory: string) => void) => {
    const { dataDir, directory } = await blank()
    damage(directory)
    const error: unknown = await openEmbedded({ dataDir }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(OperatorError)
    const [lock = ''] = fs.readdirSync(dataDir).filter(name => name.startsWith('lock.'))
    expect(fs.readFileSync(join(dataDir, lock), 'utf8')).toBe('null')
    return error instanceof Error ? error.message.replace(directory, 'DIR') : ''
  }

  it.each<[string, (directory: string) => void, string]>([
    [
      'without pg_control',
      directory => fs.rmSync(join(directory, 'global/pg_control')),
      'PANIC: could not open file "global/pg_control": No such file or directory',
    ],
    [
      'with a pg_control of something else',
      directory => fs.writeFileSync(join(directory, 'global/pg_control'), Buffer.alloc(8192, 7)),
      'FATAL: database files are incompatible with server',
    ],
    [
      'without its log',
      directory => fs.rmSync(join(directory, 'pg_wal/000000010000000000000001')),
      'PANIC: could not locate a valid checkpoint record',
    ],
    ['without PG_VERSION', directory => fs.rmSync(join(directory, 'PG_VERSION')), 'PG_VERSION cannot be read (ENOENT)'],
    [
      'with a PG_VERSION of nothing',
      directory => fs.writeFileSync(join(directory, 'PG_VERSION'), '\0'),
      'PG_VERSION does not say which format it has',
    ],
  ])('%s', async (_, damage, reason) => {
    const message = await refusal(damage)
    expect(message).toContain(`The database in DIR cannot be opened: ${reason}`)
    expect(message).toContain('put the last backup into it with npm run restore')
  })

  it('on a full disk: to free some space', () => {
    const lines = ['2026-01-01 10:00:00.000 UTC [42] FATAL:  could not write to file "pg_wal/xlogtemp.42": No space left on device']
    expect(cannotStart('/data', lines).message).toBe('The disk of /data is full: free some space, and start again.')
    expect(cannotStart('/data', ['No space left on device']).message).toContain('is full')
    expect(hasStopped('/data', lines).message).toContain('The disk is full: free some space')
  })

  it('and what its engine doubts about its log, but not that it was killed', () => {
    const said = (text: string) => `2026-01-01 10:00:00.000 UTC [42] ${text}`
    const killed = [
      'LOG:  database system was interrupted; last known up at 2026-01-01',
      'LOG:  database system was not properly shut down; automatic recovery in progress',
      'LOG:  redo starts at 0/1722AA0',
      'LOG:  invalid record length at 0/1728AB0: expected at least 24, got 0',
      'LOG:  redo done at 0/1728A88 system usage: CPU: user: 0.00 s',
    ].map(said)
    const torn = said('LOG:  incorrect resource manager data checksum in record at 0/1728AB0')
    expect(doubtsIn('/data', killed)).toBeUndefined()
    expect(doubtsIn('/data', [...killed, torn])?.split('\n')).toEqual([
      expect.stringContaining('/data'),
      expect.stringContaining('backup'),
      torn,
    ])
  })
})
