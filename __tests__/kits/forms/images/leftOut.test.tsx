import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { object } from 'yup'
import { createStore } from '@/app/createStore'
import { MasterScreen } from '@/features/maestras/MasterScreen'
import { masterOf } from '@/features/maestras/registry'
import { FormDialog } from '@/kits/forms/FormDialog'
import { ImageField } from '@/kits/forms/ImageField'
import type { preparePicture } from '@/kits/pictures/preparePicture'
import { KEEP, type ImageDraft } from '@/store/imageDraft'
import { selectToasts } from '@/store/toasts'
import { useFieldBinding } from '@/ui/fields/formik'
import { TextField } from '@/ui/fields/TextField'
import { createMemoryServer } from '@test/support/memoryServer'
import { pngFile } from '@test/support/pictures'
import { quietErrors } from '@test/support/quiet'
import { renderScreens } from '@test/support/renderScreens'
import { layOut } from '@test/ui/layout'

/** Every picture is over the limit, and its reduced copy is never ready. */
const tooLarge: typeof preparePicture = (file, _maxBytes, tell) => {
  tell({ kind: 'large', picture: { width: 1, height: 1, preview: file, excess: 'bytes' } })
  return new Promise(() => undefined)
}
jest.mock('@/kits/pictures/preparePicture', () => ({ preparePicture: (...given: Parameters<typeof preparePicture>) => tooLarge(...given) }))

const LEFT_OUT = '1 imagen no se ha guardado: supera el límite'

quietErrors()
beforeAll(() => {
  layOut({ height: 600 })
  URL.createObjectURL = () => 'blob:1'
  URL.revokeObjectURL = () => undefined
})

it('tells of a picture over the limit when the save of a master begins, and nothing when the save is ignored [MA-08, PH-02]', async () => {
  createMemoryServer({ iconos: [] })
  const { user, texts } = renderScreens({ '/maestras/iconos': <MasterScreen master={masterOf('iconos')} /> }, '/maestras/iconos')
  await user.click(await screen.findByRole('button', { name: 'Añadir icono' }))
  await user.upload(await screen.findByLabelText('Imagen icono: archivo'), pngFile('grande.png'))
  await screen.findByText('grande.png')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(screen.getByLabelText('Nombre icono')).toHaveFocus())
  expect(texts()).toEqual([])
  await user.keyboard('Gota')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(texts()).toContain(LEFT_OUT))
})

it('tells of it when a dialog is accepted, and nothing while the dialog refuses its values [PH-02]', async () => {
  const store = createStore()
  const texts = () => selectToasts(store.getState()).map(({ text }) => text)
  const accepted = jest.fn()
  const Text = () => <TextField label="Texto" {...useFieldBinding('texto')} />
  const Picture = () => <ImageField label="Imagen" formId="f1" saved={null} {...useFieldBinding<ImageDraft>('picture')} />
  render(
    <Provider store={store}>
      <FormDialog<{ texto: string; picture: ImageDraft }>
        title="Nuevo adjunto"
        initialValues={{ texto: '', picture: KEEP }}
        schema={object()}
        check={({ texto }) => (texto === '' ? { texto: 'Escriba un texto' } : {})}
        onAccept={accepted}
        onClose={() => undefined}
      >
        <Text />
        <Picture />
      </FormDialog>
    </Provider>,
  )
  const user = userEvent.setup()
  await user.upload(screen.getByLabelText('Imagen: archivo'), pngFile('grande.png'))
  await screen.findByText('grande.png')
  await user.click(screen.getByRole('button', { name: 'Aceptar' }))
  expect(await screen.findByText('Escriba un texto')).toBeInTheDocument()
  expect(texts()).toEqual([])
  await user.type(screen.getByLabelText('Texto'), 'Parcela')
  await user.click(screen.getByRole('button', { name: 'Aceptar' }))
  await waitFor(() => expect(texts()).toEqual([LEFT_OUT]))
  expect(accepted).toHaveBeenCalledTimes(1)
})
