import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { createStore } from '@/app/createStore'
import { ConflictQuestion } from '@/forms/conflict/ConflictQuestion'
import { conflictFound, selectConflict } from '@/store/conflicts'
import { sequenceFailed, sequenceStarted } from '@/store/sequences/slice'
import { SHEET_ID } from '@/ui/frame/sheet'

const clashes = [
  { field: 'nombre', locale: 'es_ES', mine: 'Abonos', theirs: 'Fertilizantes' },
  { field: 'prioridad', locale: null, mine: 3, theirs: null },
]

const show = async () => {
  const store = createStore()
  const keep = jest.fn()
  render(
    <Provider store={store}>
      <ConflictQuestion runKey="guardar" labelOf={field => ({ nombre: 'Nombre familia' })[field] ?? 'Prioridad'} onKeepMine={keep} />
    </Provider>,
  )
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  act(() => {
    store.dispatch(conflictFound({ key: 'otro', tags: ['"9"'], clashes: [] }))
    store.dispatch(conflictFound({ key: 'guardar', tags: ['"7"'], clashes }))
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
  await user.click(press('Ver su versión'))
  expect(screen.getAllByRole('row')).toHaveLength(3)
  expect(screen.getByRole('row', { name: 'Campo Su versión La mía' })).toBeInTheDocument()
  expect(screen.getByRole('row', { name: 'Nombre familia Español (España) Fertilizantes Abonos' })).toBeInTheDocument()
  expect(screen.getByRole('row', { name: 'Prioridad Sin texto 3' })).toBeInTheDocument()
})

it('saves mine over the version that was seen [ML-06]', async () => {
  const { user, keep, conflict } = await show()
  await user.click(press('Guardar la mía'))
  expect(keep.mock.calls).toEqual([[['"7"']]])
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

describe('the focus', () => {
  const Sheet = ({ withUnit, onKeepMine }: { withUnit: boolean; onKeepMine: () => void }) => (
    <main id={SHEET_ID} tabIndex={-1}>
      <form>
        <input aria-label="Nombre" />
        {withUnit && <input aria-label="Unidad" />}
        <ConflictQuestion runKey="guardar" labelOf={name => name} onKeepMine={onKeepMine} />
      </form>
    </main>
  )
  const field = (name: string) => screen.getByRole('textbox', { name })
  /** A save from the second field that meets a conflict; as in a browser, what is on an inert sheet loses the focus. */
  const saveFromUnit = async () => {
    const store = createStore()
    const save = () => void store.dispatch(sequenceStarted({ key: 'guardar', steps: [], facts: {} }))
    const fail = () => act(() => void store.dispatch(sequenceFailed({ key: 'guardar' })))
    const sheet = (withUnit: boolean) => (
      <Provider store={store}>
        <Sheet withUnit={withUnit} onKeepMine={save} />
      </Provider>
    )
    const { rerender } = render(sheet(true))
    act(() => field('Unidad').focus())
    act(save)
    act(() => field('Unidad').blur())
    act(() => void store.dispatch(conflictFound({ key: 'guardar', tags: ['"7"'], clashes })))
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
    expect(field('Unidad')).toHaveFocus()
  })

  it('is there too when a save over their version has failed, and not before [ML-06]', async () => {
    const { user, fail } = await saveFromUnit()
    await user.click(press('Guardar la mía'))
    await isClosed()
    expect(document.body).toHaveFocus()
    fail()
    expect(field('Unidad')).toHaveFocus()
  })

  it('is in the first field where what had it is gone [ML-06]', async () => {
    const { user, loseUnit } = await saveFromUnit()
    loseUnit()
    await user.keyboard('{Escape}')
    await isClosed()
    expect(field('Nombre')).toHaveFocus()
  })
})
