import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { fileSize } from '@/ui/images/fileSize'
import { ImagePicker } from '@/kits/forms/images/ImagePicker'
import { renderPage } from '@test/ui/renderPage'
import { violations } from '@test/ui/violations'

const PNG = new File(['png'], 'brote.png', { type: 'image/png' })

const taken = jest.fn()
const pictureOfText = jest.fn()
beforeEach(() => {
  taken.mockClear()
  pictureOfText.mockClear()
})

type State = 'keep' | 'chosen' | 'remove'

/** Picker with its state, like in a form. */
const Picker = ({ saved, label = 'Imagen' }: { saved: string | null; label?: string }) => {
  const [state, setState] = useState<State>('keep')
  return (
    <ImagePicker
      label={label}
      saved={saved}
      state={state}
      chosen={state === 'chosen' ? { previewUrl: 'blob:brote', name: 'brote.png', size: 212_000 } : undefined}
      onFile={file => {
        taken(label, file.name)
        setState('chosen')
      }}
      onRemove={() => setState('remove')}
      onUndo={() => setState('keep')}
      onReduce={jest.fn()}
      onDiscard={jest.fn()}
      onPictureOfText={pictureOfText}
      limit="5 MB"
    />
  )
}

const show = (saved: string | null = 'http://img/1.png') => renderPage(<Picker saved={saved} />)
const group = () => screen.getByRole('group', { name: 'Imagen' })
const button = (name: string) => screen.getByRole('button', { name })
const status = () => screen.getByRole('status')
const paste = (target: Element, ...files: File[]) => fireEvent.paste(target, { clipboardData: { files, getData: () => '' } })
const drag = (files: File[]) => ({ dataTransfer: { types: ['Files'], files } })

it('shows an image of the server scaled [IM-01]', () => {
  const address = `http://api.example/imagenes/${'a1'.repeat(32)}`
  show(address)
  expect(screen.getByRole('img', { name: 'Imagen actual' })).toHaveAttribute('src', `${address}?w=640`)
})

it('invites to choose one where there is none [IM-01]', async () => {
  show(null)
  expect(status()).toHaveTextContent(
    'Arrastre una imagen aquí, péguela o elíjala. JPEG, PNG, WebP, GIF, HEIC, AVIF, TIFF o BMP. Máximo 5 MB',
  )
  expect(button('Elegir imagen')).toBeVisible()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(await violations()).toEqual([])
})

it('shows the one that is saved [IM-01]', async () => {
  show()
  expect(screen.getByRole('img', { name: 'Imagen actual' })).toHaveAttribute('src', 'http://img/1.png')
  expect(await violations()).toEqual([])
})

it('takes a file by the dialog, and shows it before it is saved [IM-01, IM-07]', async () => {
  const { user } = show()
  const opened = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation()
  await user.click(button('Cambiar'))
  expect(opened).toHaveBeenCalledTimes(1)
  opened.mockRestore()
  await user.upload(screen.getByLabelText('Imagen: archivo'), PNG)
  expect(taken.mock.calls).toEqual([['Imagen', 'brote.png']])
  expect(screen.getByRole('img', { name: 'Vista previa de la imagen elegida' })).toHaveAttribute('src', 'blob:brote')
  expect(status()).toHaveTextContent('brote.png · 212 kB Se subirá al guardar')
  expect(await violations()).toEqual([])
})

it('goes back to the saved one [IM-01]', async () => {
  const { user } = show()
  await user.upload(screen.getByLabelText('Imagen: archivo'), PNG)
  await user.click(button('Deshacer'))
  expect(screen.getByRole('img', { name: 'Imagen actual' })).toBeVisible()
})

