import type { ReactElement } from 'react'
import { screen } from '@testing-library/react'
import { AcabadosList } from '@/features/productos/list/AcabadosList'
import { SolucionesList } from '@/features/soluciones/SolucionesList'
import { NARROW, PHONE } from '@/ui/useMediaQuery'
import { answerCalls } from '@test/support/answers'
import { onSheet, renderScreens } from '@test/support/renderScreens'
import { layOut, matchMedia } from '@test/ui/layout'
import { violations } from '@test/ui/violations'

beforeAll(() => layOut({ height: 600 }))
beforeEach(() => {
  localStorage.clear()
  matchMedia()
})

const show = (address: string, list: ReactElement) => {
  history.replaceState(null, '', address)
  answerCalls(() => ({ body: [] }))
  return renderScreens(
    { [address]: onSheet(list), '/importar/:recurso': <p>Importación</p>, '/productos/acabados/importar': <p>Importación</p> },
    address,
  )
}

it('is an icon with a tooltip after Exportar, at the end of the line of a product list [IX-01]', async () => {
  const { user, path } = show('/productos/acabados/view', <AcabadosList />)
  const link = await screen.findByRole('link', { name: 'Importar' })
  expect(link).toHaveAttribute('title', 'Importar')
  expect(screen.getByRole('button', { name: /^Exportar/ }).compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(await violations()).toEqual([])
  await user.click(link)
  expect(path()).toBe('/productos/acabados/importar')
})

it.each([
  [
    'a product list on a phone',
    '/productos/acabados/view',
    <AcabadosList key="acabados" />,
    [NARROW, PHONE],
    '/productos/acabados/importar',
  ],
  ['a list without filters', '/soluciones/ver', <SolucionesList key="soluciones" />, [], '/importar/soluciones'],
])('is in the menu of %s [IX-01]', async (_where, address, list, media, to) => {
  matchMedia(...media)
  const { user, path } = show(address, list)
  await user.click(await screen.findByRole('button', { name: /^Más: .*, exportar, importar$/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Importar' }))
  expect(path()).toBe(to)
})
