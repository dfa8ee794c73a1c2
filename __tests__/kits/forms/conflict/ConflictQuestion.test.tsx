import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { createStore } from '@/app/createStore'
import { userLoaded } from '@/features/cuenta/slice'
import { momentOf } from '@/ui/text/dates'
import { ConflictQuestion } from '@/kits/forms/conflict/ConflictQuestion'
import { selectConflict, sequenceFailed, sequenceStarted, stepFailed, type Question } from '@/store/sequences/slice'
import { SaveProgress } from '@/kits/forms/progress/SaveProgress'
import { FIRST_FIELD } from '@/ui/frame/sheet'
import { answerCalls } from '@test/support/answers'
import { quietErrors } from '@test/support/quiet'
import { onSheet } from '@test/support/renderScreens'

quietErrors()

const clashes = [
  { field: 'nombre', locale: 'es_ES', mine: 'Abonos', theirs: 'Fertilizantes' },
  { field: 'prioridad', locale: null, mine: 3, theirs: null },
]

/** Dispatches the actions of a run that is stopped by a question. */
const stop = (store: ReturnType<typeof createStore>, key: string, conflict: Question) => {
  store.dispatch(sequenceStarted({ key, steps: ['Registro'], facts: {} }))
  store.dispatch(stepFailed({ key, step: 'Registro', reason: '', conflict }))
  store.dispatch(sequenceFailed({ key }))
}

const show = async () => {
  const store = createStore()
  const keep = jest.fn()
  render(
    <Provider store={store}>
      <ConflictQuestion
        runKey="guardar"
        record={{ tipo: 'familias', id: 4 }}
        labelOf={field => ({ nombre: 'Nombre familia' })[field] ?? 'Prioridad'}
        onAnswer={keep}
      />
    </Provider>,
  )
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  act(() => {
    stop(store, 'otro', { tags: ['"9"'], clashes: [] })
    stop(store, 'guardar', { tags: ['"7"'], clashes })
  })
  await screen.findByRole('alertdialog', { name: 'Conflicto al guardar' })
  const conflict = () => selectConflict(store.getState(), 'guardar')
  return { user: userEvent.setup(), keep, conflict, store }
}
const press = (name: string) => screen.getByRole('button', { name })
const isClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())

it('says what has happened, and shows their version beside mine, field by field [ML-06]', async () => {
  const { user } = await show()
  expect(screen.getByText('Otra persona ha cambiado este registro desde que lo abrió.')).toBeInTheDocument()
  expect(screen.queryByText('Fertilizantes')).not.toBeInTheDocument()
  await user.click(press('Ver la otra versión'))
  expect(screen.getAllByRole('row')).toHaveLength(3)
  expect(screen.getByRole('row', { name: 'Campo La otra versión La mía' })).toBeInTheDocument()
  expect(screen.getByRole('row', { name: 'Nombre familia Español (España) La otra Fertilizantes La mía Abonos' })).toBeInTheDocument()
  expect(screen.getByRole('row', { name: 'Prioridad La otra Sin texto La mía 3' })).toBeInTheDocument()
})

it('says which fields, and that what was not touched stays; without a history neither who nor when [ML-06]', async () => {
  await show()
  const texts = screen.getByRole('alertdialog').textContent
  expect(texts).toContain('Han cambiado los dos: Nombre familia y Prioridad')
  expect(texts).toContain('Lo que usted no tocó se queda como está.')
})

it('lets each field be theirs or mine, mine at first [ML-06]', async () => {
  const { user, keep } = await show()
  await user.click(press('Ver la otra versión'))
  const radios = (name: string) => screen.getAllByRole('radio', { name }).map(radio => (radio as HTMLInputElement).checked)
  expect([radios('La otra'), radios('La mía')]).toEqual([
    [false, false],
    [true, true],
  ])
  await user.click(screen.getByText('Fertilizantes'))
  expect([radios('La otra'), radios('La mía')]).toEqual([
    [true, false],
    [false, true],
  ])
  expect(screen.getAllByRole('radio', { name: 'La otra' })[0]).toHaveAccessibleDescription('Nombre familia Español (España)')
  await user.click(press('Guardar lo elegido'))
  expect(keep.mock.calls).toEqual([[['"7"'], [clashes[0]]]])
})

it('saves mine over the version that was seen [ML-06]', async () => {
  const { user, keep, conflict } = await show()
  await user.click(press('Guardar la mía'))
  expect(keep.mock.calls).toEqual([[['"7"'], []]])
  expect(conflict()).toBeUndefined()
  await isClosed()
})

it.each([
  ['Cancelar', (user: ReturnType<typeof userEvent.setup>) => user.click(press('Cancelar'))],
  ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
])('writes nothing on %s, and leaves the question of another form alone [ML-06]', async (_by, giveUp) => {
  const { user, keep, conflict, store } = await show()
  await giveUp(user)
  await isClosed()
  expect(keep).not.toHaveBeenCalled()
  expect(conflict()).toBeUndefined()
  expect(selectConflict(store.getState(), 'otro')).toBeDefined()
})

