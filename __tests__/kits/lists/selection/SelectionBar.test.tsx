import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { productosBulk } from '@/features/productos/list/bulk'
import { actionsOf } from '@/features/productos/list/bulk/actions'
import { SelectionBar, SHORT } from '@/kits/lists/selection/SelectionBar'
import { resourceHeads } from '@/shared/resources/names'
import { matchMedia } from '@test/ui/layout'

it.each([
  ['wide', undefined, ['Activar', 'Desactivar', 'Cambiar familia', 'Ecológico', 'Países', 'Eliminar']],
  ['narrow', SHORT, ['Activar', 'Desactivar', 'Más']],
])('shows the same bar while nothing is selected yet, with nothing to press: %s [LS-05]', (_width, media, labels) => {
  matchMedia(...(media ? [media] : []))
  const nothing = () => undefined
  const { noun } = productosBulk.a
  const bar = { noun, actions: actionsOf('a'), onAction: nothing, onAll: nothing, onNone: nothing }
  render(<SelectionBar count={0} matching={5} {...bar} />)
  const buttons = within(screen.getByRole('toolbar', { name: 'Selección' }))
    .getAllByRole('button')
    .slice(2)
  expect(buttons.map(({ textContent }) => textContent)).toEqual(labels)
  expect(buttons.filter(button => !button.matches(':disabled, [aria-disabled=true]'))).toEqual([])
})

it.each([
  [200, false],
  [201, true],
])('%s products open their sheets, unless they are too many, which the button says [FT-01, FT-03]', async (count, isTooMany) => {
  matchMedia()
  const nothing = () => undefined
  const onPage = jest.fn()
  const { noun, actions, page } = productosBulk.a
  const bar = { noun, actions, page, onPage, onAction: nothing, onAll: nothing, onNone: nothing }
  render(<SelectionBar count={count} matching={300} {...bar} />)
  const button = screen.getByRole('button', { name: 'Ficha' })
  await userEvent.click(button)
  expect(onPage).toHaveBeenCalledTimes(isTooMany ? 0 : 1)
  expect(button.getAttribute('aria-disabled')).toBe(isTooMany ? 'true' : null)
  expect(button.title).toBe(isTooMany ? 'Hasta 200 fichas de una vez' : '')
  expect(page?.pathOf([8, 9])).toBe('/productos/ficha/a/8,9')
})

it.each([
  ['familias', 1, '1 seleccionada'],
  ['familias', 3, '3 seleccionadas'],
  ['envases', 3, '3 seleccionados'],
] as const)('counts %s in their gender, %i of them [LS-05]', (resource, count, expected) => {
  matchMedia()
  const nothing = () => undefined
  const { noun } = resourceHeads[resource]
  render(<SelectionBar noun={noun} count={count} matching={9} actions={[]} onAction={nothing} onAll={nothing} onNone={nothing} />)
  expect(screen.getByText(expected)).toBeInTheDocument()
})
