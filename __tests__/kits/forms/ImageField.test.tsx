import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Formik } from 'formik'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { object } from 'yup'
import { createStore } from '@/app/createStore'
import { KEEP, type ImageDraft } from '@/store/imageDraft'
import { FormDialog } from '@/kits/forms/FormDialog'
import { ImageField } from '@/kits/forms/ImageField'
import { selectToasts } from '@/store/toasts'
import { fileVault } from '@/store/vault'
import { useFieldBinding } from '@/ui/fields/formik'
import { TextField } from '@/ui/fields/TextField'
import { pngFile } from '@test/support/pictures'
import { stateAfter } from '@test/support/state'

const LIMIT = 5_000_000
const SAVED = 'http://servidor/imagenes/1'

const submitted = jest.fn()

/** Files by their object URLs in use. */
let previews: Map<string, unknown>
beforeEach(() => {
  submitted.mockClear()
  previews = new Map()
  let made = 0
  URL.createObjectURL = file => {
    made += 1
    previews.set(`blob:${made}`, file)
    return `blob:${made}`
  }
  URL.revokeObjectURL = url => void previews.delete(url)
})

const png = (name: string, size: number) => Object.defineProperty(pngFile(name), 'size', { value: size })

const show = (saved: string | null = SAVED, maxUploadBytes = LIMIT) => {
  const store = createStore({ configuration: { ...stateAfter().configuration, maxUploadBytes } })
  const drafts: ImageDraft[] = []
  const Form = () => {
    const [draft, setDraft] = useState<ImageDraft>(KEEP)
    return (
      <ImageField
        label="Imagen"
        formId="f1"
        value={draft}
        saved={saved}
        onChange={next => {
          drafts.push(next)
          setDraft(next)
        }}
      />
    )
  }
  const { unmount } = render(
    <Provider store={store}>
      <Formik initialValues={{}} onSubmit={() => void submitted()}>
        {({ handleSubmit }) => (
          <form onSubmit={handleSubmit}>
            <Form />
            <button type="submit">Guardar</button>
          </form>
        )}
      </Formik>
    </Provider>,
  )
  return {
    user: userEvent.setup({ applyAccept: false }),
    drafts,
    unmount,
    told: () => selectToasts(store.getState()).map(({ tone, text }) => `${tone}: ${text}`),
  }
}
const input = () => screen.getByLabelText('Imagen: archivo')
const picture = () => screen.getByRole('img')
const press = (name: string) => screen.getByRole('button', { name })

it('keeps what is saved as long as nobody touches it [IM-01]', () => {
  const { drafts } = show()
  expect(picture()).toHaveAttribute('src', SAVED)
  expect(screen.getByText(/Máximo 5 MB$/)).toBeInTheDocument()
  expect(drafts).toEqual([])
})

it('keeps a chosen file for the save, and shows it before [IM-01, IM-07]', async () => {
  const { user, drafts } = show()
  const file = png('brote.png', 212_000)
  await user.upload(input(), file)
  await waitFor(() => expect(drafts).toHaveLength(1))
  const facts = { width: 1, height: 1, origin: null }
  expect(drafts).toEqual([{ kind: 'chosen', ticket: expect.any(String), name: 'brote.png', size: 212_000, facts }])
  const [draft] = drafts
  expect(draft?.kind === 'chosen' && fileVault.open(draft)).toBe(file)
  const shown = await screen.findByRole('img', { name: 'Vista previa de la imagen elegida' })
  expect(previews.get(shown.getAttribute('src') ?? '')).toBe(file)
  expect(screen.getByRole('status')).toHaveTextContent('brote.png · 212 kB · 1 × 1 Se subirá al guardar')
})

const WARNING = 'El archivo seleccionado es demasiado grande (límite 5 MB)'

it('keeps no file over the limit, and warns; one of exactly the limit it takes [IM-03, PH-02]', async () => {
  const { user, drafts, told } = show()
  await user.upload(input(), png('mapa.png', LIMIT + 1))
  await waitFor(() => expect(told()).toEqual([`warning: ${WARNING}`]))
  await waitFor(() => expect(picture()).toHaveAttribute('src', SAVED))
  expect(drafts).toEqual([])
  await user.upload(input(), png('justo.png', LIMIT))
  await waitFor(() => expect(drafts).toMatchObject([{ kind: 'chosen', name: 'justo.png' }]))
  expect(told()).toHaveLength(1)
})

it.each([
  [500_000, '0,5 MB'],
  [5_242_880, '5,24288 MB'],
])('takes files up to a configured limit of %d bytes, and names it as %s [IM-03, IM-04]', async (limit, words) => {
  const { user, drafts, told } = show(SAVED, limit)
  expect(screen.getByText(/Máximo/)).toHaveTextContent(new RegExp(`Máximo ${words}$`))
  await user.upload(input(), png('mapa.png', limit + 1))
  await waitFor(() => expect(told()).toEqual([`warning: El archivo seleccionado es demasiado grande (límite ${words})`]))
  await user.upload(input(), png('justo.png', limit))
  await waitFor(() => expect(drafts).toMatchObject([{ kind: 'chosen', name: 'justo.png' }]))
  expect(told()).toHaveLength(1)
})

it('keeps the file that was chosen before when the next one is too large [IM-03]', async () => {
  const { user, drafts, told } = show()
  await user.upload(input(), png('buena.png', 1000))
  await waitFor(() => expect(drafts).toHaveLength(1))
  await user.upload(input(), png('mapa.png', LIMIT + 1))
  await waitFor(() => expect(told()).toHaveLength(1))
  expect(drafts).toMatchObject([{ name: 'buena.png' }])
})

