import { sql } from 'kysely'
import { ENGINE } from '@test/support/engines'
import { useTwoApps } from '@test/support/twoApps'

const USERS = '/api/usuarios/'
const RESET = '/api/auth/password/reset/'
const PASSWORD = 'regadío-2026'
const DEAD = { detail: 'Este enlace ya no sirve: se ha usado o ha caducado. Pida otro a un administrador.' }

interface User {
  id: number
  email: string
  estado: string
  administrador: boolean
  ultimo_acceso: string | null
}

describe.each([ENGINE])('users and their passwords (%s)', engine => {
  const { send, newToken, db } = useTwoApps(engine)
  let admin: string
  let made = 0

  beforeAll(async () => {
    admin = await newToken('jefa@example.com', true)
  })
  beforeEach(() => db().deleteFrom('intentos_de_acceso').execute())

  const add = async (more: object = {}) => {
    const json = { email: `persona-${++made}@example.com`, nombre: 'Iván', apellidos: 'Gil', ...more }
    return (await send('POST', USERS, { token: admin, json })).json<User>()
  }
  const put = (id: number, json: object, token = admin, at = 0) => send('PUT', `${USERS}${id}/`, { token, json, at })
  const codeFor = async (id: number) => {
    const { enlace } = (await send('POST', `${USERS}${id}/enlace/`, { token: admin })).json<{ enlace: string }>()
    return enlace.split('#')[1] ?? ''
  }
  const headers = { authorization: '' }
  const check = (codigo: string) => send('POST', `${RESET}check/`, { json: { codigo }, headers })
  const confirm = (codigo: string, password = PASSWORD, at = 0) =>
    send('POST', `${RESET}confirm/`, { json: { codigo, new_password1: password, new_password2: password }, headers, at })
  const login = (email: string, password = PASSWORD) => send('POST', '/api/auth/login/', { json: { email, password }, headers })
  const statusOf = async (token: string, at = 0) => (await send('GET', '/api/auth/user/', { token, at })).statusCode
  const listed = async (id: number) => (await send('GET', USERS, { token: admin })).json<User[]>().find(each => each.id === id)

  /** Creates a user with a chosen password. */
  const addActive = async (more: object = {}) => {
    const user = await add(more)
    const { key } = (await confirm(await codeFor(user.id))).json<{ key: string }>()
    return { ...user, key }
  }

  /** Starts calls while all users are locked, and unlocks them once all calls wait. */
  const atOnce = async (start: () => Promise<unknown>[]) => {
    const { started } = await db()
      .transaction()
      .execute(async transaction => {
        await sql`select from usuarios for update`.execute(transaction)
        const started = start()
        // The embedded engine has one connection, in whose queue the calls are.
        for (let waiting = 0; engine === 'postgres' && waiting < started.length;) {
          const { rows } = await sql<{ n: number }>`select count(distinct pid)::int as n from pg_locks where not granted`.execute(
            transaction,
          )
          waiting = rows[0]?.n ?? 0
        }
        return { started }
      })
    return Promise.all(started)
  }
  const statuses = (answers: unknown[]) => (answers as { statusCode: number }[]).map(({ statusCode }) => statusCode).sort()

  it('everybody sees them, and administrators alone change them [AU-01, AU-02]', async () => {
    const { id } = await add()
    const other = await newToken('otra@example.com')
    expect((await send('GET', USERS, { token: other })).json()).toContainEqual(expect.objectContaining({ id, estado: 'invitado' }))
    const answers = [
      await send('POST', USERS, { token: other, json: { email: 'x@example.com' } }),
      await send('POST', USERS, { token: other, json: { email: 7 } }),
      await put(id, { administrador: true }, other),
      await put(987_654, {}, other),
      await send('POST', `${USERS}${id}/enlace/`, { token: other }),
    ]
    for (const answer of answers)
      expect([answer.statusCode, answer.json()]).toEqual([403, { detail: 'Solo un administrador puede cambiar los usuarios.' }])
    expect((await send('GET', USERS, { headers })).statusCode).toBe(401)
  })

  it('an administrator who is merely invited does not let the last active one go [AU-04]', async () => {
    const { id } = (await send('GET', '/api/auth/user/', { token: admin })).json<User>()
    await db().updateTable('usuarios').set({ administrador: false }).where('id', '!=', id).execute()
    const invited = await add({ administrador: true })
    for (const change of [{ administrador: false }, { activo: false }]) expect((await put(id, change)).statusCode).toBe(409)
    await confirm(await codeFor(invited.id))
    expect((await put(id, { administrador: false })).statusCode).toBe(200)
    await db().updateTable('usuarios').set({ administrador: true }).where('id', '=', id).execute()
    await db().updateTable('usuarios').set({ administrador: false }).where('id', '=', invited.id).execute()
  })

  it('the use of a session is noted beside a change of its user without a deadlock [AU-04, AU-05]', async () => {
    const { id, key } = await addActive()
    await sql`update sesiones set usada = now() - interval '2 hours' where usuario = ${id}`.execute(db())
    const { used } = await db()
      .transaction()
      .execute(async transaction => {
        await sql`select from usuarios where id = ${id} for update`.execute(transaction)
        const call = { isAnswered: false }
        const used = statusOf(key).finally(() => (call.isAnswered = true))
        for (let isWaiting = false; engine === 'postgres' && !isWaiting && !call.isAnswered;) {
          const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_locks where not granted`.execute(transaction)
          isWaiting = rows[0]?.n !== 0
        }
        await sql`delete from sesiones where usuario = ${id}`.execute(transaction)
        return { used }
      })
    // On the single connection of the embedded engine, the call follows the change.
    expect(await used).toBe(engine === 'postgres' ? 200 : 401)
  })

  it('adds somebody who is invited until a password is chosen by the link, and then comes in [AU-02]', async () => {
    const user = await add({ administrador: true })
    expect(user).toMatchObject({ nombre: 'Iván', apellidos: 'Gil', administrador: true, estado: 'invitado', ultimo_acceso: null })
    expect((await login(user.email, '')).statusCode).toBe(400)
    const codigo = await codeFor(user.id)
    expect((await check(codigo)).json()).toEqual({ email: user.email })
    const { key } = (await confirm(codigo)).json<{ key: string }>()
    expect(await statusOf(key, 1)).toBe(200)
    expect(await listed(user.id)).toMatchObject({ estado: 'activo', ultimo_acceso: expect.stringMatching(/^\d{4}-.*Z$/) })
    expect((await login(user.email)).statusCode).toBe(200)
    await put(user.id, { administrador: false })
  })

  it('the table keeps no code, and nothing else that one could be made of [AU-02]', async () => {
    const { id } = await add()
    const codigo = await codeFor(id)
    expect(codigo.length).toBeGreaterThanOrEqual(43)
    const tables = ['enlaces_de_clave', 'claves_de_idempotencia', 'intentos_de_acceso', 'usuarios']
    for (const table of tables) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(db())
      expect([table, JSON.stringify(rows).includes(codigo)]).toEqual([table, false])
    }
  })

  describe('a link', () => {
    it('ends what sessions there are and serves once, be it used twice at once [AU-02, AU-03]', async () => {
      const { id, key } = await addActive()
      const codigo = await codeFor(id)
      expect(await statusOf(key)).toBe(200)
      expect(statuses(await atOnce(() => [confirm(codigo), confirm(codigo, 'otra-clave-2026', 1)]))).toEqual([200, 400])
      expect(await statusOf(key, 1)).toBe(401)
      for (const answer of [await check(codigo), await confirm(codigo)]) expect([answer.statusCode, answer.json()]).toEqual([400, DEAD])
    })

    it('stays as it is where the password is refused, and says why [AU-02, SE-12]', async () => {
      const codigo = await codeFor((await add()).id)
      const refused = await confirm(codigo, 'corta')
      expect([refused.statusCode, refused.json()]).toMatchObject([400, { errors: { new_password1: [expect.any(String)] } }])
      expect((await confirm(codigo)).statusCode).toBe(200)
    })

    it('holds for 72 hours [AU-02]', async () => {
      const { id } = await add()
      const codigo = await codeFor(id)
      const age = (hours: number) =>
        sql`update enlaces_de_clave set caduca = caduca - ${hours} * interval '1 hour' where usuario = ${id}`.execute(db())
      await age(71.9)
      expect((await check(codigo)).statusCode).toBe(200)
      await age(0.2)
      for (const answer of [await check(codigo), await confirm(codigo)]) expect([answer.statusCode, answer.json()]).toEqual([400, DEAD])
    })

    it('ends with the next one, with another address, with a password that is changed, and for good with its user [AU-03, AU-04]', async () => {
      const { id, key, email } = await addActive()
      const ending = [
        () => codeFor(id),
        () => put(id, { email: `nueva-${email}` }),
        () =>
          send('POST', '/api/auth/password/change/', {
            token: key,
            json: { new_password1: 'otra-clave-2026', new_password2: 'otra-clave-2026' },
          }),
        async () => [await put(id, { activo: false }), await put(id, { activo: true })],
      ]
      for (const end of ending) {
        const codigo = await codeFor(id)
        expect((await check(codigo)).statusCode).toBe(200)
        await end()
        expect((await confirm(codigo)).json()).toEqual(DEAD)
      }
    })

    it('is made for nobody who may not sign in, nor for nobody [AU-03]', async () => {
      const { id } = await add()
      const codigo = await codeFor(id)
      await db().updateTable('usuarios').set({ activo: false }).where('id', '=', id).execute()
      expect((await check(codigo)).json()).toEqual(DEAD)
      expect((await confirm(codigo)).json()).toEqual(DEAD)
      expect((await send('POST', `${USERS}${id}/enlace/`, { token: admin })).statusCode).toBe(409)
      for (const none of ['987654', 'x']) expect((await send('POST', `${USERS}${none}/enlace/`, { token: admin })).statusCode).toBe(404)
    })

    it('serves beside dead codes tried from the same address, up to the limit of the address alone [AU-02]', async () => {
      const { email } = await addActive()
      const codigo = await codeFor((await add()).id)
      for (let i = 0; i < 30; i++) expect((await (i % 2 ? check('adivinado') : confirm('adivinado'))).statusCode).toBe(400)
      expect((await check(codigo)).statusCode).toBe(200)
      await sql`
        insert into intentos_de_acceso (email, direccion) select '', '127.0.0.1' from generate_series(1, 500)`.execute(db())
      for (const answer of [await check(codigo), await confirm(codigo)]) {
        expect([answer.statusCode, Object.keys(answer.json())]).toEqual([429, ['detail']])
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(14 * 60)
      }
      // The right password is accepted in spite of failed attempts of others.
      expect((await login(email)).statusCode).toBe(200)
    })

    it('is asked for by nobody where no mail is sent [AU-06]', async () => {
      expect((await send('POST', RESET, { json: { email: 'jefa@example.com' }, headers })).statusCode).toBe(404)
    })
  })

  describe('a user who is deactivated', () => {
    it('has no session any more at any server, cannot sign in, and can again once activated [AU-04]', async () => {
      const { id, key, email } = await addActive()
      expect([await statusOf(key, 0), await statusOf(key, 1)]).toEqual([200, 200])
      expect((await put(id, { activo: false })).json()).toMatchObject({ estado: 'inactivo', email })
      expect([await statusOf(key, 0), await statusOf(key, 1)]).toEqual([401, 401])
      const wrong = await login(email, 'equivocada')
      const right = await login(email)
      expect([right.statusCode, right.body]).toEqual([400, wrong.body])
      expect((await put(id, { activo: true })).json()).toMatchObject({ estado: 'activo' })
      expect(await statusOf(key)).toBe(401)
      expect((await login(email)).statusCode).toBe(200)
    })

    it('is refused by the lookup too, should a session be left [AU-04]', async () => {
      const { id, key } = await addActive()
      await db().updateTable('usuarios').set({ activo: false }).where('id', '=', id).execute()
      expect(await statusOf(key)).toBe(401)
    })
  })

  describe('the last active administrator', () => {
    let one: Awaited<ReturnType<typeof addActive>>
    let other: typeof one
    beforeEach(async () => {
      await db().updateTable('usuarios').set({ administrador: true, activo: true }).where('email', '=', 'jefa@example.com').execute()
      const rights = { administrador: true }
      ;[one, other] = [await addActive(rights), await addActive(rights)]
      await db().updateTable('usuarios').set({ administrador: false }).where('id', 'not in', [one.id, other.id]).execute()
    })
    afterAll(() => db().updateTable('usuarios').set({ administrador: true }).where('email', '=', 'jefa@example.com').execute())
    const ruling = async () =>
      (await db().selectFrom('usuarios').where('administrador', '=', true).where('activo', '=', true).select('id').execute()).length

    it.each([{ activo: false }, { administrador: false }])('stays, whoever asks: %j [AU-04]', async down => {
      expect((await put(other.id, down, one.key)).statusCode).toBe(200)
      const answer = await put(one.id, down, one.key)
      expect([answer.statusCode, answer.json()]).toEqual([
        409,
        { detail: 'Es el único administrador activo: no se puede desactivar ni dejar de ser administrador.' },
      ])
      expect([await ruling(), await statusOf(one.key)]).toEqual([1, 200])
    })

    it.each([
      [{ activo: false }, { activo: false }],
      [{ administrador: false }, { activo: false }],
    ])('stays where the last two go at once: %j, %j [AU-04]', async (first, second) => {
      expect(statuses(await atOnce(() => [put(one.id, first, one.key), put(other.id, second, other.key, 1)]))).toEqual([200, 409])
      expect(await ruling()).toBe(1)
    })

    it('stays where two take each other down at once: the second has no right any more [AU-04]', async () => {
      const answers = await atOnce(() => [put(one.id, { activo: false }, other.key), put(other.id, { administrador: false }, one.key, 1)])
      expect(statuses(answers)).toEqual([200, 403])
      expect(await ruling()).toBe(1)
    })
  })
})
