import { runSaga } from 'redux-saga'
import * as fc from 'fast-check'
import type { Action } from '@reduxjs/toolkit'
import { connect } from '@/api/http/http'
import type { ListChanges } from '@/api/http/records'
import { createCatalogue, type CatalogueState } from '@/store/catalogues/createCatalogue'

interface Thing {
  id: number
  nombre: string
}
type Change = { id: number; nombre: string | null }

/** Server list that stores its changes since `remembered`. */
const createList = () => {
  const rows = new Map<number, Thing>()
  const log: Change[] = []
  return {
    rows: () => [...rows.values()].sort((one, other) => one.id - other.id),
    version: () => log.length,
    write: (change: Change) => {
      log.push(change)
      if (change.nombre === null) rows.delete(change.id)
      else rows.set(change.id, { id: change.id, nombre: change.nombre })
    },
    since(desde: number | null, remembered = 0): ListChanges<Thing> {
      const version = log.length
      const completo = desde === null || desde < remembered || desde > version
      if (completo) return { version, completo, registros: this.rows(), eliminados: [] }
      const ids = [...new Set(log.slice(desde).map(({ id }) => id))]
      const registros = ids.flatMap(id => rows.get(id) ?? [])
      return { version, completo, registros, eliminados: ids.filter(id => !rows.has(id)) }
    },
  }
}

const unused = async (): Promise<Thing[]> => []
const ownId = ({ id }: Thing) => id
const created = (read: (desde: number | null) => Promise<ListChanges<Thing>>) => createCatalogue('things', unused, ownId, read)
const { reducer, restored, changesReceived, loadRequested, selectAll } = created(async () => createList().since(null))
const start = reducer(undefined, { type: 'start' })
const rowsOf = (state: CatalogueState<Thing>) => selectAll({ catalogues: { things: state } })

const change = fc.record({ id: fc.integer({ min: 1, max: 6 }), nombre: fc.option(fc.string({ maxLength: 3 })) })

describe('changes of a list', () => {
  it('lead from any kept copy to the list as it is, in whatever order their answers come [SY-02]', () => {
    const scenario = fc.record({
      before: fc.array(change, { maxLength: 8 }),
      answers: fc.array(fc.record({ writes: fc.array(change, { maxLength: 4 }), asksAgain: fc.boolean() }), { maxLength: 6 }),
      order: fc.infiniteStream(fc.nat()),
      remembered: fc.nat({ max: 4 }),
    })
    fc.assert(
      fc.property(scenario, ({ before, answers, order, remembered }) => {
        const list = createList()
        before.forEach(list.write)
        let state = reducer(start, restored({ version: list.version(), answer: null, records: list.rows() }))
        const late: Action[] = []
        for (const { writes, asksAgain } of answers) {
          writes.forEach(list.write)
          const desde = state.version
          const answer = changesReceived({ ...list.since(desde, remembered), desde })
          if (asksAgain) late.push(answer)
          else state = reducer(state, answer)
        }
        for (const at of order) {
          const [answer] = late.splice(at % Math.max(late.length, 1), 1)
          if (!answer) break
          state = reducer(state, answer)
        }
        state = reducer(state, changesReceived({ ...list.since(state.version, remembered), desde: state.version }))
        expect(rowsOf(state)).toEqual(list.rows())
        expect(state.ids).toEqual(list.rows().map(ownId))
        expect(state.version).toBe(list.version())
      }),
      { numRuns: 500 },
    )
  })

  it('leave rows that did not change as the same objects', () => {
    const records = [
      { id: 1, nombre: 'a' },
      { id: 3, nombre: 'c' },
    ]
    const state = reducer(start, restored({ version: 1, answer: null, records }))
    const next = reducer(
      state,
      changesReceived({ desde: 1, version: 2, completo: false, registros: [{ id: 2, nombre: 'b' }], eliminados: [3] }),
    )
    expect(rowsOf(next)).toEqual([records[0], { id: 2, nombre: 'b' }])
    expect(rowsOf(next)[0]).toBe(records[0])
  })

  it('that are older than the rows change nothing, and those of a server restored from a backup replace all [SY-02]', () => {
    const records = [{ id: 1, nombre: 'nuevo' }]
    const state = reducer(start, restored({ version: 7, answer: null, records }))
    const old = { completo: true, registros: [{ id: 1, nombre: 'viejo' }], eliminados: [], version: 5 }
    expect(rowsOf(reducer(state, changesReceived({ ...old, desde: null })))).toBe(records)
    expect(rowsOf(reducer(state, changesReceived({ ...old, desde: 7 })))).toEqual(old.registros)
  })
})

describe('a kept copy', () => {
  const records = [{ id: 1, nombre: 'a' }]

  it('shows before any answer, and stays while the list is brought up to date; a log replays it [SY-01, SY-08]', () => {
    const state = [loadRequested(), restored({ version: 3, answer: null, records }), loadRequested()].reduce(reducer, start)
    expect(rowsOf(state)).toBe(records)
    expect(state).toMatchObject({ status: 'loaded', version: 3 })
  })

  it('that comes after an answer of the API changes nothing [SY-01]', () => {
    const answer = changesReceived({ desde: null, version: 4, completo: true, registros: [], eliminados: [] })
    const state = [answer, restored({ version: 3, answer: null, records })].reduce(reducer, start)
    expect(rowsOf(state)).toEqual([])
    expect(state.version).toBe(4)
  })
})

describe('a list of an API with extensions', () => {
  const connection = { baseUrl: '', timeoutMs: 30_000, idempotencyKeys: true, token: () => 'ab', expired: () => undefined }

  beforeAll(() => connect({ ...connection, extensions: true }))
  afterAll(() => connect(connection))

  it('is asked for by its version, and unchanged where the API has no later one [SY-02]', async () => {
    const list = createList()
    list.write({ id: 1, nombre: 'a' })
    const asked: (number | null)[] = []
    const { load, ...things } = created(async desde => {
      asked.push(desde)
      return list.since(desde)
    })
    let state = things.reducer(undefined, { type: 'start' })
    const types: string[] = []
    const dispatch = (action: Action) => {
      types.push(action.type.replace('catalogues/things/', ''))
      state = things.reducer(state, action)
      return action
    }
    const run = () => runSaga({ dispatch, getState: () => ({ catalogues: { things: state } }) }, load).toPromise()
    await run()
    await run()
    list.write({ id: 1, nombre: 'b' })
    await run()
    expect(asked).toEqual([null, 1, 1])
    expect(types).toEqual(['changesReceived', 'foundUnchanged', 'changesReceived'])
    expect(things.selectAll({ catalogues: { things: state } })).toEqual([{ id: 1, nombre: 'b' }])
  })
})
