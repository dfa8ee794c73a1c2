import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { shortcuts } from '@/app/shortcuts/shortcutList'
import { SaveBar } from '@/features/traducciones/workbench/SaveBar'
import { SaveButtons } from '@/kits/forms/SaveButtons'
import { SaveAllBar } from '@/kits/forms/cards/SaveAllBar'
import { Button } from '@/ui/buttons/Button'
import { Dialog } from '@/ui/dialogs/Dialog'
import { QuestionDialog } from '@/ui/dialogs/QuestionDialog'
import { TableSearch } from '@/ui/table/tools/TableSearch'
import { createMemoryServer } from '@test/support/memoryServer'
import { quietErrors } from '@test/support/quiet'
import { renderInFrame } from '@test/support/signedInFrame'
import { matchMedia } from '@test/ui/layout'
import { violations } from '@test/ui/violations'

quietErrors()
beforeAll(() => {
  matchMedia()
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => jest.restoreAllMocks())

const saved = jest.fn()
beforeEach(() => saved.mockClear())

const Page = () => {
  const [term, setTerm] = useState('kg')
  const [over, setOver] = useState<string | null>(null)
  const [cards, setCards] = useState(1)
  const close = () => setOver(null)
  return (
    <>
      <TableSearch term={term} onSearch={setTerm} />
      <button type="button" onClick={() => setOver('dialog')}>
        Diálogo
      </button>
      <button type="button" onClick={() => setOver('question')}>
        Pregunta
      </button>
      <button type="button" onClick={() => setCards(3)}>
        Tres tarjetas
      </button>
      <SaveAllBar count={cards} gender="m" onSave={() => saved('todas')} />
      <input aria-label="Texto" />
      <textarea aria-label="Párrafo" />
      <select aria-label="Lista">
        <option>?</option>
      </select>
      <input type="checkbox" aria-label="Casilla" />
      <form
        id="f"
        onSubmit={event => {
          event.preventDefault()
          saved('página')
        }}
      >
        <input aria-label="Nombre" />
      </form>
      <SaveButtons formId="f" confirm="Guardar" busy={false} onChoose={stay => saved(stay ? 'y seguir' : 'e irse')} />
      <section>
        <input aria-label="Observaciones" />
        <Button shortcut="Control+S" onPress={() => saved('tarjeta')}>
          Guardar cambios
        </Button>
      </section>
      {over === 'dialog' && (
        <Dialog title="Línea" onClose={close} actions={<Button onPress={close}>Cancelar</Button>}>
          <form
            onSubmit={event => {
              event.preventDefault()
              saved('diálogo')
            }}
          >
            <button type="submit">Aceptar</button>
          </form>
        </Dialog>
      )}
      {over === 'question' && (
        <QuestionDialog title="¿Salir?" onClose={close} actions={<Button onPress={close}>Quedarse</Button>}>
          Hay cambios
        </QuestionDialog>
      )}
    </>
  )
}

const show = () => {
  createMemoryServer({})
  return renderInFrame({ '*': <Page /> }, '/')
}
/** Open dialogs except menus, which have the role too. */
const dialogs = () =>
  screen
    .queryAllByRole('dialog')
    .filter(({ tagName }) => tagName === 'SECTION')
    .map(dialog => dialog.getAttribute('aria-label') ?? within(dialog).getByRole('heading', { level: 2 }).textContent)
const focus = (name: string) => screen.getByLabelText(name).focus()

it('tells by "?" of all shortcuts that there are [LS-09]', async () => {
  const { user } = await show()
  await user.keyboard('?')
  const dialog = await screen.findByRole('dialog', { name: 'Atajos de teclado' })
  const told = within(dialog)
    .getAllByRole('term')
    .map(({ textContent }) => textContent)
  expect(told).toEqual(shortcuts.flatMap(group => group.shortcuts).map(({ label }) => label))
  expect(dialog).toHaveTextContent('GuardarCtrlS')
  for (const keys of [
    'Siguiente sin traducirCtrlIntro',
    'Mover una columnaAlt↑↓',
    'Aceptar el diálogo, y añadir otra donde se puedaCtrlIntro',
    'Quitar un filtroSupr',
    'Error anterior o siguiente de la importaciónAlt↑↓',
    'Imprimir las fichasCtrlP',
    'Seleccionar fila a filaMayús↑↓',
    'Quitar la selecciónEsc',
    'Plegar o desplegar una entrada de Actividad←→',
    'Deshacer el cambioEsc',
  ])
    expect(dialog).toHaveTextContent(keys)
  expect(await violations()).toEqual([])
  await user.keyboard('{Escape}')
  expect(dialogs()).toEqual([])
})

it('has the words of the bar under the translations [LS-09, TX-03]', () => {
  render(<SaveBar textos={0} registros={0} problem={null} onDiscard={() => undefined} onSave={() => undefined} />)
  const labels = shortcuts.flatMap(group => group.shortcuts).map(({ label }) => label.toLowerCase())
  const hints = within(screen.getByRole('list', { name: 'Teclas' })).getAllByRole('listitem')
  for (const hint of hints) expect(labels).toContain(hint.lastChild?.textContent)
})

it('writes the keys of a Mac on a Mac, and listens to them there [LS-09]', async () => {
  jest.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel')
  const { user } = await show()
  expect(screen.getByRole('button', { name: 'Ir a…' })).toHaveAttribute('title', 'Ir a… (⌘+K)')
  await user.keyboard('{Control>}k{/Control}')
  expect(dialogs()).toEqual([])
  await user.keyboard('?')
  expect(await screen.findByRole('dialog')).toHaveTextContent('Guardar⌘S')
  await user.keyboard('{Escape}{Meta>}k{/Meta}')
  expect(dialogs()).toEqual(['Ir a…'])
})

it('goes by "/" to the search, with its term ready to be written over [LS-09]', async () => {
  const { user } = await show()
  await user.keyboard('/')
  const box = screen.getByRole('searchbox')
  expect(box).toHaveFocus()
  await user.keyboard('zinc')
  expect(box).toHaveValue('zinc')
})

it.each([
  ['Texto', '/?'],
  ['Párrafo', '/?'],
  ['Lista', '?'],
  ['Buscar en la tabla', 'kg/?'],
])('types "/" and "?" where they are characters: %s [LS-09]', async (name, typed) => {
  const { user } = await show()
  focus(name)
  await user.keyboard('/?')
  expect(screen.getByLabelText(name)).toHaveFocus()
  expect(dialogs()).toEqual([])
  expect(screen.getByLabelText(name)).toHaveValue(typed)
})

it('takes no character in a menu, where it looks for an entry, but does on a checkbox [LS-09]', async () => {
  const { user } = await show()
  await user.click(screen.getByRole('button', { name: 'Añadir' }))
  await screen.findByRole('menu')
  await user.keyboard('?')
  expect(dialogs()).toEqual([])
  await user.keyboard('{Escape}')
  focus('Casilla')
  await user.keyboard('?')
  expect(dialogs()).toEqual(['Atajos de teclado'])
})

it('takes no character after its user has switched the keys of one character off, in this browser [LS-09]', async () => {
  const { user } = await show()
  await user.keyboard('?')
  const choice = () => screen.findByRole('checkbox', { name: 'Teclas de un solo carácter (/ y ?)' })
  expect(await choice()).toBeChecked()
  await user.click(await choice())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(dialogs()).toEqual([]))
  await user.keyboard('?/')
  expect(dialogs()).toEqual([])
  expect(screen.getByRole('searchbox')).not.toHaveFocus()
  await user.keyboard('{Control>}k{/Control}')
  await user.click(await screen.findByRole('option', { name: /^Atajos de teclado/ }))
  expect(await choice()).not.toBeChecked()
  await user.click(await choice())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(dialogs()).toEqual([]))
  await user.keyboard('/')
  expect(screen.getByRole('searchbox')).toHaveFocus()
})

