import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { MultiSelect, type MultiSelectOption } from '@/ui/choices/MultiSelect'
import { Controlled } from '@test/ui/Controlled'
import { layOut } from '@test/ui/layout'
import { renderPage } from '@test/ui/renderPage'
import { violations } from '@test/ui/violations'

const OPTIONS = [
  { id: 1, label: 'Ácido bórico', detail: '(G-0102)' },
  { id: 2, label: 'Nitrógeno líquido', detail: '(G-0415)' },
  { id: 3, label: 'Zinc EDTA', detail: '(G-0231)' },
]
const MANY = Array.from({ length: 5000 }, (_, index) => ({ id: index, label: `Producto ${index}` }))

const changed = jest.fn()
const left = jest.fn()
const submitted = jest.fn()
beforeEach(() => {
  changed.mockClear()
  left.mockClear()
  submitted.mockClear()
  layOut({ height: 352 })
})
afterEach(() => jest.restoreAllMocks())

const show = (initial: number[] = [], options: readonly MultiSelectOption[] = OPTIONS, all?: string) =>
  renderPage(
    <form onSubmit={submitted}>
      <Controlled initial={initial} onChange={changed}>
        {binding => <MultiSelect label="Productos" options={options} all={all} onBlur={left} {...binding} />}
      </Controlled>
      <button type="submit">Guardar</button>
    </form>,
  )
const field = () => screen.getByRole('combobox', { name: 'Productos' })
const listed = () => screen.getAllByRole('option').map(option => option.textContent)
const chips = () => within(screen.getByRole('list', { name: 'Productos: elegidos' })).queryAllByRole('listitem')

it('opens by a click, chooses by a click and stays open for the next [TR-04]', async () => {
  const { user } = show()
  await user.click(field())
  expect(field()).toHaveAttribute('aria-expanded', 'true')
  await user.click(screen.getByRole('option', { name: /Zinc/ }))
  await user.click(screen.getByRole('option', { name: /Ácido/ }))
  expect(changed.mock.calls).toEqual([[[3]], [[3, 1]]])
  expect(screen.getByRole('option', { name: /Zinc/ })).toHaveAttribute('aria-selected', 'true')
  expect(field()).toHaveFocus()
  await user.click(screen.getByRole('option', { name: /Zinc/ }))
  expect(changed).toHaveBeenLastCalledWith([1])
  expect(await violations()).toEqual([])
})

it('finds by name without accents and by code [TR-04, TB-12]', async () => {
  const { user } = show()
  await user.type(field(), 'nitrogeno')
  expect(listed()).toEqual(['Nitrógeno líquido (G-0415)'])
  await user.clear(field())
  await user.type(field(), '0231 zinc')
  expect(listed()).toEqual(['Zinc EDTA (G-0231)'])
  await user.type(field(), 'x')
  expect(screen.getByText('Nada coincide')).toBeVisible()
})

it('chooses by keyboard, and never sends the form by it [TR-04]', async () => {
  const { user } = show()
  await user.tab()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  const active = screen.getByRole('option', { name: /Nitrógeno/ })
  expect(field()).toHaveAttribute('aria-activedescendant', active.id)
  await user.keyboard('{Enter}')
  expect(changed).toHaveBeenLastCalledWith([2])
  await user.keyboard('zinc{Enter}')
  expect(changed).toHaveBeenLastCalledWith([2, 3])
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(field()).toHaveValue('')
  expect(submitted).not.toHaveBeenCalled()
})

it.each([
  ['Enter', (user: UserEvent) => user.keyboard('{Enter}')],
  ['a click', (user: UserEvent) => user.click(screen.getByRole('option', { name: /Zinc/ }))],
])('forgets what was typed when it has found its option by %s, and offers all for the next [TR-04, CB-03]', async (_how, choose) => {
  const { user } = show()
  await user.type(field(), 'zinc')
  await choose(user)
  expect(changed.mock.calls).toEqual([[[3]]])
  expect(field()).toHaveValue('')
  expect(field()).toHaveFocus()
  expect(listed()).toHaveLength(3)
  await user.keyboard('acido{Enter}')
  expect(changed).toHaveBeenLastCalledWith([3, 1])
})

it('takes the last one back by Backspace in the empty field, and only there [TR-04]', async () => {
  const { user } = show([1, 2])
  await user.type(field(), 'x{Backspace}')
  expect(changed).not.toHaveBeenCalled()
  await user.keyboard('{Backspace}')
  expect(changed.mock.calls).toEqual([[[1]]])
  expect(screen.getByText('Nitrógeno líquido quitado')).toBeInTheDocument()
})