it('is blank when it is to be deleted, until that is undone; the focus stays with it [IM-01]', async () => {
  const { user } = show()
  await user.click(button('Eliminar'))
  expect(status()).toHaveTextContent('Se eliminará al guardar')
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  await waitFor(() => expect(button('Deshacer')).toHaveFocus())
  expect(await violations()).toEqual([])
  await user.keyboard('{Enter}')
  expect(screen.getByRole('img', { name: 'Imagen actual' })).toBeVisible()
  await waitFor(() => expect(button('Cambiar')).toHaveFocus())
})

it('says where to drop a file that is dragged over it, and takes it [IM-01]', () => {
  show(null)
  const target = button('Elegir imagen')
  const over = createEvent.dragOver(target, drag([PNG]))
  fireEvent(target, over)
  expect(over.defaultPrevented).toBe(true)
  expect(status()).toHaveTextContent('Suelte la imagen aquí')
  fireEvent.dragLeave(target)
  expect(status()).toHaveTextContent('Arrastre una imagen')
  fireEvent.dragOver(target, drag([PNG]))
  fireEvent.drop(target, drag([PNG]))
  expect(taken.mock.calls).toEqual([['Imagen', 'brote.png']])
  expect(status()).toHaveTextContent('Se subirá al guardar')
})

it('is no target for a text that is dragged', () => {
  show(null)
  fireEvent.dragOver(group(), { dataTransfer: { types: ['text/plain'], files: [] } })
  expect(status()).toHaveTextContent('Arrastre una imagen')
})

it('takes no picture that was copied along with a text, but files whose names were [PH-01]', () => {
  show()
  button('Cambiar').focus()
  const pasteWith = (text: string) => fireEvent.paste(button('Cambiar'), { clipboardData: { files: [PNG], getData: () => text } })
  pasteWith('Nombre\tColor')
  expect(pictureOfText).toHaveBeenCalledTimes(1)
  expect(taken).not.toHaveBeenCalled()
  pasteWith('brote.png')
  expect(taken.mock.calls).toEqual([['Imagen', 'brote.png']])
})

describe('of two on a page', () => {
  const both = () =>
    renderPage(
      <>
        <Picker saved={null} label="Imagen" />
        <Picker saved={null} label="Icono" />
        <input aria-label="Nombre" />
      </>,
    )
  const first = () => screen.getAllByRole('button', { name: 'Elegir imagen' })[0] ?? document.body

  it('the one that has the focus takes what is pasted [IM-01]', () => {
    both()
    first().focus()
    paste(first(), PNG)
    expect(taken.mock.calls).toEqual([['Imagen', 'brote.png']])
  })

  it('the one under the pointer takes it where nothing has the focus, and none while somebody writes [IM-01]', async () => {
    const { user } = both()
    await user.click(screen.getByRole('textbox', { name: 'Nombre' }))
    await user.hover(first())
    paste(screen.getByRole('textbox'), PNG)
    expect(taken).not.toHaveBeenCalled()
    screen.getByRole('textbox').blur()
    paste(document.body, PNG)
    expect(taken.mock.calls).toEqual([['Imagen', 'brote.png']])
    await user.unhover(screen.getByText('brote.png'))
    paste(document.body, PNG)
    expect(taken).toHaveBeenCalledTimes(1)
  })
})

it('takes nothing that is pasted while the page around it is inert [IM-01]', async () => {
  const page = (inert: boolean) => (
    <div inert={inert}>
      <Picker saved={null} label="Imagen" />
    </div>
  )
  const { user, rerenderPage } = renderPage(page(false))
  await user.hover(button('Elegir imagen'))
  rerenderPage(page(true))
  paste(document.body, PNG)
  expect(taken).not.toHaveBeenCalled()
  rerenderPage(page(false))
  paste(document.body, PNG)
  expect(taken).toHaveBeenCalledTimes(1)
})

it.each([
  [0, '0 kB'],
  [900, '1 kB'],
  [212_000, '212 kB'],
  [999_999, '1 MB'],
  [1_830_000, '1,8 MB'],
])('says a size of %d bytes as %s [IM-07]', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text)
})
