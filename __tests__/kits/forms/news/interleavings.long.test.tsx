import { act, fireEvent, render, screen } from '@testing-library/react'
import { configureStore } from '@reduxjs/toolkit'
import * as fc from 'fast-check'
import { useMemo, type ReactElement } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import createSagaMiddleware from 'redux-saga'
import { object } from 'yup'
import { rootReducer } from '@/app/rootReducer'
import { newsOf } from '@/features/productos/edit/newsOf'
import { valuesOf, type ProductoValues } from '@/features/productos/model/productoValues'
import { changedFields } from '@/kits/drafts/model/changesIn'
import type { OpenedProducto } from '@/features/productos/readProducto'
import { productosSaga } from '@/features/productos/saga'
import { detailEntered, saveKey, saveRequested, selectProducto, type ProductoState } from '@/features/productos/slice'
import { newsSaga } from '@/kits/forms/news/saga'
import { useRecordForm, type RecordFormShell } from '@/kits/forms/useRecordForm'
import type { Persona } from '@/shared/live'
import { changeReceived } from '@/store/live/events'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { conflictClosed, selectConflict, selectIsRunning } from '@/store/sequences/slice'
import { generico } from '@test/features/productos/products'
import { createMemoryServer } from '@test/support/memoryServer'
import { quietErrors } from '@test/support/quiet'

quietErrors()

const ana: Persona = { id: 2, nombre: 'Ana', apellidos: 'Gil' }
const me: Persona = { id: 1, nombre: 'Luis', apellidos: 'Mora' }
const schema = object()

/** Texts of the record: field, and language of a text in several languages. */
const PLACES = [
  { field: 'id_hexadecimal', locale: null },
  { field: 'nombre', locale: 'es_ES' },
  { field: 'nombre', locale: 'fr_FR' },
  { field: 'observaciones', locale: 'es_ES' },
] as const
type Place = (typeof PLACES)[number]

const textAt = (holder: object, { field, locale }: Place): string => {
  const value = (holder as Record<string, unknown>)[field]
  return (locale === null ? (value as string) : (value as Record<string, string> | undefined)?.[locale]) ?? ''
}
const withText = <Holder extends object>(holder: Holder, { field, locale }: Place, text: string): Holder => {
  const value = (holder as Record<string, unknown>)[field]
  return { ...holder, [field]: locale === null ? text : { ...(value as object), [locale]: text } }
}

let shell: RecordFormShell<ProductoValues>

const Form = ({ product, opened }: { product: ProductoState; opened: OpenedProducto }) => {
  const dispatch = useAppDispatch()
  const { formId } = product
  const initial = useMemo(() => valuesOf(opened.record), [opened.record])
  shell = useRecordForm<ProductoValues>({
    id: formId,
    runKey: saveKey(product),
    initial,
    schema,
    changesOf: values => changedFields(initial, values).length,
    draft: { form: 'productos/g', record: 7, kind: 'Producto', path: '/', nameOf: () => '', describe: () => [] },
    history: { tipo: 'productos_genericos', id: 7 },
    news: { formId, tipo: 'productos_genericos', id: 7, ...newsOf(opened, product.composicion) },
    labelOf: field => field,
    onSave: (values, how) => dispatch(saveRequested({ formId, values, ...how, stay: true })),
  })
  const { formik, element } = shell
  return (
    <form {...element}>
      {PLACES.map((place, at) => (
        <input
          key={at}
          name={place.field}
          data-testid={at}
          value={textAt(formik.values, place)}
          onChange={({ target }) =>
            void formik.setFieldValue(
              place.field,
              withText({ [place.field]: formik.values[place.field] }, place, target.value)[place.field],
            )
          }
        />
      ))}
    </form>
  )
}
const Page = () => {
  const product = useAppSelector(selectProducto)
  return product.opened && <Form product={product} opened={product.opened} />
}

type Move =
  | { kind: 'type' | 'other'; at: number }
  | { kind: 'focus'; at: number }
  | { kind: 'blur' | 'deliver' | 'save' }
  | { kind: 'wait'; turns: number }

const at = fc.nat(PLACES.length - 1)
const moves: fc.Arbitrary<Move[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('type' as const, 'other' as const), at }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('deliver' as const, 'save' as const) }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait' as const), turns: fc.nat(25) }) },
    {
      weight: 1,
      arbitrary: fc.oneof(fc.record({ kind: fc.constant('focus' as const), at }), fc.record({ kind: fc.constant('blur' as const) })),
    },
  ),
  { minLength: 4, maxLength: 16 },
)

/** Number of interleavings played one after the other on one page. */
const TOGETHER = 10

