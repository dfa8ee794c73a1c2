import * as fc from 'fast-check'
import type { LiveEvent } from '@/api/live/liveEvent'
import type { LiveChange } from '@/shared/live'
import { coalescing, liveChannel, MOST_WAITING, type HeardEvent } from '@/store/live/liveChannel'

const persona = (id: number) => ({ id, nombre: 'Ana', apellidos: 'Gil' })
const changed = (change: Partial<LiveChange>): HeardEvent => ({
  kind: 'changed',
  change: { recurso: 'familias', version: 1, registros: [], eliminados: [], usuario: persona(1), ...change },
})
const presence = (id: number, idioma: string): HeardEvent => ({
  kind: 'presence',
  presence: { tipo: 'familias', id, personas: [{ usuario: persona(1), idioma }] },
})
const waitingAfter = (...events: HeardEvent[]) => {
  const buffer = coalescing()
  events.forEach(event => buffer.put(event))
  return buffer.flush()
}

it('makes changes of one list by one user one, with all of their records [SY-03]', () =>
  expect(waitingAfter(changed({ version: 4, registros: [1, 2] }), changed({ version: 5, registros: [2, 3], eliminados: [9] }))).toEqual([
    changed({ version: 5, registros: [1, 2, 3], eliminados: [9] }),
  ]))

it('keeps changes of two lists, or of two users, apart [SY-03]', () => {
  const all = [changed({ registros: [1] }), changed({ recurso: 'iconos', registros: [1] }), changed({ version: 2, usuario: persona(2) })]
  expect(waitingAfter(...all)).toEqual(all)
})

it('names no records where one of two changes has more than an event names [SY-03]', () => {
  expect(waitingAfter(changed({ version: 4 }), changed({ version: 5, registros: [1] }))).toEqual([changed({ version: 5 })])
  const of = (producto_generico: number[]) => ({ registros: producto_generico, referidos: { producto_generico } })
  expect(waitingAfter(changed({ version: 4, ...of([1]) }), changed({ version: 5, ...of([2]) }))).toEqual([
    changed({ version: 5, ...of([1, 2]) }),
  ])
  expect(waitingAfter(changed({ version: 4, eliminados: [1] }), changed({ version: 5 }))).toEqual([changed({ version: 5 })])
})

it('has the last presence of a record, one opening and one silence [SY-05, SY-09]', () => {
  const [opened, silent] = [{ kind: 'opened' as const }, { kind: 'silent' as const }]
  expect(waitingAfter(opened, presence(1, 'fr_FR'), silent, presence(2, 'es_ES'), opened, presence(1, 'es_ES'), silent)).toEqual([
    ...[presence(2, 'es_ES'), opened],
    ...[presence(1, 'es_ES'), silent],
  ])
})

const id = fc.nat(3)
const anyChange = fc.record({
  recurso: fc.constantFrom('familias', 'iconos'),
  registro: id,
  isDeleted: fc.boolean(),
  usuario: fc.option(id.map(persona)),
})

it('says of each record the same as all events one by one: whether it is there, and who has touched it [SY-03]', () => {
  const told = (events: readonly HeardEvent[]) => {
    const there = new Map<string, boolean>()
    const by = new Set<string>()
    const versions = new Map<string, number>()
    for (const event of events) {
      if (event.kind !== 'changed') continue
      const { recurso, version, registros, eliminados, usuario } = event.change
      for (const each of registros) there.set(`${recurso} ${each}`, true)
      for (const each of eliminados) there.set(`${recurso} ${each}`, false)
      for (const each of [...registros, ...eliminados]) by.add(`${recurso} ${each} ${usuario?.id}`)
      versions.set(recurso, Math.max(version, versions.get(recurso) ?? 0))
    }
    return [there, by, versions]
  }
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 40 }), all => {
      const events = all.map(({ recurso, registro, isDeleted, usuario }, version) =>
        changed({ recurso, version, usuario, registros: isDeleted ? [] : [registro], eliminados: isDeleted ? [registro] : [] }),
      )
      const waiting = waitingAfter(...events)
      expect(told(waiting)).toEqual(told(events))
      expect(waiting.length).toBeLessThanOrEqual(events.length)
    }),
  )
})

it('holds so many events and no more: then they are one gap [SY-09]', () => {
  const buffer = coalescing()
  for (let version = 0; version < 10 * MOST_WAITING; version += 1) {
    buffer.put(changed({ version, usuario: persona(version), registros: [version] }))
    buffer.put(presence(version, 'es_ES'))
  }
  expect(buffer.flush().length).toBeLessThanOrEqual(MOST_WAITING)
  expect(waitingAfter(...Array.from({ length: MOST_WAITING + 1 }, (_, at) => presence(at, 'es_ES')))).toEqual([{ kind: 'opened' }])
})

describe('channel', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  const open = () => {
    let tell: (event: LiveEvent) => void = () => undefined
    let isOpen = true
    const source = (listener: typeof tell) => {
      tell = listener
      return () => void (isOpen = false)
    }
    const channel = liveChannel(source, () => undefined, 30_000)
    const heard: string[] = []
    const listen = () =>
      channel.take(event => {
        heard.push('kind' in event ? event.kind : 'end')
        if ('kind' in event) listen()
      })
    listen()
    return { channel, heard, tell: (event: LiveEvent) => tell(event), isOpen: () => isOpen }
  }

  it('is silent after each 30 s without a sign of life [SY-09]', () => {
    const { heard, tell, channel } = open()
    jest.advanceTimersByTime(29_999)
    tell({ kind: 'alive' })
    jest.advanceTimersByTime(29_999)
    tell({ kind: 'opened' })
    jest.advanceTimersByTime(20_000)
    // A lost connection does not restart the timer.
    tell({ kind: 'lost' })
    jest.advanceTimersByTime(9_999)
    expect(heard).toEqual(['opened'])
    jest.advanceTimersByTime(30_001)
    expect(heard).toEqual(['opened', 'silent', 'silent'])
    channel.close()
  })

  it('closes its source and its timer [SY-09]', () => {
    const { heard, channel, isOpen } = open()
    channel.close()
    expect([isOpen(), jest.getTimerCount(), heard]).toEqual([false, 0, ['end']])
  })
})
