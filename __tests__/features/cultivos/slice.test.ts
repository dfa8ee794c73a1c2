import fc from 'fast-check'
import {
  cultivoLoaded,
  detailClosed,
  detailEntered,
  entrySaved,
  estadoMoved,
  estadosReloaded,
  localeChosen,
  movesTakenBack,
  ordenSaved,
  selectCultivo,
  selectUnsavedOrders,
} from '@/features/cultivos/slice'
import type { EstadoFenologico } from '@/shared/resources/estadosFenologicos'
import { stateAfter } from '@test/support/state'

const entered = detailEntered({ id: 3 })
const { formId } = entered.payload
const cultivo = { id: 3, nombre: { es_ES: 'Tomate' }, grupo_de_cultivo: 1, imagen: null, imagen_icono: null }
const estado = (id: number, orden: number): EstadoFenologico => ({ id, orden, cultivo: 3, nombre: { es_ES: `Estado ${id}` }, imagen: null })
const entrada = { id: 90, modo_de_aplicacion: 0, dosis: '', estado_fenologico: 1, producto_generico: 5, producto_acabado: null }
const maps = { momento_de_aplicacion: {}, objetivo: {} }
const loaded = (...estados: EstadoFenologico[]) => cultivoLoaded({ formId, cultivo, estados, entradas: { 1: [{ ...entrada, ...maps }] } })
const state = (...actions: { type: string }[]) => stateAfter(entered, ...actions)
const ids = (...actions: { type: string }[]) => selectCultivo(state(...actions)).estados.map(({ id }) => id)
const unsaved = (...actions: { type: string }[]) => selectUnsavedOrders(state(...actions)).map(({ id, orden }) => [id, orden])

it('shows the stages numbered 0 to n-1, and knows which of them the server has otherwise [CD-03]', () => {
  const messy = loaded(estado(7, 4), estado(8, 0), estado(9, 4))
  expect(ids(messy)).toEqual([8, 7, 9])
  expect(unsaved(messy)).toEqual([
    [7, 1],
    [9, 2],
  ])
  expect(unsaved(loaded(estado(7, 0), estado(8, 1)))).toEqual([])
})

const tidy = loaded(estado(7, 0), estado(8, 1), estado(9, 2))
const move = (id: number, by: -1 | 1) => estadoMoved({ formId, id, by })

it('moves a stage at once, and nothing above the first or below the last [CD-04]', () => {
  expect(ids(tidy, move(9, -1))).toEqual([7, 9, 8])
  expect(unsaved(tidy, move(9, -1))).toEqual([
    [9, 1],
    [8, 2],
  ])
  expect(ids(tidy, move(7, -1), move(9, 1))).toEqual([7, 8, 9])
  expect(unsaved(tidy, move(7, -1), move(9, 1))).toEqual([])
})

it('has nothing to save once the server has it, and shows the old order again where it is taken back [CD-04]', () => {
  const nine = ordenSaved({ formId, id: 9, orden: 1 })
  expect(unsaved(tidy, move(9, -1), nine, ordenSaved({ formId, id: 8, orden: 2 }))).toEqual([])
  const back = movesTakenBack({ formId, ordenes: { 7: 0, 8: 1, 9: 2 } })
  expect(ids(tidy, move(9, -1), nine, back)).toEqual([7, 8, 9])
  expect(unsaved(tidy, move(9, -1), nine, back)).toEqual([[9, 2]])
  expect(unsaved(tidy, move(9, -1), nine, back, ordenSaved({ formId, id: 9, orden: 2 }))).toEqual([])
})

it('takes the stages as the server has them, but for a move made meanwhile [CD-04]', () => {
  const named = { ...estado(7, 1), nombre: { es_ES: 'Otro nombre' } }
  const reloaded = estadosReloaded({ formId, estados: [estado(8, 0), named, estado(9, 2)], entradas: {} })
  expect(ids(tidy, reloaded)).toEqual([8, 7, 9])
  expect(selectCultivo(state(tidy, reloaded)).estados[1]?.nombre).toEqual({ es_ES: 'Otro nombre' })
  expect(ids(tidy, move(9, -1), reloaded)).toEqual([7, 9, 8])
  expect(unsaved(tidy, move(9, -1), reloaded)).toEqual([
    [7, 0],
    [9, 1],
    [8, 2],
  ])
})

it('always shows every stage once, numbered from 0, whatever is moved, saved and taken back [CD-03, CD-04]', () => {
  const id = fc.constantFrom(7, 8, 9)
  const action = fc.oneof(
    fc.tuple(id, fc.constantFrom(-1 as const, 1 as const)).map(([which, by]) => move(which, by)),
    fc.tuple(id, fc.nat(4)).map(([which, orden]) => ordenSaved({ formId, id: which, orden })),
    fc
      .shuffledSubarray([7, 8, 9], { minLength: 3 })
      .map(order => estadosReloaded({ formId, estados: order.map((which, orden) => estado(which, orden)), entradas: {} })),
    fc.constant(movesTakenBack({ formId, ordenes: { 7: 0, 8: 1, 9: 2 } })),
  )
  fc.assert(
    fc.property(fc.array(action), actions => {
      const { estados } = selectCultivo(state(tidy, ...actions))
      expect(estados.map(({ orden }) => orden)).toEqual([0, 1, 2])
      expect(estados.map(({ id: each }) => each).sort()).toEqual([7, 8, 9])
    }),
  )
})

it('puts a saved entry in the place of the one before, and hears nothing of another crop [CD-06]', () => {
  const record = { ...entrada, ...maps, modo_de_aplicacion: 2 }
  expect(selectCultivo(state(tidy, entrySaved({ formId, record }))).entradas[1]).toEqual([record])
  const late = { formId: 'otro' }
  expect(
    selectCultivo(state(tidy, entrySaved({ ...late, record }), localeChosen({ ...late, locale: 'fr_FR' }), detailClosed(late))),
  ).toEqual(selectCultivo(state(tidy)))
  expect(selectCultivo(state(tidy, localeChosen({ formId, locale: 'fr_FR' }))).locale).toBe('fr_FR')
  expect(selectCultivo(state(tidy, detailClosed({ formId }))).cultivo).toBeNull()
})
