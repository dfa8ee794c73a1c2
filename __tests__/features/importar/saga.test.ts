import type { ImportRun } from '@/features/importar/model/importRun'
import {
  cellSettled,
  cellsPasted,
  fileChosen,
  fileRead,
  halfDoneDiscarded,
  importEntered,
  importLeft,
  leftDownloadRequested,
  matchingRequested,
  nameSettled,
  otherFileRequested,
  readingCancelled,
  resumeRequested,
  retryRequested,
  reviewRequested,
  rowSettled,
  runBegun,
  runEnded,
  runRequested,
  selectImport,
  stopRequested,
  rowEnded,
  rowLeftOut,
  targetChosen,
  templateRequested,
  undoEnded,
  undoRequested,
} from '@/features/importar/slice'
import { openDB } from 'idb'
import { ApiError } from '@/api/http/ApiError'
import { historialApi } from '@/api/historial'
import type { ImportableName } from '@/features/importar/model/resources'
import type { NameDecision } from '@/features/importar/model/types'
import { forgetRunsOf, keepRowEnd, keepRun, keptRuns, ownerOf } from '@/features/importar/run/keptRuns'
import { draftIdOf } from '@/features/importar/run/draftIds'
import { lockRun } from '@/features/importar/run/runLock'
import { leftCells } from '@/features/importar/sagas/downloads'
import type { Action } from '@reduxjs/toolkit'
import { connect } from '@/api/http/http'
import { readWorkbook } from '@/features/importar/read/readWorkbook'
import { discardRequested, draftChanged } from '@/kits/drafts/slice'
import { selectDownloads } from '@/store/downloads'
import { selectRun } from '@/store/sequences/slice'
import { heldLocks } from '@/store/tabLocks'
import { selectToasts } from '@/store/toasts'
import { fileVault } from '@/store/vault'
import { reviewedRow, runOf, runRow } from '@test/features/importar/given'
import { openImport, type ImportPage } from '@test/features/importar/page'
import { createMemoryServer } from '@test/support/memoryServer'
import { turns } from '@test/support/mortalPage'
import { until } from '@test/support/until'
import { stableJson } from '@test/support/stableJson'
import { rootReducer } from '@test/support/state'
import { quietErrors } from '@test/support/quiet'

const { logged } = quietErrors()

let users = 0
const newUser = () => `eva${(users += 1)}@example.com`

const familia = (id: number, nombre: string, color: string) => ({
  ...{ id, nombre: { es_ES: nombre }, descripcion: {}, color, prioridad: 0, imagen: null },
})
const envase = (id: number, magnitud: number) => ({ id, valor: { es_ES: `Saco ${id}` }, magnitud, imagen: null })

const server = () =>
  createMemoryServer(
    {
      familias: [familia(1, 'Algas', '#111111'), familia(2, 'Aminoácidos', '#222222')],
      magnitudes: [{ id: 1, valor: { es_ES: 'kg' } }],
      envases: [envase(1, 1), envase(2, 1)],
    },
    { extensions: true },
  )

const CSV = 'Nombre;Color;Tono\nAlgas;#00aa33;#00aa33\nBioactivadores;#333333;\nAminoácidos;#222222;\nAlgas;#444444;\n'

const choose = (page: ImportPage, content: string | Uint8Array<ArrayBuffer> = CSV, name = 'familias.csv') => {
  const action = fileChosen({ ...fileVault.keep(new File([content], name)), name })
  page.dispatch(action)
  return action.payload
}

const isMatched =
  ({ state }: ImportPage) =>
  () =>
    state().matches.length > 0
const isReviewed =
  ({ state }: ImportPage) =>
  () =>
    state().review?.progress === null
const isOver =
  ({ state }: ImportPage) =>
  () =>
    state().run?.phase === 'over'

const open = (recurso: ImportableName = 'familias', user = newUser()) => {
  const page = openImport({ user })
  page.dispatch(importEntered({ recurso, isBack: false }))
  return page
}

/** Gives the tabs locks. Returns a function that takes them away. */
const haveLocks = () => {
  const held = new Set<string>()
  const locks = {
    request: async (name: string, _options: object, work: (lock: object | null) => Promise<unknown> | undefined) => {
      if (held.has(name)) return work(null)
      held.add(name)
      await work({ name })
      held.delete(name)
    },
    query: async () => ({ held: [...held].map(name => ({ name })) }),
  }
  Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true })
  return () => void Reflect.deleteProperty(globalThis, 'navigator')
}

const isHeld = async (run: string) => (await heldLocks()).has(draftIdOf(run))

/** Changes of the drafts that the page has handed over. */
const changesOfDrafts = ({ actions }: ImportPage) => actions.filter(draftChanged.match).flatMap(({ payload }) => payload.changes)

const toReview = async (page: ImportPage, content = CSV) => {
  choose(page, content)
  await turns(isMatched(page))
  page.dispatch(reviewRequested())
  await turns(isReviewed(page))
}

