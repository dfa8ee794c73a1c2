import { screen, waitFor } from '@testing-library/react'
import { NuevoEnsayo } from '@/features/ensayos/new/NuevoEnsayo'
import { EnsayoDetalle } from '@/features/ensayos/edit/EnsayoDetalle'
import { focusField } from '@/kits/forms/focusField'
import { MasterScreen } from '@/features/maestras/MasterScreen'
import { masterOf } from '@/features/maestras/registry'
import { NuevoGenerico } from '@/features/productos/new/NuevoGenerico'
import { ProductoScreen } from '@/features/productos/edit/ProductoScreen'
import { selectFieldErrors } from '@/store/sequences/slice'
import { ensayoRecord } from '@test/features/ensayos/ensayos'
import { generico } from '@test/features/productos/products'
import { answerCalls } from '@test/support/answers'
import { quietErrors } from '@test/support/quiet'
import { renderScreens } from '@test/support/renderScreens'
import { layOut } from '@test/ui/layout'
import { productosSaga } from '@/features/productos/saga'
import { productosListSaga } from '@/features/productos/list/listSaga'
import { ensayosSaga } from '@/features/ensayos/saga'
import { ensayosListSaga } from '@/features/ensayos/list/listSaga'
import { maestrasSaga } from '@/features/maestras/saga'
import { runInSessions } from '@/store/sessionSagas'

runInSessions(productosSaga)
runInSessions(productosListSaga)
runInSessions(ensayosSaga)
runInSessions(ensayosListSaga)
runInSessions(maestrasSaga)

quietErrors()
beforeAll(() => layOut({ height: 600 }))

const REFUSED = 'Hay datos que no valen'
const TAKEN = 'Ya existe un registro con este código.'
const records: Record<string, unknown> = {
  '/api/ensayos/4/': ensayoRecord({ id: 4, codigo: 'EN-4', nombre: { es_ES: 'Tomate' } }),
  '/api/productos_genericos/7/': generico({ id: 7, codigo: 'G-7' }),
}

/** Shows a page whose writes are refused with `errors` for single fields. */
const show = (path: string, errors: Record<string, string[]>) => {
  answerCalls(({ method, path: called }) =>
    method === 'GET' ? { body: records[called] ?? [] } : { status: 400, body: { detail: REFUSED, errors } },
  )
  const screens = {
    '/maestras/magnitudes': <MasterScreen master={masterOf('magnitudes')} />,
    '/maestras/familias': <MasterScreen master={masterOf('familias')} />,
    '/productos/genericos/new': <NuevoGenerico />,
    '/productos/edit/:tipo/:id': <ProductoScreen />,
    '/ensayos/new': <NuevoEnsayo />,
    '/ensayos/detalle/:id': <EnsayoDetalle />,
  }
  return renderScreens(screens, path)
}

/** Refusal above the buttons or in their bar, after the name of the step. */
const notice = () => screen.queryByText(new RegExp(`(^|: )${REFUSED}$`))

it.each([
  ['a new product', '/productos/genericos/new', 'Código de artículo', 'Guardar'],
  ['a new trial', '/ensayos/new', 'Código de ensayo', 'Aceptar'],
  ['a product', '/productos/edit/g/7', 'Código', 'Guardar'],
  ['a trial', '/ensayos/detalle/4', 'Código', 'Aceptar'],
])(
  'marks the code of %s that the API refuses, says why there, and nowhere else, and goes to it, until it is edited [FR-10]',
  async (_what, path, label, confirm) => {
    const { user, texts } = show(path, { codigo: [TAKEN] })
    const codigo = await screen.findByLabelText(label)
    expect(codigo).toBeRequired()
    expect(codigo).toBeValid()
    await user.type(codigo, '2')
    await user.click(screen.getByRole('button', { name: confirm }))
    await waitFor(() => expect(codigo).toHaveFocus())
    expect(codigo).toBeInvalid()
    expect(codigo).toHaveAccessibleDescription(TAKEN)
    expect(texts()).toEqual([REFUSED])
    expect(notice()).not.toBeInTheDocument()
    await user.type(codigo, '3')
    expect(codigo).toBeValid()
    expect(notice()).not.toBeInTheDocument()
  },
)

it.each([
  ['a new product', '/productos/genericos/new', 'Código de artículo', { non_field_errors: [TAKEN] }],
  ['a new product, beside its field', '/productos/genericos/new', 'Código de artículo', { codigo: [TAKEN], familia: ['No existe'] }],
  ['a product, whose field has no place for it', '/productos/edit/g/7', 'Código', { iconos: ['No existe'] }],
])('says at the buttons of %s what no field says [FR-10]', async (_what, path, label, errors) => {
  const { user } = show(path, errors)
  await user.type(await screen.findByLabelText(label), '2')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(notice()).toBeInTheDocument())
})

it('says at the buttons what the next try meets, where a field said it of the one before [FR-10]', async () => {
  const errors: Record<string, string[]> = { codigo: [TAKEN] }
  const { user } = show('/productos/genericos/new', errors)
  const codigo = await screen.findByLabelText('Código de artículo')
  await user.type(codigo, '2')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(codigo).toBeInvalid())
  delete errors['codigo']
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(notice()).toBeInTheDocument())
  expect(codigo).toBeValid()
})

it('marks each field of a master that the answer names, goes to the first, and leaves the mark of the other where one is edited', async () => {
  const { user, store } = show('/maestras/familias', { nombre: ['Demasiado largo'], color: ['No es un color'], otro: ['No está aquí'] })
  await user.click(await screen.findByRole('button', { name: 'Añadir familia' }))
  const nombre = await screen.findByLabelText('Nombre familia')
  const color = screen.getByLabelText('Color familia')
  await user.type(nombre, 'Quelatos')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(nombre).toHaveFocus())
  expect([nombre, color].map(field => field.getAttribute('aria-invalid'))).toEqual(['true', 'true'])
  const [key = ''] = Object.keys(store.getState().sequences)
  expect(selectFieldErrors(store.getState(), key)).toMatchObject({ otro: 'No está aquí' })
  expect(notice()).toBeInTheDocument()
  await user.type(nombre, '2')
  expect(nombre).toBeValid()
  expect(nombre).toHaveFocus()
  expect(color).toHaveAccessibleDescription(/No es un color/)
})

it('goes to the field once it can be reached, where the end of the save still shows', async () => {
  const sheet = document.createElement('div')
  const field = document.createElement('input')
  sheet.append(field)
  document.body.append(sheet)
  sheet.setAttribute('inert', '')
  focusField(field)
  expect(field).not.toHaveFocus()
  sheet.removeAttribute('inert')
  await waitFor(() => expect(field).toHaveFocus())
  sheet.remove()
})

it('says the date of a trial is required', async () => {
  show('/ensayos/detalle/4', {})
  expect(await screen.findByLabelText('Fecha')).toBeRequired()
})
