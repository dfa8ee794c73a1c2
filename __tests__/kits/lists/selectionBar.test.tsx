import { render, screen, within } from '@testing-library/react'
import { actionsOf } from '@/features/productos/list/bulk/actions'
import { SelectionBar, SHORT } from '@/kits/lists/selection/SelectionBar'
import { matchMedia } from '@test/ui/layout'

it.each([
  ['wide', undefined, ['Activar', 'Desactivar', 'Cambiar familia', 'Ecológico', 'Países', 'Eliminar']],
  ['narrow', SHORT, ['Activar', 'Desactivar', 'Más']],
])('shows the same bar while nothing is selected yet, with nothing to press: %s [LS-05]', (_width, media, labels) => {
  matchMedia(...(media ? [media] : []))
  const nothing = () => undefined
  render(<SelectionBar count={0} matching={5} actions={actionsOf('a')} onAction={nothing} onAll={nothing} onNone={nothing} />)
  const buttons = within(screen.getByRole('toolbar', { name: 'Selección' }))
    .getAllByRole('button')
    .slice(2)
  expect(buttons.map(({ textContent }) => textContent)).toEqual(labels)
  expect(buttons.filter(button => !button.matches(':disabled, [aria-disabled=true]'))).toEqual([])
})
