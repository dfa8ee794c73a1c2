import { screen, waitFor } from '@testing-library/react'
import { MasterScreen } from '@/features/maestras/MasterScreen'
import { masterOf } from '@/features/maestras/registry'
import { maestrasSaga } from '@/features/maestras/saga'
import { runInSessions } from '@/store/sessionSagas'
import { answerCalls } from '@test/support/answers'
import { renderScreens } from '@test/support/renderScreens'
import { layOut } from '@test/ui/layout'

runInSessions(maestrasSaga)
beforeAll(() => layOut({ height: 600 }))

it.each([
  ['cultivos', 'Añadir cultivo', 'Nombre cultivo', 'Nuevo cultivo', 'Editar cultivo', 'Nuevo cultivo', 'Editar cultivo'],
  ['soluciones', 'Añadir solución', 'Nombre solución', 'Nueva solución', 'Editar solución', 'Olivo', 'Naranjo'],
])('titles the forms of %s [MA-05, CU-01, FR-08, FR-13]', async (key, add, label, newCrumb, editCrumb, newTitle, editTitle) => {
  const record = { id: 3, nombre: { es_ES: 'Naranjo' }, descripcion: {} }
  answerCalls(({ path }) => ({ body: path === `/api/${key}/3/` ? record : path === `/api/${key}/` ? [record] : [] }))
  const master = masterOf(key)
  const { user } = renderScreens({ [master.path]: <MasterScreen master={master} /> }, master.path)
  const expectTitle = async (title: string, crumb: string) => {
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    expect(document.title).toMatch(new RegExp(`^${title} · `))
    expect(screen.getByRole('navigation', { name: 'Ruta' })).toHaveTextContent(new RegExp(`${crumb}$`))
  }
  await user.click(await screen.findByRole('button', { name: add }))
  await user.type(await screen.findByLabelText(label), 'Olivo')
  await expectTitle(newTitle, newCrumb)
  await user.clear(screen.getByLabelText(label))
  await user.click(screen.getByRole('button', { name: 'Cancelar' }))
  await user.click(await screen.findByRole('button', { name: 'Editar Naranjo' }))
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveValue('Naranjo'))
  await expectTitle(editTitle, editCrumb)
})
