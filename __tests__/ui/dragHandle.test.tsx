import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { moved, type Move } from '@/shared/ordering'
import { ItemText } from '@/features/ensayos/edit/ItemContent'
import { ItemList } from '@/features/ensayos/edit/ItemList'
import { PHONE } from '@/ui/useMediaQuery'
import { matchMedia } from '@test/ui/layout'
import { renderPage } from '@test/ui/renderPage'
import { violations } from '@test/ui/violations'

const ROW = 40
const given = ['uno', 'dos', 'tres', 'cuatro'].map((text, orden) => ({ id: orden + 1, orden, text }))
const onMove = jest.fn<void, [number, Move]>()

beforeEach(() => {
  jest.clearAllMocks()
  matchMedia()
  // jsdom has neither layout nor pointer capture.
  HTMLElement.prototype.setPointerCapture = () => undefined
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, Math.max(screen.queryAllByRole('listitem').indexOf(this), 0) * ROW, 800, ROW)
  })
})
afterEach(() => jest.restoreAllMocks())

const Content = ({ item }: { item: (typeof given)[number] }) => <ItemText map={{ es_ES: item.text }} locale="es_ES" />

const Results = ({ first = given }) => {
  const [items, setItems] = useState(first)
  return (
    <ItemList
      label="Resultados"
      noun="resultado"
      empty="No hay resultados"
      items={items}
      Content={Content}
      onMove={({ id }, by) => {
        onMove(id, by)
        setItems(moved(items, id, by))
      }}
      onEdit={() => undefined}
      onRemove={({ id }) => setItems(items.filter(item => item.id !== id))}
    />
  )
}

const handle = (at: number) => screen.getByRole('button', { name: `Arrastrar resultado ${at}` })
const order = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const middle = (at: number) => (at - 0.5) * ROW
const gap = () => screen.queryByTestId('gap')
const press = (at: number) => ({ keys: '[MouseLeft>]', target: handle(at), coords: { clientY: middle(at) } })
const over = (at: number, y: number) => ({ target: handle(at), coords: { clientY: y } })
const RELEASE = { keys: '[/MouseLeft]' }

it.each([
  ['down over one', 1, middle(2) + 1, 1, 'resultado 1: posición 2 de 4'],
  ['down to the end, and beyond it', 1, 9 * ROW, 3, 'resultado 1: posición 4 de 4'],
  ['up over two', 4, middle(2) - 1, -2, 'resultado 4: posición 2 de 4'],
  ['up to the beginning, and beyond it', 3, -5 * ROW, -2, 'resultado 3: posición 1 de 4'],
])('drags a row %s, says where it stands, and keeps the focus [CO-01, TR-05, TR-06, TR-08]', async (_, from, y, by, said) => {
  const { user } = renderPage(<Results />)
  await user.pointer([press(from), over(from, y)])
  expect(gap()).toBeInTheDocument()
  expect(onMove).not.toHaveBeenCalled()
  await user.pointer([RELEASE])
  expect(onMove.mock.calls).toEqual([[from, by]])
  expect(order()[from - 1 + by]).toBe(given[from - 1]?.text)
  expect(gap()).not.toBeInTheDocument()
  expect(screen.getByText(said)).toBeInTheDocument()
  expect(handle(from + by)).toHaveFocus()
})

it('leaves a row in its place that is pressed, or dropped where it was or not far enough [TR-08]', async () => {
  const { user } = renderPage(<Results />)
  await user.click(handle(2))
  await user.pointer([press(2), over(2, middle(3) - 1)])
  expect(gap()).not.toBeInTheDocument()
  await user.pointer([over(2, middle(4)), over(2, middle(2)), RELEASE])
  expect(onMove).not.toHaveBeenCalled()
})

it('takes a drag back by Escape, by another button of the mouse never begins one, and ends it with the pointer [TR-08]', async () => {
  const { user } = renderPage(<Results />)
  await user.pointer([press(1), over(1, middle(4))])
  await user.keyboard('{ArrowDown}{Escape}')
  expect(gap()).not.toBeInTheDocument()
  await user.pointer([over(1, middle(3)), RELEASE])
  await user.pointer([{ keys: '[MouseRight>]', target: handle(1) }, over(1, middle(4)), { keys: '[/MouseRight]' }])
  await user.pointer([press(1), over(1, middle(4))])
  fireEvent.lostPointerCapture(handle(1))
  await user.pointer([RELEASE])
  expect(onMove).not.toHaveBeenCalled()
  expect(order()).toEqual(['uno', 'dos', 'tres', 'cuatro'])
})

it('drops nothing where the rows have changed meanwhile [TR-08]', async () => {
  const { user } = renderPage(<Results />)
  await user.pointer([press(1), over(1, middle(4))])
  fireEvent.click(screen.getByRole('button', { name: 'Eliminar resultado 3' }))
  await waitFor(() => expect(gap()).not.toBeInTheDocument())
  await user.pointer([RELEASE])
  expect(onMove).not.toHaveBeenCalled()
})

it('moves the row of the focused handle by arrows, Home and End, not beyond the ends [CO-01, TR-08]', async () => {
  const { user } = renderPage(<Results />)
  handle(2).focus()
  await user.keyboard('{ArrowUp}{ArrowUp}{Home}')
  expect(order()).toEqual(['dos', 'uno', 'tres', 'cuatro'])
  expect(handle(1)).toHaveFocus()
  await user.keyboard('{ArrowDown}{Alt>}{ArrowDown}{/Alt}')
  expect(order()).toEqual(['uno', 'tres', 'dos', 'cuatro'])
  expect(screen.getByText('resultado 2: posición 3 de 4')).toHaveAttribute('aria-live', 'polite')
  await user.keyboard('{End}{End}{ArrowDown}{Control>}{Home}{/Control}')
  expect(order()).toEqual(['uno', 'tres', 'cuatro', 'dos'])
  await user.keyboard('{Home}')
  expect(order()).toEqual(['dos', 'uno', 'tres', 'cuatro'])
  expect(handle(1)).toHaveFocus()
  expect(onMove.mock.calls.map(([, by]) => by)).toEqual([-1, 1, 1, 1, -3])
})

it('does nothing for the only row, tells how it is used, and leaves phones to the menu [TR-05]', async () => {
  const { user, unmount } = renderPage(<Results first={given.slice(0, 1)} />)
  expect(handle(1)).toHaveAttribute('aria-disabled', 'true')
  expect(handle(1)).toHaveAccessibleDescription('Arrastrar, o mover con las flechas')
  await user.pointer([press(1), over(1, 9 * ROW), RELEASE])
  await user.keyboard('{ArrowUp}{ArrowDown}{End}')
  expect(onMove).not.toHaveBeenCalled()
  unmount()
  matchMedia(PHONE)
  renderPage(<Results />)
  expect(screen.queryByRole('button', { name: /^Arrastrar/ })).not.toBeInTheDocument()
})

it('has nothing that axe would name, dragged or not [TR-05]', async () => {
  const { user } = renderPage(<Results />)
  expect(await violations()).toEqual([])
  await user.pointer([press(1), over(1, middle(4))])
  expect(await violations()).toEqual([])
})