describe('with a history', () => {
  const entrada = (id: number, usuario: number, campo: string, idioma: string | null, momento: string) => ({
    ...{
      id,
      tipo: 'familias',
      registro: 4,
      codigo: null,
      nombre: {},
      momento,
      accion: 'cambiado',
      registros: 1,
      otros: [],
      traduccion: null,
    },
    usuario: { id: usuario, nombre: 'Ana', apellidos: 'Ruiz' },
    cambios: [{ tipo: 'familias', registro: 4, campo, idioma, antes: null, despues: 'x' }],
    nombres: {},
  })
  const showSaved = async (entradas: object[] | null) => {
    answerCalls(() => (entradas ? { body: { entradas, siguiente: null, total: null } } : { status: 500 }))
    const store = createStore({ configuration: { ...createStore().getState().configuration, extensions: true } })
    store.dispatch(userLoaded({ email: 'lucia@example.com', nombre: 'Lucía', apellidos: 'Gil', id: 7 }))
    render(
      <Provider store={store}>
        <ConflictQuestion runKey="guardar" record={{ tipo: 'familias', id: 4 }} labelOf={name => name} onAnswer={jest.fn()} />
      </Provider>,
    )
    act(() => stop(store, 'guardar', { tags: [], clashes }))
    return (await screen.findByRole('alertdialog')).textContent
  }
  const AT = '2026-11-22T08:00:00Z'
  const BEFORE = '2026-11-21T08:00:00Z'
  const when = (moment: string) => momentOf(Date.parse(moment))

  it('says who saved which field, and when: of each the last save, one’s own as that of another tab [ML-06, HI-02]', async () => {
    const text = await showSaved([
      entrada(9, 3, 'nombre', 'es_ES', AT),
      entrada(8, 3, 'nombre', 'es_ES', BEFORE),
      entrada(7, 7, 'prioridad', null, BEFORE),
      entrada(6, 3, 'color', null, BEFORE),
    ])
    expect(text).toContain(`Ana Ruiz, el ${when(AT)}: nombreUsted, en otra pestaña, el ${when(BEFORE)}: prioridadLo que`)
    expect(text).toContain('Otra persona ha cambiado este registro desde que lo abrió.')
  })

  it('says that it was oneself where nobody else was it', async () => {
    const text = await showSaved([entrada(9, 7, 'nombre', 'es_ES', AT)])
    expect(text).toContain('Usted ha cambiado este registro en otra pestaña desde que lo abrió.')
    expect(text).not.toContain('Otra persona')
  })

  it('asks without where the history cannot be had', async () => {
    expect(await showSaved(null)).toContain('Han cambiado los dos: nombre y prioridad')
  })
})

describe('the focus', () => {
  const Form = ({ withUnit, onKeepMine }: { withUnit: boolean; onKeepMine: () => void }) =>
    onSheet(
      <form data-focus-home={FIRST_FIELD}>
        <input aria-label="Nombre" />
        {withUnit && <input aria-label="Unidad" />}
        <ConflictQuestion runKey="guardar" record={{ tipo: 'familias', id: 4 }} labelOf={name => name} onAnswer={onKeepMine} />
        <SaveProgress runKey="guardar" title="Guardando" />
      </form>,
    )
  const field = (name: string) => screen.getByRole('textbox', { name, hidden: true })
  /** Saves from the second field, with a conflict; blurs elements of an inert sheet, like a browser. */
  const saveFromUnit = async () => {
    const store = createStore()
    const save = () => void store.dispatch(sequenceStarted({ key: 'guardar', steps: [], facts: {} }))
    const fail = () => act(() => void store.dispatch(sequenceFailed({ key: 'guardar' })))
    const sheet = (withUnit: boolean) => (
      <Provider store={store}>
        <Form withUnit={withUnit} onKeepMine={save} />
      </Provider>
    )
    const { rerender } = render(sheet(true))
    act(() => field('Unidad').focus())
    act(save)
    act(() => field('Unidad').blur())
    act(() => void store.dispatch(stepFailed({ key: 'guardar', step: 'Registro', reason: '', conflict: { tags: ['"7"'], clashes } })))
    fail()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus())
    return { user: userEvent.setup(), fail, loseUnit: () => rerender(sheet(false)) }
  }

  it.each([
    ['Cancelar', (user: ReturnType<typeof userEvent.setup>) => user.click(press('Cancelar'))],
    ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  ])('is after %s where it was before the save [ML-06]', async (_by, giveUp) => {
    const { user } = await saveFromUnit()
    await giveUp(user)
    await isClosed()
    await waitFor(() => expect(field('Unidad')).toHaveFocus())
  })

  it('is there too when a save over their version has failed, and not before [ML-06]', async () => {
    const { user, fail } = await saveFromUnit()
    await user.click(press('Guardar la mía'))
    await isClosed()
    expect(document.body).toHaveFocus()
    fail()
    await waitFor(() => expect(field('Unidad')).toHaveFocus())
  })

  it('is in the first field where what had it is gone [ML-06]', async () => {
    const { user, loseUnit } = await saveFromUnit()
    loseUnit()
    await user.keyboard('{Escape}')
    await isClosed()
    await waitFor(() => expect(field('Nombre')).toHaveFocus())
  })
})