it('goes from a file to the records, and downloads what was left out with its reasons [IX-01 to IX-06]', async () => {
  const api = server()
  const page = open()
  await toReview(page)
  expect(page.state().review?.rows.map(({ number, state }) => [number, state])).toEqual([
    [2, 'changed'],
    [3, 'new'],
    [4, 'same'],
    [5, 'repeated'],
  ])
  page.dispatch(runRequested())
  await turns(isOver(page))
  const names = api.rows('familias').map(({ nombre, color }) => [(nombre as { es_ES: string }).es_ES, color])
  expect(names).toEqual([
    ['Algas', '#00aa33'],
    ['Aminoácidos', '#222222'],
    ['Bioactivadores', '#333333'],
  ])
  page.dispatch(leftDownloadRequested())
  await turns(() => selectDownloads(page.getState()).length > 0)
  const [download] = selectDownloads(page.getState())
  expect(download?.name).toMatch(/familias_sin_importar\.xlsx$/)
  const { run } = page.state()
  expect(run && leftCells(run)).toEqual([
    ['Nombre', 'Color', 'Tono', 'Motivo'],
    ['Algas', '#444444', '', expect.stringContaining('2')],
  ])
  page.close()
})

it('replays to the same state from a log of an import [AC-05, AC-06]', async () => {
  server()
  const page = open()
  const before = page.getState()
  await toReview(page)
  page.dispatch(runRequested())
  await turns(isOver(page))
  const log = JSON.parse(JSON.stringify(page.actions)) as Action[]
  const replayed = log.reduce((state, action) => rootReducer(state, action), before)
  expect(stableJson(selectImport(replayed))).toBe(stableJson(page.state()))
  expect(page.state().run?.rows.map(({ state }) => state)).toEqual(['changed', 'created'])
  page.close()
})

it('a file of what was left is read again without its old reasons [IX-06]', async () => {
  server()
  const page = open()
  await toReview(page, 'Nombre;Color;Motivo\nAlgas;#00aa33;No\nAlgas;#00aa34;No\n')
  page.dispatch(runRequested())
  await turns(isOver(page))
  const { run } = page.state()
  expect(run && leftCells(run).map(({ length }) => length)).toEqual([3, 3])
  expect(run && leftCells(run)[1]?.[2]).not.toBe('No')
  page.close()
})

it('a file that is none says so by its name, and its ticket is let go [IX-01, AC-04]', async () => {
  server()
  const page = open()
  const ticket = choose(page, new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'foto.png')
  await turns(() => page.state().problem !== null)
  expect(page.state()).toMatchObject({ reading: null, step: 'choose' })
  expect(page.state().problem).toMatch(/^foto\.png /)
  expect(() => fileVault.open(ticket)).toThrow('ya no está disponible')
  page.close()
})

it.each([
  ['cancelled', readingCancelled()],
  ['left', importLeft()],
])('a reading that was %s comes to nothing [IX-01]', async (_how, action) => {
  server()
  const page = open()
  const ticket = choose(page)
  page.dispatch(action)
  expect(() => fileVault.open(ticket)).toThrow('ya no está disponible')
  // Only the later file is read.
  page.dispatch(importEntered({ recurso: 'familias', isBack: false }))
  page.dispatch(cellsPasted({ text: 'Nombre\nAlgas\n' }))
  await turns(isMatched(page))
  expect(page.actions.filter(fileRead.match)).toHaveLength(1)
  page.close()
})

it('pasted cells are read as a file is [IX-01]', async () => {
  server()
  const page = open()
  page.dispatch(cellsPasted({ text: 'Nombre\tColor\nAlgas\t#00aa33\n' }))
  await turns(isMatched(page))
  expect(page.state().matches.map(({ target }) => target)).toMatchObject([{ field: 'nombre', locale: 'es_ES' }, { field: 'color' }])
  page.close()
})

it('the next file with the same titles is matched as the last one was, by the same user in the same list [IX-02]', async () => {
  server()
  const user = newUser()
  const page = open('familias', user)
  choose(page)
  await turns(isMatched(page))
  expect(page.state()).toMatchObject({ isRemembered: false, hasRemembered: false })
  page.dispatch(targetChosen({ column: 2, target: { kind: 'field', field: 'color', locale: null } }))
  page.dispatch(reviewRequested())
  await turns(isReviewed(page))
  page.dispatch(otherFileRequested())
  choose(page, CSV.toUpperCase())
  await turns(isMatched(page))
  expect(page.state()).toMatchObject({ isRemembered: true, hasRemembered: true })
  expect(page.state().matches.map(({ origin }) => origin)).toEqual(['title', 'left', 'remembered'])
  page.dispatch(matchingRequested({ remembered: false }))
  await turns(() => !page.state().isRemembered)
  expect(page.state().hasRemembered).toBe(true)
  expect(page.state().matches.map(({ origin }) => origin)).toEqual(['title', 'title', 'left'])
  page.close()
  const other = open()
  choose(other)
  await turns(isMatched(other))
  expect(other.state().hasRemembered).toBe(false)
  other.close()
})

it('a name that is settled changes the rows that have it, and is made first [IX-04]', async () => {
  const api = server()
  const page = open('envases')
  await toReview(page, 'Valor;Magnitud\nSaco 1;litros\nSaco 3;litros\n')
  const [missing] = page.state().review?.missing ?? []
  expect(missing).toMatchObject({ text: 'litros', rows: 2 })
  expect(page.state().review?.rows.map(({ state }) => state)).toEqual(['error', 'error'])
  page.dispatch(nameSettled({ key: missing?.key ?? '', decision: { make: true } }))
  await turns(() => page.state().review?.rows.every(({ state }) => state !== 'error') ?? false)
  page.dispatch(runRequested())
  await turns(isOver(page))
  const litros = api.rows('magnitudes').filter(({ valor }) => (valor as { es_ES: string }).es_ES === 'litros')
  expect(litros).toHaveLength(1)
  expect(api.rows('envases').map(({ magnitud }) => magnitud)).toEqual([litros[0]?.id, 1, litros[0]?.id])
  page.close()
})