const turns = (count: number) =>
  act(async () => {
    for (let turn = 0; turn < count; turn += 1) await Promise.resolve()
  })

/** Plays lists of moves on one page, one after another, each to its end. */
const play = async (lists: readonly (readonly Move[])[]) => {
  const server = createMemoryServer({ productos_genericos: [generico()], lineas_de_composicion: [] })
  const middleware = createSagaMiddleware()
  const store = configureStore({
    reducer: rootReducer,
    middleware: given => given({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(middleware),
  })
  for (const saga of [productosSaga, newsSaga]) middleware.run(saga)
  const { unmount } = render(
    <Provider store={store}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </Provider>,
  )
  act(() => void store.dispatch(detailEntered({ tipo: 'g', id: 7 })))
  for (let turn = 0; turn < 50 && screen.queryAllByTestId('0').length === 0; turn += 1) await turns(10)

  let token = 0
  let version = 1
  let written = 0
  const typed = PLACES.map(() => [] as string[])
  const saved = PLACES.map(() => [] as string[])
  const asked: string[] = []
  const undelivered: Persona[] = []
  const row = () => server.row('productos_genericos', 7) ?? { id: 7 }
  const input = (place: number) => screen.getByTestId<HTMLInputElement>(String(place))
  const key = () => saveKey(selectProducto(store.getState()))
  const isSaving = () => selectIsRunning(store.getState(), key())
  const deliver = () => {
    const own = server.done().length
    if (own > written) undelivered.push(me)
    written = own
    for (const usuario of undelivered.splice(0)) {
      version += 1
      act(() => void store.dispatch(changeReceived({ recurso: 'productos_genericos', version, registros: [7], eliminados: [], usuario })))
    }
  }
  /** Answers an open question: the user's version wins, and theirs are noted as seen. */
  const answer = () => {
    const conflict = selectConflict(store.getState(), key())
    if (!conflict) return
    for (const { theirs } of conflict.clashes) asked.push(String(theirs))
    const { onAnswer } = (shell.conflict as ReactElement<{ onAnswer: (tags: readonly string[], theirs: []) => void }>).props
    act(() => {
      store.dispatch(conflictClosed({ key: key() }))
      onAnswer(conflict.tags, [])
    })
  }
  const blur = () => act(() => PLACES.forEach((_place, place) => input(place).blur()))
  const save = () => act(() => void shell.formik.submitForm())
  const rest = async () => {
    for (let turn = 0; turn < 60; turn += 1) {
      await turns(20)
      if (!isSaving()) return
    }
    throw new Error('The save did not end')
  }

  const make = async (move: Move) => {
    // An open question is answered first, because it is modal.
    answer()
    if (move.kind === 'type') {
      token += 1
      typed[move.at]?.push(`m${token};`)
      fireEvent.change(input(move.at), { target: { value: `${input(move.at).value}m${token};` } })
    } else if (move.kind === 'other') {
      token += 1
      saved[move.at]?.push(`t${token};`)
      const place = PLACES[move.at] ?? PLACES[0]
      server.write('productos_genericos', withText(row(), place, `${textAt(row(), place)}t${token};`))
      undelivered.push(ana)
    } else if (move.kind === 'focus') act(() => input(move.at).focus())
    else if (move.kind === 'blur') blur()
    else if (move.kind === 'deliver') deliver()
    else if (move.kind === 'save') save()
    else if ('turns' in move) await turns(move.turns)
    answer()
  }
  /** Saves until there are no changes. */
  const settle = async () => {
    await rest()
    for (let tries = 0; tries < 6; tries += 1) {
      answer()
      await rest()
      deliver()
      await rest()
      if (shell.changes === 0) break
      save()
      await rest()
    }
    blur()
  }
  for (const list of lists) {
    for (const move of list) await make(move)
    await settle()
  }
  const shown = PLACES.map(place => textAt(shell.formik.values, place))
  const end = PLACES.map(place => textAt(row(), place))
  unmount()
  return { typed, saved, asked: asked.join(' '), shown, end }
}

it('loses no keystroke, and saves or asks for the changes of both, however they interleave [SY-04, ML-06]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(moves, { minLength: TOGETHER, maxLength: TOGETHER }), async lists => {
      const { typed, saved, asked, shown, end } = await play(lists)
      PLACES.forEach((_place, at) => {
        const tokens = [...(end[at] ?? '').matchAll(/m\d+;/g)].map(([each]) => each)
        expect(tokens).toEqual(typed[at])
        for (const each of saved[at] ?? []) expect(`${end[at]} ${asked}`).toContain(each)
      })
      expect(shown).toEqual(end)
    }),
    { numRuns: 12 },
  )
}, 300_000)
