import type { Action } from '@reduxjs/toolkit'
import { historialApi } from '@/api/historial'
import { keptRuns, ownerOf } from '@/features/importar/run/keptRuns'
import type { ImportRun } from '@/features/importar/model/importRun'
import {
  importEntered,
  nameSettled,
  resumeRequested,
  retryRequested,
  reviewEnded,
  rowEnded,
  rowLeftOut,
  runBegun,
  runEnded,
  runRequested,
  selectImport,
  stopRequested,
} from '@/features/importar/slice'
import { stepAdvanced, stepFailed } from '@/store/sequences/slice'
import { openImport, type ImportPage } from '@test/features/importar/page'
import { expectImported, givenServer, reviewed, rows } from '@test/features/importar/run/products'
import { reviewedRow } from '@test/features/importar/given'
import { entrada } from '@test/features/productos/products'
import { entry as historyEntry } from '@test/kits/history/entries'
import { quietErrors } from '@test/support/quiet'
import { turns } from '@test/support/mortalPage'
import { stateAfter } from '@test/support/state'
import { until } from '@test/support/until'

quietErrors()

type Server = ReturnType<typeof givenServer>

let users = 0
/** User without imports on disk. */
const newUser = () => `ana${(users += 1)}@example.com`

const start = (idempotencyKeys = true, user = newUser(), given = rows) => {
  const server = givenServer()
  if (!idempotencyKeys) server.forgetKeys()
  return { server, user, page: openImport({ user, idempotencyKeys, given: reviewed(given) }) }
}

const runOf = ({ state }: ImportPage): ImportRun => {
  const { run } = state()
  if (!run) throw new Error('There is no run')
  return run
}
const isOver = (page: ImportPage) => page.state().run?.phase === 'over'
const statesOf = (page: ImportPage) => runOf(page).rows.map(({ state }) => state)

const run = async (page: ImportPage) => {
  page.dispatch(runRequested())
  await turns(() => isOver(page))
  return page
}

const begunIn = ({ actions }: ImportPage) => actions.filter(runBegun.match).length

const again = async (page: ImportPage, action: Action) => {
  const begun = begunIn(page)
  page.dispatch(action)
  await turns(() => begunIn(page) > begun && isOver(page))
}

/** Retries and resumes like a user, until all rows are done. */
const finish = async (page: ImportPage) => {
  for (let tries = 0; tries < 5; tries += 1) {
    const states = statesOf(page)
    if (states.includes('failed')) await again(page, retryRequested({ run: page.runId(), row: null }))
    else if (states.includes('waiting')) await again(page, resumeRequested({ run: page.runId() }))
    else return
  }
  throw new Error('It never comes to its end')
}

/** Number of calls of an undisturbed run, before it looks for its entry of the history. */
const callsOf = async (idempotencyKeys: boolean): Promise<number> => {
  const { server, page } = start(idempotencyKeys)
  await run(page)
  page.close()
  return server.asked().filter(call => !call.includes('historial')).length
}

const expectOneSave = (server: Server) => {
  expect(server.saves()).not.toContain(undefined)
  expect(new Set(server.saves()).size).toBe(1)
}

it('makes names first, then each record with its lines, all of it one entry of the history [IX-06, AC-03]', async () => {
  const { server, page } = start()
  await run(page)
  expectImported(server)
  expectOneSave(server)
  expect(statesOf(page)).toEqual(['created', 'changed', 'created', 'changed'])
  expect(server.done()[0]).toBe('POST /api/familias/')
  // Only the fields that the file changes are sent for a changed record.
  expect(server.bodies('PUT /api/productos_genericos/7/')).toEqual([
    { nombre: expect.objectContaining({ fr_FR: 'Zinc en français' }), familia: expect.any(Number), estados_fenologicos: [52, 53, 54] },
  ])
  expect(page.getState().sequences).toEqual({})
})

