import { setTimeout as pause } from 'node:timers/promises'
import type { Presence } from '@/shared/live'
import { engines, ENGINE } from '@test/support/engines'
import type { EventLimits } from '@server/events/limits'
import type { Engine } from '@test/support/server'
import { useEventServers } from '@test/support/eventServers'
import type { EventStream } from '@test/support/eventStream'
import { until } from '@test/support/until'
import { sql } from 'kysely'

const PRESENCIA = '/api/presencia/'

/** Users of the last event of a record, each with the language: "ana fr_FR". */
const peopleOf = (stream: EventStream, id: number) => {
  const found = stream.events.filter(({ event }) => event === 'presencia').map(({ data }) => data as Presence)
  const last = found.filter(each => each.id === id).at(-1)
  return last?.personas.map(({ usuario, idioma }) => `${usuario.nombre} ${idioma}`.trim())
}

const expectPeople = (stream: EventStream, id: number, people: string[]) =>
  until(() => JSON.stringify(peopleOf(stream, id)) === JSON.stringify(people))

let ids = 0
const newId = () => (ids += 1)

/** Servers, and users with a stream and a page that reports its record. */
const usePages = (engine: Engine, limits: Partial<EventLimits> = {}) => {
  const servers = useEventServers(engine, { limits })
  const { signIn, send, open } = servers
  const streams: EventStream[] = []
  const enter = async (email: string, at = 0) => {
    const token = await signIn(email)
    const stream = await open(token, at)
    streams.push(stream)
    const say = async (id: number | null, more: object = {}, where = at) => {
      const { status } = await send('POST', PRESENCIA, { token, at: where, json: { tipo: 'ensayos', id, idioma: 'fr_FR', ...more } })
      expect(status).toBe(204)
    }
    return { token, stream, say }
  }
  afterEach(() => {
    for (const stream of streams.splice(0)) stream.close()
  })

  return { ...servers, streams, enter }
}

describe.each(engines)('presence (%s)', engine => {
  const { db, signIn, send, open, streams, enter } = usePages(engine)

  it('names all users who have a record open, at whatever server, to those who have it open [SY-05]', async () => {
    const id = newId()
    const [ana, luis, eva] = [await enter('ana@example.com'), await enter('luis@example.com', 1), await enter('eva@example.com', 1)]
    await ana.say(id)
    await expectPeople(ana.stream, id, ['ana fr_FR'])
    await luis.say(id, { idioma: 'de_DE' })
    for (const { stream } of [ana, luis]) await expectPeople(stream, id, ['ana fr_FR', 'luis de_DE'])
    const [event] = ana.stream.events.filter(each => each.event === 'presencia')
    const { id: anaId } = await db().selectFrom('usuarios').where('email', '=', 'ana@example.com').select('id').executeTakeFirstOrThrow()
    expect(event?.data).toEqual({
      tipo: 'ensayos',
      id,
      personas: [{ usuario: { id: anaId, nombre: 'ana', apellidos: 'Gil' }, idioma: 'fr_FR' }],
    })
    await ana.say(id, { idioma: 'pt_PT' })
    await expectPeople(luis.stream, id, ['ana pt_PT', 'luis de_DE'])
    await ana.say(null)
    await expectPeople(luis.stream, id, ['luis de_DE'])
    expect(eva.stream.events).toEqual([])
  })

  it('is of each page of a session by itself, which leaves one record for another [SY-05]', async () => {
    const [one, other, third] = [newId(), newId(), newId()]
    const [ana, luis] = [await enter('ana@example.com'), await enter('luis@example.com', 1)]
    for (const id of [one, other, third]) await luis.say(id, { pagina: `p${id}` })
    await ana.say(one, { pagina: 'a' })
    await ana.say(other, { pagina: 'b' })
    for (const id of [one, other]) await expectPeople(luis.stream, id, ['ana fr_FR', 'luis fr_FR'])
    await ana.say(third, { pagina: 'b' })
    await expectPeople(luis.stream, third, ['ana fr_FR', 'luis fr_FR'])
    await expectPeople(luis.stream, other, ['luis fr_FR'])
    expect(peopleOf(luis.stream, one)).toEqual(['ana fr_FR', 'luis fr_FR'])
  })

  it('is told to a stream that comes later [SY-05, SY-09]', async () => {
    const id = newId()
    const [ana, luis] = [await enter('ana@example.com'), await enter('luis@example.com')]
    await ana.say(id)
    await luis.say(id)
    await expectPeople(ana.stream, id, ['ana fr_FR', 'luis fr_FR'])
    const later = await open(ana.token)
    streams.push(later)
    await expectPeople(later, id, ['ana fr_FR', 'luis fr_FR'])
  })

  it('is in no table [SY-05]', async () => {
    const { rows: tables } = await sql<{ name: string }>`
      select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db())
    const count = async () => {
      const counts: unknown[] = []
      for (const { name } of tables) counts.push((await sql`select count(*) from ${sql.table(name)}`.execute(db())).rows[0])
      return counts
    }
    const ana = await enter('ana@example.com')
    const before = await count()
    const id = newId()
    await ana.say(id)
    await expectPeople(ana.stream, id, ['ana fr_FR'])
    expect(await count()).toEqual(before)
  })

  it('is refused where it makes no sense, and without a session', async () => {
    const token = await signIn('ana@example.com')
    for (const json of [
      {},
      { tipo: 'ensayos', id: 'x', idioma: 'fr_FR' },
      { tipo: 'E', id: 1, idioma: 'fr_FR' },
      { tipo: 'ensayos', id: 1, idioma: 'fr' },
    ])
      expect((await send('POST', PRESENCIA, { token, json })).status).toBe(400)
    expect((await send('POST', PRESENCIA, { json: { tipo: 'ensayos', id: 1, idioma: 'fr_FR' } })).status).toBe(401)
  })
})

describe.each([ENGINE])('presence that is not repeated (%s)', engine => {
  const { enter } = usePages(engine, { presenceMs: 3_000 })

  it('is forgotten where nobody says it again, and stays where it is said [SY-05]', async () => {
    const id = newId()
    const [ana, luis] = [await enter('ana@example.com'), await enter('luis@example.com', 1)]
    await ana.say(id)
    await luis.say(id)
    await expectPeople(ana.stream, id, ['ana fr_FR', 'luis fr_FR'])
    let isForgotten = false
    const sayAgain = async () => {
      while (!isForgotten) {
        await ana.say(id)
        await pause(500)
      }
    }
    const saying = sayAgain()
    try {
      await expectPeople(ana.stream, id, ['ana fr_FR'])
    } finally {
      isForgotten = true
      await saying
    }
    expect(peopleOf(luis.stream, id)).toEqual(['ana fr_FR', 'luis fr_FR'])
  })
})