it('takes no character with Ctrl, Alt or while a word is being put together [LS-09]', async () => {
  await show()
  for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { isComposing: true }])
    fireEvent.keyDown(document.body, { key: '?', ...held })
  expect(dialogs()).toEqual([])
})

it('takes no character under a dialog, and no key at all under a question, and never has the browser save the page [LS-09]', async () => {
  const { user } = await show()
  await user.click(screen.getByRole('button', { name: 'Diálogo' }))
  await user.keyboard('?/')
  expect(dialogs()).toEqual(['Línea'])
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Pregunta' }))
  await user.keyboard('?/{Control>}k{/Control}')
  expect(dialogs()).toEqual([])
  expect(fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })).toBe(false)
  expect(saved).not.toHaveBeenCalled()
})

it('saves by Ctrl+S what Enter would: the form with the focus, the first of the page, and of a dialog its own [LS-09]', async () => {
  const { user } = await show()
  const save = async () => {
    saved.mockClear()
    await user.keyboard('{Control>}s{/Control}')
    return saved.mock.calls.flat()
  }
  expect(await save()).toEqual(['y seguir', 'página'])
  focus('Nombre')
  expect(await save()).toEqual(['y seguir', 'página'])
  focus('Observaciones')
  expect(await save()).toEqual(['tarjeta'])
  await user.click(screen.getByRole('button', { name: 'Diálogo' }))
  expect(await save()).toEqual(['diálogo'])
  await user.keyboard('{Escape}{Control>}k{/Control}')
  expect(await save()).toEqual([])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(dialogs()).toEqual([]))
  expect(fireEvent.keyDown(document.body, { key: 's', ctrlKey: true, repeat: true })).toBe(false)
})

it('cleans what is pasted into a text field of what does not show [ML-03]', async () => {
  await show()
  const paste = (label: string, text: string) => {
    const field = screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(label)
    field.focus()
    const isBrowsers = fireEvent.paste(field, { clipboardData: { getData: () => text } })
    return { isBrowsers, value: field.value }
  }
  expect(paste('Párrafo', 'flo\u00adración\u2028cuaje')).toEqual({ isBrowsers: false, value: 'floración\ncuaje' })
  expect(paste('Texto', '\ufeffuno\u000bdos')).toEqual({ isBrowsers: false, value: 'uno dos' })
  expect(paste('Nombre', 'uno\r\ndos')).toEqual({ isBrowsers: true, value: '' })
})

it('leaves a key to the input method that takes it, also where only its code says so [LS-09]', async () => {
  await show()
  const press = (keyCode: number) => fireEvent.keyDown(screen.getByLabelText('Nombre'), { key: 's', ctrlKey: true, keyCode })
  await waitFor(() => expect(press(83)).toBe(false))
  saved.mockClear()
  expect(press(229)).toBe(true)
  expect(saved).not.toHaveBeenCalled()
})

it('saves all cards by Ctrl+S while several are changed, wherever the focus is [LS-09]', async () => {
  const { user } = await show()
  await user.click(screen.getByRole('button', { name: 'Tres tarjetas' }))
  expect(screen.getByRole('button', { name: 'Guardar los 3' })).toHaveAttribute('aria-keyshortcuts', 'Control+S')
  focus('Observaciones')
  await user.keyboard('{Control>}s{/Control}')
  expect(saved.mock.calls.flat()).toEqual(['todas'])
})