describe.each([
  ['an API with idempotency keys', true],
  ['an API without', false],
])('of %s', (_which, idempotencyKeys) => {
  it.each(['before', 'after'] as const)(
    'each call may fail %s the server has done it: in the end all is there once [IX-06, AC-03]',
    async when => {
      const calls = await callsOf(idempotencyKeys)
      expect(calls).toBeGreaterThan(10)
      for (let at = 0; at < calls; at += 1) {
        const { server, page } = start(idempotencyKeys)
        server.troubleWith(asked => (asked.at === at ? when : null))
        await run(page)
        server.troubleWith(() => null)
        await finish(page)
        expectImported(server)
        expectOneSave(server)
        page.close()
      }
    },
  )

  it.each(['before', 'after'] as const)('a page that dies %s any call is gone on with by the next one [IX-06]', async when => {
    const calls = await callsOf(idempotencyKeys)
    for (let at = 0; at < calls; at += 1) {
      const { server, user, page } = start(idempotencyKeys)
      server.troubleWith(asked => {
        if (asked.at !== at) return page.isDead() ? 'before' : null
        page.die()
        return when
      })
      page.dispatch(runRequested())
      await turns(page.isDead)
      await new Promise(resolve => setTimeout(resolve, 2))
      server.troubleWith(() => null)
      const next = openImport({ user, idempotencyKeys })
      next.dispatch(importEntered({ recurso: 'productos_genericos', isBack: false }))
      await turns(() => next.state().halfDone !== null)
      await again(next, resumeRequested({ run: next.runId() }))
      await finish(next)
      expectImported(server)
      expectOneSave(server)
      next.close()
    }
  })
})

it('stops after the record under work, and goes on with the rest alone [IX-06, AC-02]', async () => {
  const { server, page } = start()
  page.answer(action => (rowEnded.match(action) && action.payload.number === 3 ? stopRequested({ run: action.payload.run }) : null))
  await run(page)
  expect(statesOf(page)).toEqual(['created', 'changed', 'waiting', 'waiting'])
  // A stop is no failure [ER-05]: the log tells by the progress how far the run went.
  expect(page.actions.filter(stepAdvanced.match).at(-1)?.payload).toMatchObject({ step: 'Registros', progress: { done: 2, total: 4 } })
  expect(page.actions.filter(stepFailed.match)).toEqual([])
  page.answer(() => null)
  await again(page, resumeRequested({ run: page.runId() }))
  expect(page.rowsEnded().map(({ number }) => number)).toEqual([2, 3, 4, 5])
  expectImported(server)
})

it('tries what failed again alone [IX-06]', async () => {
  const { server, page } = start()
  server.troubleWith(({ method, path }) => {
    return method === 'POST' && path === '/api/lineas_de_composicion/' ? { status: 400, detail: 'No puede ser.' } : null
  })
  await run(page)
  expect(runOf(page).rows.map(({ state, reason }) => [state, reason])).toEqual([
    ['failed', 'No puede ser.'],
    ['failed', 'No puede ser.'],
    ['created', null],
    ['changed', null],
  ])
  server.troubleWith(() => null)
  await again(page, retryRequested({ run: page.runId(), row: 3 }))
  expect(statesOf(page)).toEqual(['failed', 'changed', 'created', 'changed'])
  expect(runOf(page).rows[0]?.reason).toBe('No puede ser.')
  await again(page, retryRequested({ run: page.runId(), row: null }))
  expect(page.rowsEnded().map(({ number }) => number)).toEqual([2, 3, 4, 5, 3, 2])
  expectImported(server)
})

describe('An import of which only a part was written can be undone [IX-07]', () => {
  afterEach(() => void jest.restoreAllMocks())

  const refused = { status: 500, detail: null }
  const [first, second, , last] = rows

  /** Ids in the result, and the entry to undo, where the calls of a path fail. @param path of the calls @param given rows of the file */
  const endOf = async (path: string, ...given: (typeof first)[]) => {
    const asked: unknown[] = []
    const { server, page } = start(
      true,
      newUser(),
      given.flatMap(row => row ?? []),
    )
    jest.spyOn(historialApi, 'ofRecord').mockImplementation(async record => {
      asked.push(record)
      return { entradas: [historyEntry(57, { importacion: page.state().run?.save ?? '' })], siguiente: null, total: null }
    })
    server.troubleWith(({ method, path: called }) => (method === 'POST' && called === path ? refused : null))
    await run(page)
    await turns(() => page.actions.filter(runEnded.match).length === (asked.length > 0 ? 2 : 1))
    page.close()
    return { server, asked, ids: runOf(page).rows.map(({ state, id }) => [state, id]), entry: page.state().run?.entry }
  }

  it('a record without its lines', async () => {
    const { server, ids, entry } = await endOf('/api/lineas_de_composicion/', first)
    const made = server.rows('productos_genericos').find(({ codigo }) => codigo === 'N2')?.id
    expect([ids, entry]).toEqual([[['failed', made]], 57])
  })

  it('a name without its record', async () => {
    const { server, asked, ids, entry } = await endOf('/api/productos_genericos/', first)
    expect([ids, entry]).toEqual([[['failed', null]], 57])
    expect(asked).toEqual([{ tipo: 'familias', id: server.rows('familias')[0]?.id }])
  })

  it('a record of which nothing was written is none of its records', async () => {
    const onlyLines = reviewedRow(3, { state: 'changed', id: 7, lines: second?.lines ?? null })
    const { ids, entry, asked } = await endOf('/api/lineas_de_composicion/', onlyLines, last)
    expect([ids, entry]).toEqual([
      [
        ['failed', null],
        ['changed', 8],
      ],
      57,
    ])
    expect(asked).toEqual([{ tipo: 'productos_genericos', id: 8 }])
  })
})