it('a choice that is taken back leaves its row as it was [IX-03, IX-04]', async () => {
  createMemoryServer({
    magnitudes: [{ id: 1, valor: { es_ES: 'kg' } }],
    envases: [1, 2].map(id => ({ ...envase(id, 1), valor: { es_ES: 'Saco' } })),
  })
  const page = open('envases')
  await toReview(page, 'Valor;Magnitud\nSaco;-\nCaja;kgs\n')
  const rows = () => page.state().review?.rows ?? []
  const revised = async (action: Action) => {
    const before = rows()
    page.dispatch(action)
    await turns(() => rows() !== before)
    return rows()
  }
  const before = rows()
  expect(before.map(({ state }) => state)).toEqual(['error', 'error'])
  expect(await revised(rowSettled({ row: 2, choice: { id: 2 } }))).toMatchObject([{ state: 'changed', id: 2 }, { state: 'error' }])
  expect(await revised(rowSettled({ row: 2, choice: null }))).toEqual(before)
  expect(await revised(cellSettled({ row: 3, column: 1, value: 1 }))).toMatchObject([{ state: 'error' }, { state: 'new' }])
  expect(await revised(cellSettled({ row: 3, column: 1, value: null }))).toEqual(before)
  page.dispatch(cellSettled({ row: 3, column: 1, value: 1 }))
  page.dispatch(cellSettled({ row: 3, column: 1, value: 2 }))
  expect(page.state().decisions.cells).toEqual({ '3/1': [1, 2] })
  page.close()
})

it('a run requested while a decision is being applied writes none of the older rows [IX-04, IX-06]', async () => {
  const api = server()
  const page = open('envases')
  await toReview(page, 'Valor;Magnitud\nSaco 3;kgs\n')
  const settle = (decision: NameDecision | null) => page.dispatch(nameSettled({ key: 'magnitudes/kgs', decision }))
  const stateOf = () => page.state().review?.rows[0]?.state
  settle({ use: 1 })
  await turns(() => stateOf() === 'new')
  settle(null)
  page.dispatch(runRequested())
  await turns(() => stateOf() === 'error')
  page.dispatch(runRequested())
  expect(page.state().run).toBeNull()
  settle({ make: true })
  await turns(() => stateOf() === 'new')
  page.dispatch(runRequested())
  await turns(isOver(page))
  expect(api.rows('magnitudes')).toHaveLength(2)
  page.close()
})

describe('a new crop without a group gets the first one of the list [CU-03]', () => {
  const crops = () => {
    const grupos = [
      { id: 3, nombre: 'Leñosos' },
      { id: 4, nombre: 'Extensivos' },
    ]
    const api = createMemoryServer({ grupos_de_cultivo: grupos }, { extensions: true })
    const groupsByName = () =>
      Object.fromEntries(api.rows('cultivos').map(crop => [Object(crop['nombre']).es_ES, crop['grupo_de_cultivo']]))
    return { api, groupsByName }
  }

  it('as a row of a file', async () => {
    const { groupsByName } = crops()
    const page = open('cultivos')
    await toReview(page, 'Nombre;Grupo de cultivo\nTrigo;\nOlivo;Leñosos\nMaíz;-\n')
    page.dispatch(runRequested())
    await turns(isOver(page))
    expect(groupsByName()).toEqual({ Trigo: 4, Olivo: 3, Maíz: 4 })
    page.close()
  })

  it('as a missing name of a stage', async () => {
    const { groupsByName } = crops()
    const page = open('estados_fenologicos')
    await toReview(page, 'Nombre;Cultivo\nFloración;Vid\n')
    page.dispatch(nameSettled({ key: 'cultivos/vid', decision: { make: true } }))
    await turns(() => page.state().review?.rows[0]?.state === 'new')
    page.dispatch(runRequested())
    await turns(isOver(page))
    expect(groupsByName()).toEqual({ Vid: 4 })
    page.close()
  })

  it('and fails, to be retried, while the groups cannot be loaded', async () => {
    const { api, groupsByName } = crops()
    const page = open('cultivos')
    await toReview(page, 'Nombre\nTrigo\n')
    api.troubleWith(({ path }) => (path.includes('grupos_de_cultivo') ? 'before' : null))
    page.dispatch(runRequested())
    await turns(isOver(page))
    expect(page.state().run?.rows).toMatchObject([{ state: 'failed', reason: 'El servidor no responde' }])
    expect(groupsByName()).toEqual({})
    api.troubleWith(() => null)
    page.dispatch(retryRequested({ run: page.runId(), row: null }))
    await turns(() => page.state().run?.rows[0]?.state === 'created')
    expect(groupsByName()).toEqual({ Trigo: 4 })
    page.close()
  })
})

