import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { createStore } from '@/app/createStore'
import { KEEP, type ImageDraft } from '@/store/imageDraft'
import { ImageField } from '@/kits/forms/ImageField'
import { selectToasts } from '@/store/toasts'
import { fileVault } from '@/store/vault'

const LIMIT = 5_000_000
const SAVED = 'http://servidor/imagenes/1'

/** Addresses in use, each with the file that it shows. */
let previews: Map<string, unknown>
beforeEach(() => {
  previews = new Map()
  let made = 0
  URL.createObjectURL = file => {
    made += 1
    previews.set(`blob:${made}`, file)
    return `blob:${made}`
  }
  URL.revokeObjectURL = url => void previews.delete(url)
})

const png = (name: string, size: number) => {
  const file = new File(['x'], name, { type: 'image/png' })
  return Object.defineProperty(file, 'size', { value: size })
}

const show = (saved: string | null = SAVED) => {
  const store = createStore()
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
      <Form />
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
  expect(screen.getByText('Máximo 5 MB')).toBeInTheDocument()
  expect(drafts).toEqual([])
})

it('keeps a chosen file for the save, and shows it before [IM-01, IM-07]', async () => {
  const { user, drafts } = show()
  const file = png('brote.png', 212_000)
  await user.upload(input(), file)
  expect(drafts).toEqual([{ kind: 'chosen', ticket: expect.any(String), name: 'brote.png', size: 212_000 }])
  const [draft] = drafts
  expect(draft?.kind === 'chosen' && fileVault.open(draft)).toBe(file)
  expect(previews.get(picture().getAttribute('src') ?? '')).toBe(file)
  expect(screen.getByRole('status')).toHaveTextContent('brote.png · 212 kB Se subirá al guardar')
})

it('keeps no file over the limit, and warns; one of exactly the limit it takes [IM-03]', async () => {
  const { user, drafts, told } = show()
  await user.upload(input(), png('mapa.png', LIMIT + 1))
  expect(told()).toEqual(['warning: El archivo seleccionado es demasiado grande (límite 5 MB)'])
  expect(drafts).toEqual([])
  expect(picture()).toHaveAttribute('src', SAVED)
  await user.upload(input(), png('justo.png', LIMIT))
  expect(drafts).toMatchObject([{ kind: 'chosen', name: 'justo.png' }])
  expect(told()).toHaveLength(1)
})

it('keeps the file that was chosen before when the next one is too large [IM-03]', async () => {
  const { user, drafts } = show()
  await user.upload(input(), png('buena.png', 1000))
  await user.upload(input(), png('mapa.png', LIMIT + 1))
  expect(drafts).toMatchObject([{ name: 'buena.png' }])
  expect(screen.getByText('buena.png')).toBeInTheDocument()
})

it('says of a file that is no image what it takes [IM-01]', async () => {
  const { user, drafts, told } = show(null)
  await user.upload(input(), new File(['x'], 'ficha.pdf', { type: 'application/pdf' }))
  expect(told()).toEqual(['warning: «ficha.pdf» no es una imagen PNG, JPEG, WebP o GIF'])
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
  await user.upload(input(), png('otra.png', 1000))
  const [first, second] = drafts
  expect(() => first?.kind === 'chosen' && fileVault.open(first)).toThrow('ya no está disponible')
  expect(previews.size).toBe(1)
  await user.click(press('Deshacer'))
  expect(() => second?.kind === 'chosen' && fileVault.open(second)).toThrow('ya no está disponible')
  expect(previews.size).toBe(0)
  await user.upload(input(), png('tercera.png', 1000))
  unmount()
  expect(previews.size).toBe(0)
})
