import { productosGenericos } from '@/shared/resources/productosGenericos'
import { pathOf } from '@server/resources/words'
import { ENGINE } from '@test/support/engines'
import { useTwoApps } from '@test/support/twoApps'
import { sql } from 'kysely'

const PATH = pathOf(productosGenericos)

describe.each([ENGINE])('what is asked for along with the session (%s)', engine => {
  const { asked, servers, send, newToken, db } = useTwoApps(engine)
  const counted = async (...call: Parameters<typeof send>) => {
    const before = asked.statements
    const answer = await send(...call)
    return { answer, statements: asked.statements - before }
  }
  const create = async (codigo: string) => (await send('POST', PATH, { json: { codigo } })).json<{ id: number }>().id

  it('comes in one statement: a record, a record or a list that has not changed; a short list that is sent takes one more', async () => {
    const record = `${PATH}${await create('UNO')}/`
    const first = await counted('GET', record)
    expect([first.answer.statusCode, first.statements]).toEqual([200, 1])
    for (const path of [record, PATH, `${PATH}light/`, `${PATH}light/?idioma=es_ES`, `${PATH}textos/`, `${PATH}referencias/`]) {
      const { etag } = (await send('GET', path)).headers
      const { answer, statements } = await counted('GET', path, { headers: { 'if-none-match': etag } })
      expect([path, answer.statusCode, answer.body, statements]).toEqual([path, 304, '', 1])
      expect((await counted('GET', path)).statements).toBe(path === record ? 1 : 2)
    }
  })

  it('a record is answered whole wherever its version is not the one that the caller names', async () => {
    const id = await create('DOS')
    const { headers, body } = await send('GET', `${PATH}${id}/`)
    const etag = String(headers.etag)
    const other = etag.replace(/-1"$/, '-2"')
    for (const [tags, status] of [
      [etag, 304],
      [`W/${etag}`, 304],
      [`"x", ${etag}`, 304],
      [`${other}, ${etag}`, 304],
      ['*', 304],
      [other, 200],
      ['"other-1"', 200],
      ['', 200],
    ] as const) {
      const answer = await send('GET', `${PATH}${id}/`, { headers: { 'if-none-match': tags } })
      expect([tags, answer.statusCode, answer.body]).toEqual([tags, status, status === 200 ? body : ''])
    }
    await send('PUT', `${PATH}${id}/`, { json: { codigo: 'DOS Y MEDIO' } })
    const changed = await send('GET', `${PATH}${id}/`, { headers: { 'if-none-match': etag } })
    expect([changed.statusCode, changed.json()]).toEqual([200, expect.objectContaining({ codigo: 'DOS Y MEDIO' })])
  })

  it('a session that was closed is refused on its next call at every server, whatever that asks for', async () => {
    const id = await create('TRES')
    const paths = [`${PATH}${id}/`, PATH, `${PATH}light/`, '/api/paises/', `${PATH}987654/`, `${PATH}x/`, '/api/auth/user/']
    for (const at of servers.keys()) {
      const token = await newToken(`closed-${at}@example.com`)
      for (const path of paths.slice(0, 3))
        for (const each of servers.keys()) expect((await send('GET', path, { at: each, token })).statusCode).toBe(200)
      const { etag } = (await send('GET', paths[0] ?? '', { token })).headers
      expect((await send('POST', '/api/auth/logout/', { at, token, json: {} })).statusCode).toBe(200)
      for (const path of paths)
        for (const each of servers.keys()) {
          const { statusCode, json } = await send('GET', path, { at: each, token, headers: { 'if-none-match': etag } })
          expect([path, statusCode, Object.keys(json())]).toEqual([path, 401, ['detail']])
        }
    }
  })

  it('a session that has not been used for long has ended, and so has a very old one; one that is used goes on [AU-05]', async () => {
    const record = `${PATH}${await create('CUATRO')}/`
    const token = await newToken('old@example.com')
    const age = (days: number) =>
      sql`update sesiones set usada = now() - ${days} * interval '1 day' where usuario = (select id from usuarios where email = 'old@example.com')`.execute(
        db(),
      )
    await age(13)
    expect((await send('GET', record, { token })).statusCode).toBe(200)
    await age(0)
    await sql`update sesiones set usada = now() - interval '13 days'`.execute(db())
    await send('GET', record, { token })
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from sesiones where usada > now() - interval '1 minute'`.execute(
      db(),
    )
    expect(rows[0]?.n).toBeGreaterThan(0)
    await age(15)
    expect((await send('GET', record, { token })).statusCode).toBe(401)
    await age(0)
    const open = (days: number) => sql`update sesiones set creada = now() - ${days} * interval '1 day'`.execute(db())
    await open(89)
    expect((await send('GET', record, { token })).statusCode).toBe(200)
    await open(91)
    expect((await send('GET', record, { token })).statusCode).toBe(401)
    await open(0)
  })

  it('an id that is none, or of nothing, is answered as ever', async () => {
    const id = await create('CINCO')
    for (const [written, status] of [
      [`${id}`, 200],
      [`0${id}`, 404],
      [`${id}.0`, 404],
      ['987654', 404],
      ['0', 404],
      ['-1', 404],
      ['x', 404],
      ['2147483647', 404],
      ['2147483648', 404],
      ['9999999999', 404],
      ['12345678901', 404],
    ] as const) {
      const { statusCode } = await send('GET', `${PATH}${written}/`)
      expect([written, statusCode]).toEqual([written, status])
    }
  })

  it('a HEAD has the headers of the GET and no body', async () => {
    for (const path of [PATH, `${PATH}${await create('SEIS')}/`]) {
      const [get, head] = [await send('GET', path), await send('HEAD', path)]
      const told = ({ headers }: typeof get) => ({ ...headers, date: '', 'x-request-id': '' })
      expect([head.statusCode, head.body, told(head)]).toEqual([200, '', told(get)])
    }
  })
})