it('a missing stage is made once in the crop that is chosen, as its last, for all products that name it [IX-04, EF-02]', async () => {
  const stage = (id: number, nombre: string, cultivo: number, orden: number) => ({
    ...{ id, nombre: { es_ES: nombre }, cultivo, orden, imagen: null },
  })
  const api = createMemoryServer(
    {
      cultivos: [
        { id: 1, nombre: { es_ES: 'Vid' } },
        { id: 2, nombre: { es_ES: 'Tomate' } },
      ],
      estados_fenologicos: [stage(1, 'Brotación', 1, 0), stage(2, 'Siembra', 2, 0), stage(3, 'Trasplante', 2, 1)],
    },
    { extensions: true },
  )
  const page = open('productos_genericos')
  await toReview(page, 'Código;Nombre;Estados fenológicos\nC1;Uno;Cuajado\nC2;Dos;Siembra|cuajado\n')
  const [missing] = page.state().review?.missing ?? []
  expect(missing).toMatchObject({ recurso: 'estados_fenologicos', text: 'Cuajado', rows: 2, canMake: true })
  page.dispatch(nameSettled({ key: missing?.key ?? '', decision: { make: true, owner: 2 } }))
  await turns(() => page.state().review?.rows.every(({ state }) => state === 'new') === true)
  page.dispatch(runRequested())
  await turns(isOver(page))
  const made = api.rows('estados_fenologicos').filter(({ id }) => id > 3)
  expect(made).toMatchObject([{ nombre: { es_ES: 'Cuajado' }, cultivo: 2, orden: 2 }])
  expect(api.rows('productos_genericos').map(({ estados_fenologicos: stages }) => stages)).toEqual([
    [made[0]?.['id']],
    [2, made[0]?.['id']],
  ])
  page.close()
})

it('a missing stage with its crop is made in that crop, under its own name [IX-04]', async () => {
  const stage = { id: 1, nombre: { es_ES: 'Floración' }, cultivo: 1, orden: 0, imagen: null }
  const api = createMemoryServer({ cultivos: [1, 2].map(id => ({ id, nombre: { es_ES: `Cultivo ${id}` } })), estados_fenologicos: [stage] })
  const page = open('productos_genericos')
  await toReview(page, 'Código;Nombre;Estados fenológicos\nC1;Uno;"Cultivo 1: Floración; Cultivo 2: Cuajado"\n')
  const [missing] = page.state().review?.missing ?? []
  page.dispatch(nameSettled({ key: missing?.key ?? '', decision: { make: true, owner: missing?.owned?.owner ?? 0 } }))
  await turns(() => page.state().review?.rows.every(({ state }) => state === 'new') === true)
  page.dispatch(runRequested())
  await turns(isOver(page))
  expect(api.rows('estados_fenologicos').slice(1)).toMatchObject([{ nombre: { es_ES: 'Cuajado' }, cultivo: 2 }])
  page.close()
})

it('lists that do not come are named, and are asked for again [IX-03]', async () => {
  const api = server()
  const page = open('envases')
  choose(page, 'Valor;Magnitud\nSaco 1;kg\n')
  await turns(isMatched(page))
  api.troubleWith(({ path }) => (path === '/api/magnitudes/' ? 'before' : null))
  page.dispatch(reviewRequested())
  await turns(() => page.state().review?.problem !== null)
  expect(page.state().review?.problem).toBe('No se han podido cargar las magnitudes')
  api.troubleWith(() => null)
  page.dispatch(reviewRequested())
  await turns(isReviewed(page))
  expect(page.state().review).toMatchObject({ problem: null, rows: [{ state: 'same' }] })
  page.close()
})