it('what failed is there for a later page, until it is written or left out [IX-06]', async () => {
  const { server, user, page } = start()
  server.troubleWith(({ method, path }) => {
    return method === 'POST' && path === '/api/lineas_de_composicion/' ? { status: 400, detail: 'No puede ser.' } : null
  })
  await run(page)
  expect(statesOf(page)).toEqual(['failed', 'failed', 'created', 'changed'])
  page.dispatch(rowLeftOut({ row: 2 }))
  await turns(() => statesOf(page)[0] === 'left')
  page.close()

  const later = openImport({ user })
  later.dispatch(importEntered({ recurso: 'productos_genericos', isBack: false }))
  await turns(() => later.state().halfDone !== null)
  const done = server.done().length
  later.dispatch(resumeRequested({ run: later.runId() }))
  await turns(() => isOver(later))
  expect(begunIn(later)).toBe(1)
  expect(later.actions.filter(runBegun.match)[0]?.payload.phase).toBe('over')
  expect(server.done()).toHaveLength(done)
  expect(runOf(later).rows.map(({ state, reason }) => [state, reason])).toEqual([
    ['left', 'No puede ser.'],
    ['failed', 'No puede ser.'],
    ['created', null],
    ['changed', null],
  ])
  server.troubleWith(() => null)
  await again(later, retryRequested({ run: later.runId(), row: 3 }))
  expect(statesOf(later)).toEqual(['left', 'changed', 'created', 'changed'])
  await again(later, retryRequested({ run: later.runId(), row: 2 }))
  expectImported(server)
  expect(await keptRuns(ownerOf(user), 'productos_genericos')).toEqual([])
  later.close()
})

it('an import whose failed rows are all left out is not offered any more [IX-06]', async () => {
  const { server, user, page } = start()
  server.troubleWith(({ method, path }) => {
    return method === 'POST' && path === '/api/lineas_de_composicion/' ? { status: 400, detail: 'No puede ser.' } : null
  })
  await run(page)
  expect(await keptRuns(ownerOf(user), 'productos_genericos')).toHaveLength(1)
  for (const row of [2, 3]) page.dispatch(rowLeftOut({ row }))
  await turns(() => !statesOf(page).includes('failed'))
  await until(async () => (await keptRuns(ownerOf(user), 'productos_genericos')).length === 0)
  page.close()
})

it('a created record keeps the applications of stages that another user has chosen since [AP-03, IX-06]', async () => {
  const { server, page } = start()
  server.troubleWith(({ method, path }) => (method === 'POST' && path === '/api/como_se_aplica/' ? 'before' : null))
  await run(page)
  expect(statesOf(page)).toEqual(['failed', 'failed', 'created', 'changed'])
  const id = runOf(page).rows[0]?.id ?? 0
  const made = server.row('productos_genericos', id)
  if (!made) throw new Error('There is no such product')
  server.write('productos_genericos', { ...made, estados_fenologicos: [51] })
  server.write('como_se_aplica', { ...entrada(90, 51, { producto_generico: id }) })
  server.troubleWith(() => null)
  await again(page, retryRequested({ run: page.runId(), row: null }))
  expect(runOf(page).rows.map(({ state, reason }) => [state, reason])).toEqual([
    ['failed', 'Otra persona lo ha cambiado mientras tanto'],
    ...['changed', 'created', 'changed'].map(state => [state, null]),
  ])
  const own = server.rows('como_se_aplica').filter(({ producto_generico }) => producto_generico === id)
  expect(own).toEqual([entrada(90, 51, { producto_generico: id })])
})

