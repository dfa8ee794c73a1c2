import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { createStore } from '@/app/createStore'
import { ConflictQuestion } from '@/forms/ConflictQuestion'
import { conflictFound, selectConflict } from '@/store/conflicts'

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
    store.dispatch(conflictFound({ key: 'otro', tag: '"9"', clashes: [] }))
    store.dispatch(conflictFound({ key: 'guardar', tag: '"7"', clashes }))
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
  expect(keep.mock.calls).toEqual([['"7"']])
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