describe('an import that stopped half-way [IX-06]', () => {
  const stopped = async (user = newUser()) => {
    const api = server()
    const page = open('familias', user)
    await toReview(page)
    page.answer(action => (rowEnded.match(action) ? stopRequested({ run: action.payload.run }) : null))
    page.dispatch(runRequested())
    await turns(isOver(page))
    page.close()
    return { api, user, drafts: () => changesOfDrafts(page) }
  }

  const kept = (user: string, recurso: 'familias' | 'envases' = 'familias') => keptRuns(ownerOf(user), recurso)

  const found = async (user: string) => {
    const page = open('familias', user)
    await turns(() => page.state().halfDone !== null)
    return page
  }

  it('is found by the same user in the same list, and goes on', async () => {
    const { api, user } = await stopped()
    expect(await kept(user, 'envases')).toEqual([])
    expect(await kept(newUser())).toEqual([])
    const page = await found(user)
    expect(page.state().halfDone?.rows.map(({ state }) => state)).toEqual(['changed', 'waiting'])
    page.dispatch(resumeRequested({ run: page.runId() }))
    await turns(isOver(page))
    expect(api.rows('familias')).toHaveLength(3)
    page.close()
    expect(await kept(user)).toEqual([])
  })

  it('by its user logs no failure [ER-05]', async () => {
    await stopped()
    // The server of the tests has no history.
    expect(logged()).toEqual(['importar > historial'])
  })

  it('goes on from where another tab has left it', async () => {
    const { api, user } = await stopped()
    const page = await found(user)
    const [run] = await kept(user)
    await keepRowEnd({ run: run?.id ?? '', number: 3, state: 'failed', id: null, reason: 'No cabe', other: null })
    const before = api.done().length
    page.dispatch(resumeRequested({ run: page.runId() }))
    await turns(isOver(page))
    expect(page.state().run?.rows.map(({ state }) => state)).toEqual(['changed', 'failed'])
    expect(api.done().slice(before)).toEqual([])
    page.close()
  })

  it('that another tab has ended is offered no more, and nothing of it is done twice', async () => {
    const { api, user } = await stopped()
    const [page, other] = [await found(user), await found(user)]
    other.dispatch(resumeRequested({ run: other.runId() }))
    await turns(isOver(other))
    other.close()
    page.dispatch(resumeRequested({ run: page.runId() }))
    await turns(() => page.state().halfDone === null)
    expect(selectToasts(page.getState())).toMatchObject([{ text: 'Esta importación ya terminó en otra pestaña' }])
    expect(page.state().run).toBeNull()
    expect(api.rows('familias')).toHaveLength(3)
    page.close()
  })

  it('is found before later ones if its draft was opened, and these after it [DR-05]', async () => {
    const { user } = await stopped()
    const [run] = await kept(user)
    if (!run) throw new Error('There is no import')
    for (const [id, at] of [
      ['old', 2],
      ['older', 1],
    ] as const)
      await keepRun(ownerOf(user), { ...run, id, at: run.at - 60_000 / at })
    const page = openImport({ user })
    page.dispatch(importEntered({ recurso: 'familias', isBack: false, run: 'older' }))
    const offered = () => page.state().halfDone?.id
    await turns(() => offered() !== undefined)
    const ids = [offered()]
    for (const _ of [1, 2]) {
      page.dispatch(halfDoneDiscarded())
      await turns(() => offered() !== undefined)
      ids.push(offered())
    }
    expect(ids).toEqual(['older', run.id, 'old'])
    page.close()
  })

  it('is forgotten after 90 days', async () => {
    const { user } = await stopped()
    const [run] = await kept(user)
    if (!run) throw new Error('There is no import')
    await keepRun(ownerOf(user), { ...run, at: Date.now() - 89 * 86_400_000 })
    expect(await kept(user)).toHaveLength(1)
    await keepRun(ownerOf(user), { ...run, at: Date.now() - 91 * 86_400_000 })
    expect(await kept(user)).toEqual([])
    const database = await openDB('importaciones')
    expect(await database.getKey('runs', run.id)).toBeUndefined()
    database.close()
  })

  it('is not offered if only its copy is left, because a crash came after its last row', async () => {
    const { user } = await stopped()
    const [run] = await kept(user)
    await keepRun(ownerOf(user), { ...runOf([runRow(reviewedRow(2), 'waiting')], { id: 'older' }), at: Date.now() - 60_000 })
    await keepRowEnd({ run: run?.id ?? '', number: 3, state: 'created', id: 3, reason: null, other: null })
    const page = await found(user)
    expect(page.state().halfDone?.id).toBe('older')
    page.close()
  })

  it('is a draft of its user from its start to its end, which says how many rows are left [DR-05, DR-06]', async () => {
    const { user, drafts } = await stopped()
    expect(drafts()).toEqual(['2 de 2 filas sin importar', '1 de 2 filas sin importar'])
    const page = await found(user)
    page.dispatch(resumeRequested({ run: page.runId() }))
    await turns(isOver(page))
    expect(changesOfDrafts(page)).toEqual(['1 de 2 filas sin importar', '0 de 2 filas sin importar'])
    expect(page.actions.filter(discardRequested.match).map(({ payload }) => payload.ids)).toEqual([[draftIdOf(page.runId())]])
    page.close()
  })

  it('takes the place of a file that is being read', async () => {
    const { user } = await stopped()
    const page = await found(user)
    const ticket = choose(page)
    page.dispatch(resumeRequested({ run: page.runId() }))
    const isDropped = () => {
      try {
        return !fileVault.open(ticket)
      } catch {
        return true
      }
    }
    await turns(() => isOver(page)() && isDropped())
    expect(page.state()).toMatchObject({ reading: null, file: null })
    page.close()
  })

  it('that was forgotten keeps no results of the record under work', async () => {
    const { user } = await stopped()
    const [run] = await kept(user)
    if (!run) throw new Error('There is no import')
    await forgetRunsOf(ownerOf(user))
    await keepRowEnd({ run: run.id, number: 3, state: 'created', id: 9, reason: null, other: null })
    const database = await openDB('importaciones')
    expect(await database.count('ends', IDBKeyRange.bound([run.id], [run.id, []]))).toBe(0)
    database.close()
  })

  it('is of one API', async () => {
    const { user } = await stopped()
    connect({ baseUrl: 'https://otra.test', timeoutMs: 1, idempotencyKeys: true, token: () => 'ab', expired: () => undefined })
    expect(await kept(user)).toEqual([])
  })

  it('is forgotten where it is discarded', async () => {
    const { user } = await stopped()
    const page = await found(user)
    page.dispatch(halfDoneDiscarded())
    await until(async () => (await kept(user)).length === 0)
    expect(page.state().halfDone).toBeNull()
    page.close()
  })

  it('is forgotten with the session that somebody ends, and that of others is not', async () => {
    const { user } = await stopped()
    const { user: other } = await stopped()
    await forgetRunsOf(ownerOf(user))
    expect(await kept(user)).toEqual([])
    expect(await kept(other)).toHaveLength(1)
  })

  it('is tried again at once, while the lists that it has changed are still loaded', async () => {
    const withoutLocks = haveLocks()
    const api = server()
    const page = open('familias')
    await toReview(page)
    api.troubleWith(({ method, path }) => (method === 'POST' && path === '/api/familias/' ? 'before' : null))
    const isRetried = () => page.actions.some(retryRequested.match)
    page.answer(action => {
      if (runEnded.match(action) && !isRetried())
        queueMicrotask(() => {
          api.troubleWith(() => null)
          page.dispatch(retryRequested({ run: action.payload.run, row: null }))
        })
      return null
    })
    page.dispatch(runRequested())
    const texts = () => selectToasts(page.getState()).map(({ text }) => text)
    await turns(() => isRetried() && (texts().length > 0 || page.state().run?.rows.every(({ state }) => state !== 'failed') === true))
    expect(texts()).toEqual([])
    await turns(isOver(page))
    expect(api.rows('familias')).toHaveLength(3)
    page.close()
    withoutLocks()
  })

  const isFailed = (page: ImportPage) => page.state().run?.rows.filter(({ state }) => state === 'failed') ?? []

  it.each(['with', 'without'])('is retried by one press at a time, in a browser %s locks', async locks => {
    const withoutLocks = locks === 'with' ? haveLocks() : () => undefined
    const api = server()
    const page = open('familias')
    await toReview(page, 'Nombre;Color\nBioactivadores;#333333\nQuelatos;#444444\n')
    api.troubleWith(({ method }) => (method === 'POST' ? { status: 400, detail: 'No cabe' } : null))
    page.dispatch(runRequested())
    await turns(isOver(page))
    expect(isFailed(page)).toHaveLength(2)
    api.troubleWith(() => null)
    for (const row of [2, 3]) page.dispatch(retryRequested({ run: page.runId(), row }))
    await turns(() => isFailed(page).length === 1 && isOver(page)())
    expect(page.state().run?.rows.map(({ state }) => state)).toEqual(['created', 'failed'])
    page.dispatch(retryRequested({ run: page.runId(), row: 3 }))
    await turns(() => isFailed(page).length === 0 && isOver(page)())
    expect(selectToasts(page.getState())).toEqual([])
    expect(api.rows('familias')).toHaveLength(4)
    page.close()
    withoutLocks()
  })

  it('is resumed alone if a retry is pressed right after, which names no other tab', async () => {
    const withoutLocks = haveLocks()
    const api = server()
    const page = open('familias')
    await toReview(page, 'Nombre;Color\nBioactivadores;#333333\nQuelatos;#444444\n')
    api.troubleWith(({ method }) => (method === 'POST' ? { status: 400, detail: 'No cabe' } : null))
    page.answer(action => (rowEnded.match(action) ? stopRequested({ run: action.payload.run }) : null))
    page.dispatch(runRequested())
    await turns(isOver(page))
    const states = () => page.state().run?.rows.map(({ state }) => state)
    expect(states()).toEqual(['failed', 'waiting'])
    await until(async () => !(await isHeld(page.runId())))
    api.troubleWith(() => null)
    page.answer(() => null)
    page.dispatch(resumeRequested({ run: page.runId() }))
    page.dispatch(retryRequested({ run: page.runId(), row: null }))
    await turns(() => isOver(page)() && states()?.[1] !== 'waiting')
    expect(selectToasts(page.getState())).toEqual([])
    expect(states()).toEqual(['failed', 'created'])
    page.close()
    withoutLocks()
  })

  it('keeps its failed rows if a retry finds another tab at work', async () => {
    const withoutLocks = haveLocks()
    const api = server()
    const page = open('familias')
    await toReview(page)
    api.troubleWith(({ method }) => (method === 'POST' ? { status: 400, detail: 'No cabe' } : null))
    page.dispatch(runRequested())
    await turns(isOver(page))
    await until(async () => !(await isHeld(page.runId())))
    const before = page.state().run
    const releaseRun = await lockRun(page.runId())
    page.dispatch(retryRequested({ run: page.runId(), row: null }))
    await turns(() => selectToasts(page.getState()).length > 0)
    expect(selectToasts(page.getState())).toMatchObject([{ text: 'Esta importación sigue en otra pestaña' }])
    expect(page.state().run).toMatchObject({ phase: 'over', rows: before?.rows })
    page.dispatch(resumeRequested({ run: page.runId() }))
    await turns(() => selectToasts(page.getState()).length > 1)
    expect(page.state().run).toMatchObject({ phase: 'over', rows: before?.rows })
    releaseRun?.()
    page.close()
    withoutLocks()
  })

  it('is not offered while another tab runs it, which no other tab joins', async () => {
    const withoutLocks = haveLocks()
    const { user } = await stopped()
    const page = await found(user)
    const id = page.state().halfDone?.id ?? ''
    const releaseRun = await lockRun(id)
    page.dispatch(resumeRequested({ run: page.runId() }))
    await turns(() => selectToasts(page.getState()).length > 0)
    expect(selectToasts(page.getState())).toMatchObject([{ text: 'Esta importación sigue en otra pestaña' }])
    expect(page.state().run).toBeNull()
    expect(await isHeld(id)).toBe(true)
    page.dispatch(halfDoneDiscarded())
    await new Promise(resolve => setTimeout(resolve, 20))
    expect(await kept(user)).toHaveLength(1)
    releaseRun?.()
    await until(async () => !(await isHeld(id)))
    page.dispatch(importEntered({ recurso: 'familias', isBack: false }))
    await turns(() => page.state().halfDone !== null)
    page.dispatch(resumeRequested({ run: page.runId() }))
    await turns(isOver(page))
    page.close()
    withoutLocks()
  })
})

