import { attemptAtCode, clearAttempts, countAttempt } from '@server/auth/attempts'
import { rememberAddress } from '@server/auth/knownAddresses'
import type { Database } from '@server/database/database'
import { openDatabase } from '@server/database/open'
import { HttpError } from '@server/response/httpError'
import { useDatabases } from '@test/support/databases'
import { ENGINE } from '@test/support/engines'
import { sql } from 'kysely'

const newDatabase = useDatabases('migrated')

const HOME = '203.0.113.1'
const ELSEWHERE = '203.0.113.2'

describe.each([ENGINE])('the limits of failed logins (%s)', engine => {
  let database: Database
  let ana: number

  beforeAll(async () => {
    database = await openDatabase(await newDatabase(engine))
    const user = { email: 'Ana@example.com', password_hash: '-' }
    ana = (await database.db.insertInto('usuarios').values(user).returning('id').executeTakeFirstOrThrow()).id
  })
  afterAll(() => database.close())
  afterEach(async () => {
    await database.db.deleteFrom('intentos_de_acceso').execute()
    await database.db.deleteFrom('direcciones_conocidas').execute()
  })

  /** Seconds to wait; 0 if the password is checked. */
  const attempt = async (email: string, address: string): Promise<number> => {
    try {
      await countAttempt(database.db, { email, address })
      return 0
    } catch (error) {
      if (error instanceof HttpError && error.status === 429) return Number(error.headers['retry-after'])
      throw error
    }
  }
  const isBlocked = async (email: string, address: string) => (await attempt(email, address)) > 0
  const atOnce = async (count: number, of: (n: number) => [email: string, address: string]) => {
    const waits = await Promise.all(Array.from({ length: count }, (_, n) => attempt(...of(n))))
    return waits.filter(wait => wait === 0).length
  }
  /** Inserts `count` failures; e-mail and address are SQL expressions of `n`. */
  const failed = (count: number, email: string, direccion: string, cuando = 'now()') =>
    sql`
      insert into intentos_de_acceso (email, direccion, cuando)
      select ${sql.raw(email)}, ${sql.raw(direccion)}, ${sql.raw(cuando)} from generate_series(1, ${count}::int) as n
    `.execute(database.db)
  const everywhere = "'198.51.100.' || n"

  it('ten for an email from an address, in every spelling that finds its user; from elsewhere it is let in', async () => {
    const spellings = ['dino@example.com', 'DINO@example.com', 'D\u0130NO@example.com']
    const waits: number[] = []
    for (let n = 0; n < 12; n++) waits.push(await attempt(spellings[n % 3] ?? '', ELSEWHERE))
    expect(waits.map(wait => wait > 0)).toEqual([...Array<boolean>(10).fill(false), true, true])
    expect(waits[11]).toBeGreaterThan(14 * 60)
    expect(waits[11]).toBeLessThanOrEqual(15 * 60)
    expect(await isBlocked('dino@example.com', HOME)).toBe(false)
  })

  it('thirty at once get ten tries, and from everywhere no more than are left of a hundred', async () => {
    expect(await atOnce(30, () => ['nadie@example.com', HOME])).toBe(10)
    await failed(95, "'otro@example.com'", everywhere)
    expect(await atOnce(10, n => ['otro@example.com', `192.0.2.${n}`])).toBe(5)
  })

  it('a hundred for an email from everywhere: not from an address of its own, where ten of its own still count', async () => {
    await rememberAddress(database.db, ana, HOME)
    await failed(200, "'ana@example.com'", everywhere)
    expect(await isBlocked('ana@example.com', ELSEWHERE)).toBe(true)
    const waits: number[] = []
    for (let n = 0; n < 11; n++) waits.push(await attempt('ANA@example.com', HOME))
    expect(waits.map(wait => wait > 0)).toEqual([...Array<boolean>(10).fill(false), true])
  })

  it('an address that the user has not signed in from for 30 days is unknown again, and so is that of another', async () => {
    await rememberAddress(database.db, ana, HOME)
    await failed(100, "'ana@example.com'", everywhere)
    await failed(100, "'eva@example.com'", everywhere)
    expect(await isBlocked('eva@example.com', HOME)).toBe(true)
    expect(await isBlocked('ana@example.com', HOME)).toBe(false)
    await sql`update direcciones_conocidas set vista = now() - interval '30 days 1 minute'`.execute(database.db)
    expect(await isBlocked('ana@example.com', HOME)).toBe(true)
    await rememberAddress(database.db, ana, ELSEWHERE)
    expect((await database.db.selectFrom('direcciones_conocidas').selectAll().execute()).map(({ direccion }) => direccion)).toEqual([
      ELSEWHERE,
    ])
  })

  it('an office where 499 have failed is let in, and one that has tried 500 emails is not, but for who has signed in there', async () => {
    await rememberAddress(database.db, ana, HOME)
    await failed(499, "'persona' || n || '@example.com'", `'${HOME}'`)
    expect(await isBlocked('eva@example.com', HOME)).toBe(false)
    expect(await isBlocked('otra@example.com', HOME)).toBe(true)
    expect(await isBlocked('otra@example.com', ELSEWHERE)).toBe(false)
    expect(await isBlocked('ana@example.com', HOME)).toBe(false)
  })

  it('a network of IPv6 counts as one address, for failures and as one that is known', async () => {
    for (let n = 0; n < 10; n++) await attempt('eva@example.com', `2001:db8::${n}:1`)
    expect(await isBlocked('eva@example.com', '2001:db8::ffff')).toBe(true)
    expect(await isBlocked('eva@example.com', '2001:db8:0:1::1')).toBe(false)
    await rememberAddress(database.db, ana, '2001:db8::1')
    await failed(100, "'ana@example.com'", everywhere)
    expect(await isBlocked('ana@example.com', '2001:db8::2')).toBe(false)
  })

  it('dead codes count against their address alone, at its own limit', async () => {
    for (let n = 0; n < 30; n++) await countAttempt(database.db, attemptAtCode(HOME))
    expect(await isBlocked('eva@example.com', HOME)).toBe(false)
    await failed(500, "''", `'${ELSEWHERE}'`)
    await expect(countAttempt(database.db, attemptAtCode(ELSEWHERE))).rejects.toMatchObject({ status: 429 })
  })

  it('a success clears what its email had against it there, and nothing else', async () => {
    for (const address of [HOME, ELSEWHERE]) await failed(10, "'ana@example.com'", `'${address}'`)
    await failed(10, "'eva@example.com'", `'${HOME}'`)
    await clearAttempts(database.db, { email: 'Ana@example.com', address: HOME })
    expect(await isBlocked('ana@example.com', HOME)).toBe(false)
    expect(await isBlocked('ana@example.com', ELSEWHERE)).toBe(true)
    expect(await isBlocked('eva@example.com', HOME)).toBe(true)
  })

  it('a clock that was set back by a day keeps nobody out, neither now nor when the day has come again', async () => {
    await failed(10, "'ana@example.com'", `'${HOME}'`, "now() + interval '1 day'")
    expect(await isBlocked('ana@example.com', HOME)).toBe(false)
    const { rows } = await sql`select from intentos_de_acceso where cuando > now() + interval '1 hour'`.execute(database.db)
    expect(rows).toEqual([])
  })

  it('failures and successes of many at once, of the same emails and addresses, wait for each other and never fail', async () => {
    await failed(200, "'e' || n % 4 || '@example.com'", "'198.51.100.' || n % 4", "now() - interval '16 minutes'")
    const work = Array.from({ length: 32 }, async (_, n) => {
      const [email, address] = [`e${n % 4}@example.com`, `198.51.100.${(n >> 2) % 4}`]
      await attempt(email, address)
      await clearAttempts(database.db, { email, address })
      await rememberAddress(database.db, ana, address)
    })
    await expect(Promise.all(work)).resolves.toHaveLength(32)
    expect(await database.db.selectFrom('intentos_de_acceso').select('id').execute()).toEqual([])
  })
})