it('a held Backspace removes no chip once the text is erased [TR-04]', async () => {
  const { user } = show([1, 2])
  await user.type(field(), 'ab')
  await user.keyboard('{Backspace>6/}')
  expect(field()).toHaveValue('')
  expect(changed).not.toHaveBeenCalled()
  await user.keyboard('{Backspace}')
  expect(changed.mock.calls).toEqual([[[1]]])
})

it('counts one product that was chosen with all [CB-03]', async () => {
  const { user } = show([1, 2], OPTIONS, 'Asociar todos')
  await user.click(screen.getByRole('button', { name: 'Asociar todos' }))
  expect(screen.getByText('1 añadido')).toBeVisible()
})

it('removes a chip by its named button, and keeps the focus [TR-04]', async () => {
  const { user } = show([1, 3])
  expect(chips().map(chip => chip.textContent)).toEqual(['Ácido bórico (G-0102)', 'Zinc EDTA (G-0231)'])
  await user.click(screen.getByRole('button', { name: 'Quitar Ácido bórico' }))
  expect(changed.mock.calls).toEqual([[[3]]])
  expect(field()).toHaveFocus()
  expect(await violations()).toEqual([])
})

it('keeps what it does not know [TR-04]', async () => {
  const { user } = show([99])
  expect(screen.getByRole('button', { name: 'Quitar 99' })).toBeVisible()
  await user.type(field(), 'zinc{Enter}')
  expect(changed).toHaveBeenLastCalledWith([99, 3])
})

it('chooses all at once, where that is offered, each once [CB-03]', async () => {
  const { user } = show([3], OPTIONS, 'Asociar todos')
  await user.click(screen.getByRole('button', { name: 'Asociar todos' }))
  expect(changed.mock.calls).toEqual([[[3, 1, 2]]])
  expect(screen.getByRole('button', { name: 'Asociar todos' })).toBeDisabled()
  expect(field()).toHaveFocus()
})

it('takes back what was chosen all at once, and nothing else, until the form is saved [CB-03]', async () => {
  const fields = (saved: string) => (
    <Controlled initial={[3]} onChange={changed}>
      {binding => <MultiSelect label="Productos" options={OPTIONS} all="Asociar todos" saved={saved} {...binding} />}
    </Controlled>
  )
  const { user, rerenderPage } = renderPage(fields('como estaba'))
  const undo = () => screen.queryByRole('button', { name: 'Deshacer' })
  expect(undo()).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Asociar todos' }))
  expect(screen.getByText('2 añadidos')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Deshacer' }))
  expect(changed).toHaveBeenLastCalledWith([3])
  expect(undo()).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Asociar todos' }))
  expect(undo()).toBeVisible()
  rerenderPage(fields('como se guardó'))
  expect(undo()).not.toBeInTheDocument()
})

it('holds thousands of options and of chosen ones with few of them in the document [TR-04, CB-03]', async () => {
  const { user } = show([], MANY, 'Asociar todos')
  await user.click(field())
  expect(screen.getAllByRole('option').length).toBeLessThan(40)
  expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '5000')
  await user.keyboard('{ArrowUp}{Enter}')
  expect(changed).toHaveBeenLastCalledWith([4999])
  await user.click(screen.getByRole('button', { name: 'Asociar todos' }))
  expect(chips()).toHaveLength(60)
  expect(screen.getByRole('button', { name: 'y 4940 más' })).toBeVisible()
})

it('shows the chips that wait [CB-03]', async () => {
  const { user } = show(
    MANY.slice(0, 70).map(({ id }) => id),
    MANY,
  )
  await user.click(screen.getByRole('button', { name: 'y 10 más' }))
  expect(chips()).toHaveLength(70)
})

it('closes and says so when it is left [SE-03]', async () => {
  const { user } = show()
  await user.type(field(), 'zin')
  expect(left).not.toHaveBeenCalled()
  await user.tab()
  expect(left).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(field()).toHaveValue('')
})

it('moves its list along when the field moves without a change of its size [TR-04]', async () => {
  let bottom = 100
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ top: bottom - 40, bottom, left: 0, width: 300 }) as DOMRect)
  const { user } = show()
  await user.click(field())
  // eslint-disable-next-line testing-library/no-node-access -- the popover has no role
  const popover = screen.getByRole('listbox').closest('.popover')
  expect(popover).toHaveStyle({ top: '104px' })
  bottom = 130
  await user.keyboard('{ArrowDown}')
  expect(popover).toHaveStyle({ top: '134px' })
})
