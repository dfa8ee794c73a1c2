import { act, fireEvent, screen, within } from '@testing-library/react'
import { initialView } from '@/shared/tableView'
import { ListPage, type ActionsOf, type HrefOf } from '@/ui/page/ListPage'
import { layOut, matchMedia } from '@test/ui/layout'
import { renderPage } from '@test/ui/renderPage'
import type { TextRow } from '@test/support/textRows'

const rows: TextRow[] = [
  { id: 7, fields: ['Zinc foliar', 'Correctores'] },
  { id: 8, fields: ['Boro <sub>2</sub>', 'Correctores'] },
]
const columns = ['Nombre', 'Familia'].map((title, at) => ({ title, key: title, text: ({ fields }: TextRow) => fields[at] ?? '' }))
const opened = jest.fn()
const edited = jest.fn()
const actionsOf: ActionsOf = () => [{ label: 'Editar', icon: 'pencil', onAction: edited }]
const hrefOf: HrefOf = id => `/productos/edit/a/${id}`
const inTab = jest.fn()

const show = (given: { hrefOf?: HrefOf } = { hrefOf }) =>
  renderPage(
    <ListPage
      title="Productos"
      breadcrumbs={[{ label: 'Productos' }]}
      columns={columns}
      rows={rows}
      view={initialView}
      onViewChange={() => undefined}
      onOpen={id => void opened(id)}
      actionsOf={actionsOf}
      {...given}
    />,
  )
const link = (name: string) => screen.getByRole('link', { name })
const familyOf = (name: RegExp) => within(screen.getByRole('row', { name })).getByRole('gridcell', { name: 'Correctores' })

/** True if the application leaves a click to the browser; its default is then prevented, because jsdom has no tabs. */
const isLeftToBrowser = (element: HTMLElement, keys: object) => {
  let isLeft = false
  const look = (event: Event) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', look, { once: true })
  fireEvent.click(element, keys)
  return isLeft
}

beforeEach(() => {
  jest.clearAllMocks()
  layOut({ height: 436 })
  matchMedia()
  window.open = inTab
})
afterEach(() => jest.restoreAllMocks())

it('gives what a row is called as a link that Tab does not reach, and opens a plain click in the page [LS-08]', async () => {
  const { user } = show()
  expect(link('Zinc foliar')).toHaveAttribute('href', '/productos/edit/a/7')
  expect(link('Zinc foliar')).toHaveAttribute('tabindex', '-1')
  expect(link('Boro 2')).toHaveAttribute('href', '/productos/edit/a/8')
  // A plain click is handled once, and its default is prevented.
  expect(fireEvent.click(link('Zinc foliar'))).toBe(false)
  expect(opened.mock.calls).toEqual([[7]])
  await user.click(link('Zinc foliar'))
  expect(screen.getByRole('row', { name: /Zinc/ })).toHaveFocus()
  await user.click(familyOf(/Boro/))
  expect(opened.mock.calls).toEqual([[7], [7], [8]])
  expect(inTab).not.toHaveBeenCalled()
})

it.each([['ctrlKey'], ['metaKey']])('leaves a click with %s on the link to the browser, and opens a tab for one beside it [LS-08]', key => {
  show()
  expect(isLeftToBrowser(link('Zinc foliar'), { [key]: true })).toBe(true)
  expect(inTab).not.toHaveBeenCalled()
  fireEvent.click(familyOf(/Zinc/), { [key]: true })
  expect(inTab.mock.calls).toEqual([[expect.stringMatching(/\/productos\/edit\/a\/7$/), '_blank', 'noopener']])
  expect(opened).not.toHaveBeenCalled()
})

it('opens a tab for the middle button anywhere on the row but on its buttons, without scrolling [LS-08]', () => {
  show()
  const middle = { button: 1 }
  expect(fireEvent.mouseDown(familyOf(/Boro/), middle)).toBe(false)
  fireEvent(familyOf(/Boro/), new MouseEvent('auxclick', { bubbles: true, ...middle }))
  expect(inTab.mock.calls).toEqual([[expect.stringMatching(/\/a\/8$/), '_blank', 'noopener']])
  const button = screen.getByRole('button', { name: 'Editar Boro 2' })
  expect(fireEvent.mouseDown(button, middle)).toBe(true)
  fireEvent(button, new MouseEvent('auxclick', { bubbles: true, ...middle }))
  fireEvent(link('Boro 2'), new MouseEvent('auxclick', { bubbles: true, ...middle }))
  expect(inTab).toHaveBeenCalledTimes(1)
})

it('opens by Enter in the page, and with Ctrl or ⌘ in another tab [LS-08]', async () => {
  const { user } = show()
  act(() => screen.getByRole('row', { name: /Boro/ }).focus())
  await user.keyboard('{Enter}')
  expect(opened.mock.calls).toEqual([[8]])
  await user.keyboard('{Control>}{Enter}{/Control}{Meta>}{Enter}{/Meta}')
  expect(inTab.mock.calls.map(([href]) => new URL(String(href)).pathname)).toEqual(['/productos/edit/a/8', '/productos/edit/a/8'])
  expect(opened).toHaveBeenCalledTimes(1)
})

it('leaves lists whose records have no address as they are [LS-08]', () => {
  show({})
  expect(screen.queryByRole('link', { name: 'Zinc foliar' })).toBeNull()
  fireEvent.click(familyOf(/Zinc/), { ctrlKey: true })
  expect(opened.mock.calls).toEqual([[7]])
  expect(inTab).not.toHaveBeenCalled()
})