it('the template is an XLSX with the columns of the list [IX-08]', async () => {
  server()
  const page = open('envases')
  page.dispatch(templateRequested())
  await turns(() => selectDownloads(page.getState()).length > 0)
  const [download] = selectDownloads(page.getState())
  expect(download?.name).toMatch(/envases_plantilla\.xlsx$/)
  expect(selectToasts(page.getState())).toEqual([])
  expect(logged()).toEqual([])
  page.close()
})

it('the file of what was left opens as a workbook [IX-06]', async () => {
  server()
  const page = open()
  await toReview(page)
  page.dispatch(runRequested())
  await turns(isOver(page))
  page.dispatch(leftDownloadRequested())
  await turns(() => selectDownloads(page.getState()).length > 0)
  const [download] = selectDownloads(page.getState())
  if (!download) throw new Error('There is no file')
  const [sheet] = await readWorkbook(new Uint8Array(await fileVault.open(download).arrayBuffer()), '')
  expect(sheet?.titles).toEqual(['Nombre', 'Color', 'Tono', 'Motivo'])
  expect(sheet?.rows).toHaveLength(1)
  page.close()
})

describe('an import that is being undone [IX-07]', () => {
  /** Page whose import, with a failed and a waiting row, is being undone until `end` is called. */
  const undoing = async (user = newUser()) => {
    const api = server()
    let end = (_how: 'done' | 'failed') => undefined as void
    const held = new Promise<'done' | 'failed'>(resolve => (end = resolve))
    jest.spyOn(historialApi, 'undo').mockImplementation(async () => {
      if ((await held) === 'failed') throw new ApiError(0, null)
      return { deshechos: 1, cambiados: [] }
    })
    const page = open('familias', user)
    const failed = runRow(reviewedRow(3, { id: 2 }), 'failed', { reason: 'El servidor no responde' })
    const rows = [runRow(reviewedRow(2, { id: 1 }), 'changed'), failed, runRow(reviewedRow(4, { id: null }), 'waiting')]
    page.dispatch(runBegun(runOf(rows, { id: 'a', entry: 57 })))
    page.dispatch(undoRequested({ run: 'a' }))
    const isEnded = () => page.state().undo?.phase !== 'running' && selectRun(page.getState(), 'importar/deshacer/57')?.phase !== 'running'
    return { api, page, end, isEnded }
  }
  afterEach(() => void jest.restoreAllMocks())

  it.each([retryRequested({ run: 'a', row: null }), resumeRequested({ run: 'a' }), rowLeftOut({ row: 3 })])(
    'ignores $type, which would write its rows again',
    async action => {
      const { api, page, end, isEnded } = await undoing()
      const { run } = page.state()
      page.dispatch(action)
      await new Promise(resolve => setTimeout(resolve, 100))
      expect(page.state()).toMatchObject({ run, undo: { phase: 'running' } })
      end('done')
      await turns(isEnded)
      expect(page.state()).toMatchObject({ run, undo: { phase: 'done' } })
      expect(api.done()).toEqual([])
      page.close()
    },
  )

  describe('in a browser with locks', () => {
    let withoutLocks = () => undefined as void
    beforeEach(() => {
      withoutLocks = haveLocks()
    })
    afterEach(() => withoutLocks())

    const texts = (page: ImportPage) => selectToasts(page.getState()).map(({ text }) => text)
    const pause = () => new Promise(resolve => setTimeout(resolve, 50))

    it.each(['done', 'failed'] as const)('is neither offered, resumed nor discarded by any page before its end: %s', async how => {
      const user = newUser()
      const rows = [runRow(reviewedRow(2, { id: 1 }), 'changed'), runRow(reviewedRow(4, { id: null }), 'waiting')]
      await keepRun(ownerOf(user), { ...runOf(rows, { id: 'a' }), at: Date.now() })
      const kept = () => keptRuns(ownerOf(user), 'familias')
      const tab = open('familias', user)
      await turns(() => tab.state().halfDone !== null)
      const { api, page, end, isEnded } = await undoing(user)
      page.dispatch(importLeft())
      page.dispatch(importEntered({ recurso: 'familias', isBack: false }))
      await pause()
      expect(page.state().halfDone).toBeNull()
      tab.dispatch(resumeRequested({ run: 'a' }))
      await turns(() => texts(tab).length > 0)
      expect(texts(tab)).toEqual(['Esta importación sigue en otra pestaña'])
      tab.dispatch(halfDoneDiscarded())
      await pause()
      expect(await kept()).toHaveLength(1)
      end(how)
      await turns(isEnded)
      await until(async () => !(await isHeld('a')))
      expect(await kept()).toHaveLength(how === 'done' ? 0 : 1)
      expect(api.done()).toEqual([])
      page.close()
      tab.close()
    })

    it('is free as soon as its page offers its rows again', async () => {
      const { page, end } = await undoing()
      expect(await isHeld('a')).toBe(true)
      page.answer(action => {
        if (undoEnded.match(action)) queueMicrotask(() => page.dispatch(resumeRequested({ run: 'a' })))
        return null
      })
      end('failed')
      await turns(() => page.actions.some(resumeRequested.match) && isOver(page)())
      expect(texts(page)).toEqual([])
      page.close()
    })

    it('is free after a sign-out', async () => {
      const { page } = await undoing()
      expect(await isHeld('a')).toBe(true)
      page.close()
      await until(async () => !(await isHeld('a')))
    })

    it('is not undone while another tab runs it, which a message says', async () => {
      const releaseRun = await lockRun('a')
      const { page } = await undoing()
      const { run } = page.state()
      await turns(() => texts(page).length > 0)
      expect(texts(page)).toEqual(['Esta importación sigue en otra pestaña'])
      expect(page.state()).toMatchObject({ run, undo: null })
      expect(historialApi.undo).not.toHaveBeenCalled()
      expect(await isHeld('a')).toBe(true)
      releaseRun?.()
      page.close()
    })
  })

  it('reports a failure also after its page was left', async () => {
    const { page, end, isEnded } = await undoing()
    page.dispatch(importLeft())
    end('failed')
    await turns(isEnded)
    expect(selectToasts(page.getState())).toMatchObject([{ tone: 'error', text: 'No se ha podido deshacer la importación' }])
    page.close()
  })
})