it('leaves a record that somebody has changed meanwhile, and writes what they have left alone [IX-06]', async () => {
  const { server, page } = start()
  const zinc = server.row('productos_genericos', 7)
  if (!zinc) throw new Error('There is no such product')
  server.write('productos_genericos', { ...zinc, nombre: { es_ES: 'Otro', fr_FR: 'Autre' } })
  server.write('lineas_de_composicion', { ...server.row('lineas_de_composicion', 14), id: 15, orden: 1 })
  await run(page)
  expect(runOf(page).rows.map(({ state, reason }) => [state, reason])).toEqual([
    ['created', null],
    ['failed', 'Otra persona lo ha cambiado mientras tanto'],
    ['created', null],
    ['failed', 'Otra persona lo ha cambiado mientras tanto'],
  ])
  expect(server.row('productos_genericos', 7)).toMatchObject({ nombre: { es_ES: 'Otro', fr_FR: 'Autre' }, familia: 3 })
  expect(server.row('como_se_aplica', 21)).toMatchObject({ dosis: '2 L/ha' })
  expect(server.rows('lineas_de_composicion').filter(({ producto_generico }) => producto_generico === 8)).toHaveLength(2)
})

it('writes over a version that came between its reading and its writing, where the values are those of the review [IX-06]', async () => {
  const { server, page } = start()
  let isWritten = false
  server.troubleWith(({ method, path }) => {
    const zinc = server.row('productos_genericos', 7)
    if (zinc && !isWritten && method === 'PUT' && path.endsWith('/7/')) {
      isWritten = true
      server.write('productos_genericos', { ...zinc, prioridad: 9 })
    }
    return null
  })
  await run(page)
  expectImported(server)
  expect(server.row('productos_genericos', 7)).toMatchObject({ prioridad: 9 })
})

it('a name that cannot be made fails the rows that need it, which are tried again with it [IX-04, AC-03]', async () => {
  const { server, page } = start()
  server.troubleWith(({ method, path }) => (method === 'POST' && path === '/api/familias/' ? { status: 403, detail: 'No puede.' } : null))
  await run(page)
  expect(runOf(page).names).toMatchObject([{ id: null, reason: 'No puede.' }])
  expect(runOf(page).rows.map(({ reason }) => reason)).toEqual([
    ...['No se ha podido crear «Bioactivadores»', 'No se ha podido crear «Bioactivadores»'],
    ...[null, null],
  ])
  server.troubleWith(() => null)
  await again(page, retryRequested({ run: page.runId(), row: null }))
  expectImported(server)
})

it('an API that has not answered three records is not asked for the others [IX-06]', async () => {
  const { server, page } = start()
  server.troubleWith(({ path }) => (path.includes('productos') ? 'before' : null))
  await run(page)
  expect(runOf(page).rows.map(({ state, reason }) => [state, reason])).toEqual([
    ...rows.slice(0, 3).map(() => ['failed', 'El servidor no responde']),
    ['waiting', null],
  ])
})

it.each([
  ['a name', '/api/familias/', ['waiting', 'waiting', 'waiting', 'waiting']],
  ['a record', '/api/productos_genericos/7/', ['created', 'waiting', 'waiting', 'waiting']],
])('a session that ends at %s fails no record: all that is left waits for the next session [IX-06]', async (_what, at, states) => {
  const { server, page } = start()
  server.troubleWith(({ method, path }) => (method !== 'GET' && path === at ? { status: 401, detail: null } : null))
  await run(page)
  expect(statesOf(page)).toEqual(states)
  server.troubleWith(() => null)
  await again(page, resumeRequested({ run: page.runId() }))
  expectImported(server)
})

it('leaves lines alone that the review shows as the same, whatever their order and their numbers [IX-05]', async () => {
  const server = givenServer()
  const line = (componente: number) => {
    const blank = { magnitud_1: null, cantidad_2: null, magnitud_2: null, solubilidad: 0, made: {} }
    return { ...blank, componente, cantidad_1: 5 }
  }
  const shown = [1, 2, 3].map(() => ({ state: 'same' as const, before: '', after: '' }))
  const lines = { before: [11, 12, 13], inputs: [3, 1, 2].map(line), shown }
  const changes = [
    { field: 'prioridad', locale: null, before: server.row('productos_genericos', 7)?.['prioridad'] as number, after: 9, made: [] },
  ]
  const page = openImport({ user: newUser(), given: reviewed([reviewedRow(3, { state: 'changed', id: 7, lines, changes })]) })
  await run(page)
  expect(statesOf(page)).toEqual(['changed'])
  expect(server.done()).toEqual(['PUT /api/productos_genericos/7/'])
})

