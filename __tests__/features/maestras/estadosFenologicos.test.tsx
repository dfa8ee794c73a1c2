import { screen, waitFor } from '@testing-library/react'
import { MasterScreen } from '@/features/maestras/MasterScreen'
import { masterOf } from '@/features/maestras/registry'
import { createMemoryServer } from '@test/support/memoryServer'
import { renderScreens } from '@test/support/renderScreens'
import { layOut } from '@test/ui/layout'

beforeAll(() => layOut({ height: 600 }))

const PATH = '/maestras/estados_fenologicos'

/** Form of a new stage. */
const showNew = async () => {
  createMemoryServer({ cultivos: [{ id: 3, nombre: { es_ES: 'Naranjo' } }], estados_fenologicos: [] })
  const view = renderScreens({ [PATH]: <MasterScreen master={masterOf('estados_fenologicos')} /> }, PATH)
  await view.user.click(await screen.findByRole('button', { name: 'Añadir estado fenológico' }))
  return { ...view, nombre: await screen.findByLabelText('Nombre estado fenológico') }
}

it('asks for no crop while the name is empty, and goes to the name [MA-08]', async () => {
  const { user, nombre } = await showNew()
  const accept = screen.getByRole('button', { name: 'Aceptar' })
  await user.click(accept)
  await waitFor(() => expect(nombre).toHaveFocus())
  expect(screen.queryByText('Elija un cultivo')).not.toBeInTheDocument()
  await user.type(nombre, 'Brotación')
  await user.click(accept)
  expect(await screen.findByText('Elija un cultivo')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByLabelText('Cultivo')).toHaveFocus())
})