it('says of a file that is no image what it is by its bytes, and keeps what it has [IM-01, PH-01]', async () => {
  const { user, drafts } = show()
  await user.upload(input(), new File(['%PDF-1.7'], 'contrato.jpg', { type: 'image/jpeg' }))
  const alert = await screen.findByText('no es una imagen: es un documento PDF.', { exact: false })
  expect(alert).toHaveTextContent('contrato.jpg no es una imagen: es un documento PDF.')
  expect(picture()).toHaveAttribute('src', SAVED)
  expect(drafts).toEqual([])
  await user.upload(input(), pngFile('buena.jpg'))
  await waitFor(() => expect(drafts).toMatchObject([{ name: 'buena.jpg' }]))
  expect(screen.queryByText('no es una imagen', { exact: false })).not.toBeInTheDocument()
})

/** File whose bytes are available once the test calls `read`. */
const slowFile = () => {
  let read = () => {}
  const bytes = new Promise<void>(resolve => (read = resolve))
  const slow = pngFile('lenta.png')
  const slice = slow.slice.bind(slow)
  slow.slice = (...range) => {
    const part = slice(...range)
    return Object.assign(part, { arrayBuffer: () => bytes.then(() => Blob.prototype.arrayBuffer.call(part)) })
  }
  return { slow, read }
}

it('makes a save wait for the picture that is prepared, and says so [PH-01]', async () => {
  const { user, drafts, told } = show()
  const { slow, read } = slowFile()
  await user.upload(input(), slow)
  await user.click(press('Guardar'))
  await waitFor(() => expect(told()).toEqual(['warning: Se guardará en cuanto las imágenes estén listas']))
  expect(submitted).not.toHaveBeenCalled()
  read()
  await waitFor(() => expect(submitted).toHaveBeenCalledTimes(1))
  expect(drafts).toMatchObject([{ name: 'lenta.png' }])
})

it('says once that the save waits, however often it is pressed [PH-01]', async () => {
  const { user, told } = show()
  const { slow, read } = slowFile()
  await user.upload(input(), slow)
  await user.dblClick(press('Guardar'))
  read()
  await waitFor(() => expect(submitted).toHaveBeenCalled())
  expect(told()).toEqual(['warning: Se guardará en cuanto las imágenes estén listas'])
})

it('keeps the dialog of a series open while the picture of its next entry is prepared [PH-01]', async () => {
  const [accepted, closed] = [jest.fn(), jest.fn()]
  const Text = () => <TextField label="Texto" {...useFieldBinding('texto')} />
  const Picture = () => <ImageField label="Imagen" formId="f1" saved={null} {...useFieldBinding<ImageDraft>('picture')} />
  render(
    <Provider store={createStore(stateAfter())}>
      <FormDialog<{ texto: string; picture: ImageDraft }>
        title="Nuevo adjunto"
        initialValues={{ texto: '', picture: KEEP }}
        schema={object()}
        check={() => ({})}
        onAccept={accepted}
        onClose={closed}
        another={{ label: 'Aceptar y añadir otro', said: String }}
      >
        <Text />
        <Picture />
      </FormDialog>
    </Provider>,
  )
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Texto'), 'Parcela')
  await user.click(press('Aceptar y añadir otro'))
  await waitFor(() => expect(accepted).toHaveBeenCalledTimes(1))
  const { slow, read } = slowFile()
  await user.upload(input(), slow)
  await user.click(press('Aceptar'))
  expect(closed).not.toHaveBeenCalled()
  read()
  await waitFor(() => expect(accepted).toHaveBeenCalledTimes(2))
  expect(accepted.mock.lastCall).toMatchObject([{ picture: { kind: 'chosen', name: 'lenta.png' } }, false])
})

it('gives up a file that is being prepared by Cancelar [PH-01]', async () => {
  const { user, drafts } = show()
  const stuck = Object.assign(pngFile('nunca.png'), { slice: () => ({ arrayBuffer: () => new Promise(() => undefined) }) })
  await user.upload(input(), stuck)
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(press('Cambiar')).toBeInTheDocument())
  expect(drafts).toEqual([])
})

it('is blank once marked for deletion, and as before once that is undone [IM-01]', async () => {
  const { user, drafts } = show()
  await user.click(press('Eliminar'))
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(screen.getByText('Se eliminará al guardar')).toBeInTheDocument()
  await user.click(press('Deshacer'))
  expect(picture()).toHaveAttribute('src', SAVED)
  expect(drafts).toEqual([{ kind: 'remove' }, KEEP])
})

it('lets go of a file, and of its preview, that another takes the place of, or that is given up [IM-07]', async () => {
  const { user, drafts, unmount } = show()
  await user.upload(input(), png('una.png', 1000))
  await waitFor(() => expect(drafts).toHaveLength(1))
  await user.upload(input(), png('otra.png', 1000))
  await waitFor(() => expect(drafts).toHaveLength(2))
  const [first, second] = drafts
  expect(() => first?.kind === 'chosen' && fileVault.open(first)).toThrow('ya no está disponible')
  expect(previews.size).toBe(1)
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }))
  expect(() => second?.kind === 'chosen' && fileVault.open(second)).toThrow('ya no está disponible')
  expect(previews.size).toBe(0)
  await user.upload(input(), png('tercera.png', 1000))
  await waitFor(() => expect(previews.size).toBe(1))
  unmount()
  expect(previews.size).toBe(0)
})