it('new lines that share an order are made in that of the file, and a failed one does not stop a later try [IX-05, IX-06]', async () => {
  const server = givenServer()
  const line = (componente: number) => {
    const blank = { magnitud_1: null, cantidad_2: null, magnitud_2: null, solubilidad: 0, made: {} }
    return { ...blank, componente, cantidad_1: 5 }
  }
  // New lines between the remaining lines of order 0 and 1.
  const lines = { before: [11, 12, 13], inputs: [1, 4, 5, 6, 2, 3].map(line), shown: [] }
  const page = openImport({ user: newUser(), given: reviewed([reviewedRow(3, { state: 'changed', id: 7, lines, changes: [] })]) })
  let posted = 0
  server.troubleWith(({ method, path }) => {
    if (method !== 'POST' || path !== '/api/lineas_de_composicion/') return null
    posted += 1
    return posted === 2 ? 'before' : null
  })
  await run(page)
  expect(statesOf(page)).toEqual(['failed'])
  await finish(page)
  const own = server.rows('lineas_de_composicion').filter(({ producto_generico }) => producto_generico === 7)
  const inPlaces = own.sort((one, other) => Number(one['orden']) - Number(other['orden']) || one.id - other.id)
  expect(inPlaces.map(({ componente }) => componente)).toEqual([1, 4, 5, 6, 2, 3])
})

it('makes a name that is longer than an idempotency key [IX-04, AC-03]', async () => {
  const server = givenServer()
  const text = `Ω ${'β'.repeat(60)}`
  const key = `familias/${text}`
  const name = { field: 'nombre', locale: 'es_ES', before: '', after: 'N2', made: [] }
  const changes = [{ ...name, field: 'codigo', locale: null }, name, { ...name, field: 'familia', locale: null, after: null, made: [key] }]
  const earlier = reviewed([reviewedRow(2, { state: 'new', id: null, changes })])
  const settled = nameSettled({ key, decision: { make: true } })
  const { decisions } = selectImport(stateAfter(...earlier, settled))
  const missing = [{ key, recurso: 'familias' as const, text, rows: 1, nearest: null, canMake: true }]
  const given = [...earlier, settled, reviewEnded({ missing, decisions })]
  const page = openImport({ user: newUser(), given })
  await run(page)
  expect(statesOf(page)).toEqual(['created'])
  expect(server.rows('familias')).toMatchObject([{ nombre: { es_ES: text } }])
})

it('an API without idempotency keys: what others have made under the same code meanwhile is not written over [IX-06]', async () => {
  const { server, page } = start(false)
  const other = { ...server.row('productos_genericos', 7), id: 70, codigo: 'n2', nombre: { es_ES: 'De otra persona' } }
  server.troubleWith(({ method, path }) => (method === 'POST' && path === '/api/productos_genericos/' ? 'before' : null))
  await run(page)
  server.troubleWith(() => null)
  server.write('productos_genericos', other)
  await again(page, retryRequested({ run: page.runId(), row: null }))
  expect(runOf(page).rows.map(({ state, reason, other }) => [state, reason, other])).toEqual([
    ['failed', 'Otra persona lo ha creado mientras tanto', 70],
    ...['changed', 'created', 'changed'].map(state => [state, null, null]),
  ])
  expect(server.row('productos_genericos', 70)).toEqual(other)
})

it('a code that another record has got since the review is refused, and leads to that record [IX-06]', async () => {
  const { server, page } = start()
  server.write('productos_genericos', {
    ...server.row('productos_genericos', 7),
    id: 70,
    codigo: 'n2',
    nombre: { es_ES: 'De otra persona' },
  })
  server.troubleWith(({ method, path }) =>
    method === 'POST' && path === '/api/productos_genericos/'
      ? { status: 400, detail: 'Ya existe.', errors: { codigo: 'Ya existe un producto con ese código.' } }
      : null,
  )
  await run(page)
  expect(runOf(page).rows[0]).toMatchObject({ state: 'failed', reason: 'Código: Ya existe un producto con ese código.', other: 70 })
  expect(runOf(page).rows[2]).toMatchObject({ state: 'failed', other: null })
})