describe('work of a page that was left', () => {
  const visit = (page: ImportPage, recurso: ImportableName) => {
    page.dispatch(importLeft())
    page.dispatch(importEntered({ recurso, isBack: false }))
  }

  it('does not keep another import from its start, and a second press starts none [IX-06]', async () => {
    const api = server()
    const releases = ['PUT', 'PATCH'].map(method => api.hold(`${method} /api/familias/1/`))
    const page = open()
    await toReview(page)
    page.dispatch(runRequested())
    await turns(() => page.state().run?.now === 'Algas')
    page.dispatch(stopRequested({ run: page.runId() }))
    visit(page, 'envases')
    await toReview(page, 'Valor;Magnitud\nSaco 3;kg\n')
    page.dispatch(runRequested())
    page.dispatch(runRequested())
    await turns(isOver(page))
    expect(api.done().filter(call => call === 'POST /api/envases/')).toHaveLength(1)
    expect(page.actions.filter(runBegun.match)).toHaveLength(2)
    for (const release of releases) release()
    page.close()
  })

  it('does not keep another import from going on [IX-06]', async () => {
    const api = server()
    const user = newUser()
    const runs = ['a', 'b'].map(id => runOf([runRow(reviewedRow(2, { name: 'Saco 1', id: 1 }), 'waiting')], { id }, 'envases'))
    for (const run of runs) await keepRun(ownerOf(user), { ...run, at: Date.now() })
    const releases = ['PUT', 'PATCH', 'GET'].map(method => api.hold(`${method} /api/envases/1/`))
    const page = open('envases', user)
    for (const run of runs) {
      visit(page, 'envases')
      page.dispatch(runBegun(run))
      page.dispatch(resumeRequested({ run: run.id }))
      await turns(() => page.state().run?.now === 'Saco 1')
      page.dispatch(stopRequested({ run: run.id }))
    }
    for (const release of releases) release()
    await turns(isOver(page))
    expect(page.state().run?.id).toBe('b')
    page.close()
  })

  it('does not stop another import when a response ends its own [IX-06]', async () => {
    const api = server()
    const releases = ['PUT', 'PATCH'].map(method => api.hold(`${method} /api/familias/1/`))
    const releaseOther = api.hold('POST /api/envases/')
    api.troubleWith(({ method, path }) => (method !== 'GET' && path === '/api/familias/1/' ? { status: 401, detail: null } : null))
    const page = open()
    await toReview(page)
    page.dispatch(runRequested())
    await turns(() => page.state().run?.now === 'Algas')
    const left = page.runId()
    visit(page, 'envases')
    await toReview(page, 'Valor;Magnitud\nSaco 3;kg\nSaco 4;kg\n')
    page.dispatch(runRequested())
    await turns(() => page.state().run?.now === 'Saco 3')
    for (const release of releases) release()
    await turns(() => selectRun(page.getState(), `importar/${left}`) === undefined)
    releaseOther()
    await turns(isOver(page))
    expect(page.state().run?.rows.map(({ state }) => state)).toEqual(['created', 'created'])
    page.close()
  })

  it('does not keep another import from its undo [IX-07]', async () => {
    server()
    let release = () => undefined as void
    const held = new Promise<void>(resolve => (release = resolve))
    const undone = jest.spyOn(historialApi, 'undo').mockImplementation(async entry => {
      if (entry === 57) await held
      return { deshechos: entry, cambiados: [] }
    })
    const page = open()
    const undo = (run: ImportRun) => {
      page.dispatch(runBegun(run))
      page.dispatch(undoRequested({ run: run.id }))
    }
    const rows = [runRow(reviewedRow(2), 'changed')]
    undo(runOf(rows, { id: 'a', entry: 57 }))
    visit(page, 'familias')
    undo(runOf(rows, { id: 'b', entry: 58 }))
    await turns(() => page.state().undo?.phase === 'done')
    release()
    await turns(() => selectRun(page.getState(), 'importar/deshacer/57') === undefined)
    expect(page.state().undo).toEqual({ phase: 'done', deshecho: { deshechos: 58, cambiados: [] } })
    undone.mockRestore()
    page.close()
  })
})
