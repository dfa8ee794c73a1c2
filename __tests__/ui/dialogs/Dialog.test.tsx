import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Button } from '@/ui/buttons/Button'
import { ConflictDialog } from '@/ui/dialogs/ConflictDialog'
import { Dialog } from '@/ui/dialogs/Dialog'
import { LeaveDialog } from '@/kits/forms/leave/LeaveDialog'
import { lossText } from '@/kits/forms/leave/lossText'
import { TextField } from '@/ui/fields/TextField'
import { violations } from '@test/ui/violations'
import { renderPage } from '@test/ui/renderPage'

const accepted = jest.fn()

const Page = () => {
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  return (
    <main>
      <h1>Ensayo</h1>
      <Button onPress={() => setOpen(true)}>Nuevo resultado</Button>
      {open && (
        <Dialog
          title="Resultado"
          onClose={() => setOpen(false)}
          actions={
            <>
              <Button onPress={() => setOpen(false)}>Cancelar</Button>
              <Button variant="primary" type="submit" form="resultado">
                Aceptar
              </Button>
            </>
          }
        >
          <form
            id="resultado"
            onSubmit={event => {
              event.preventDefault()
              accepted(text)
            }}
          >
            <TextField label="Valor" autoFocus value={text} onChange={setText} />
          </form>
        </Dialog>
      )}
    </main>
  )
}

const opener = () => screen.getByRole('button', { name: 'Nuevo resultado' })
const dialog = () => screen.getByRole('dialog', { name: 'Resultado' })

const openDialog = async () => {
  const view = renderPage(<Page />)
  await view.user.click(opener())
  return view
}

beforeEach(() => jest.clearAllMocks())

describe('a dialog', () => {
  it('takes the focus, keeps it in and leaves the page behind it out of reach [TR-05]', async () => {
    const { user } = await openDialog()
    expect(screen.getByRole('textbox', { name: 'Valor' })).toHaveFocus()
    expect(screen.queryByRole('heading', { name: 'Ensayo' })).not.toBeInTheDocument()
    const order = ['Cancelar', 'Aceptar', 'Cerrar']
    for (const name of order) {
      await user.tab()
      expect(screen.getByRole('button', { name })).toHaveFocus()
    }
    await user.tab()
    expect(screen.getByRole('textbox', { name: 'Valor' })).toHaveFocus()
  })

  it.each([
    ['Escape', async (user: ReturnType<typeof renderPage>['user']) => user.keyboard('{Escape}')],
    ['the cross', async (user: ReturnType<typeof renderPage>['user']) => user.click(screen.getByRole('button', { name: 'Cerrar' }))],
  ])('closes by %s, and gives the focus back', async (_how, close) => {
    const { user } = await openDialog()
    await close(user)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() => expect(opener()).toHaveFocus())
  })

  it('stays where somebody clicks beside it', async () => {
    const { user } = await openDialog()
    await user.click(document.body)
    expect(dialog()).toBeVisible()
  })

  it('submits the form of its body from its foot [CO-02]', async () => {
    const { user } = await openDialog()
    await user.keyboard('12')
    await user.click(screen.getByRole('button', { name: 'Aceptar' }))
    expect(accepted.mock.calls).toEqual([['12']])
  })

  it('has nothing that axe would name', async () => {
    await openDialog()
    expect(await violations()).toEqual([])
  })
})

describe('the question before typed text is lost', () => {
  const ask = () => {
    const answers = { onStay: jest.fn(), onLeave: jest.fn() }
    const { onStay, onLeave } = answers
    const question = (
      <LeaveDialog title="Hay cambios sin guardar" onStay={onStay} answers={<Button onPress={onLeave}>Salir sin guardar</Button>}>
        <p>{lossText(false, 0)}</p>
      </LeaveDialog>
    )
    return { ...renderPage(question), ...answers }
  }

  it('is read aloud, and stays unless told otherwise', async () => {
    const { user, onStay, onLeave } = ask()
    const question = screen.getByRole('alertdialog', { name: 'Hay cambios sin guardar' })
    expect(question).toHaveAccessibleDescription('Si sale ahora, lo que ha cambiado se perderá.')
    expect(screen.getByRole('button', { name: 'Seguir editando' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(onStay).toHaveBeenCalledTimes(1)
    await user.keyboard('{Escape}')
    expect(onStay).toHaveBeenCalledTimes(2)
    expect(onLeave).not.toHaveBeenCalled()
  })

  it('lets go', async () => {
    const { user, onStay, onLeave } = ask()
    await user.click(screen.getByRole('button', { name: 'Salir sin guardar' }))
    expect(onLeave).toHaveBeenCalledTimes(1)
    expect(onStay).not.toHaveBeenCalled()
  })
})

describe('the question about another person’s changes', () => {
  const ask = () => {
    const answers = { onKeepMine: jest.fn(), onCancel: jest.fn() }
    const rows = [
      { key: 'codigo', label: 'Código', locale: null, mine: 'A-1', theirs: 'A-2' },
      { key: 'nombre fr_FR', label: 'Nombre', locale: 'fr_FR', mine: 'Chaleur', theirs: '' },
    ]
    return { ...renderPage(<ConflictDialog rows={rows} {...answers} />), ...answers }
  }

  it('says what is the matter, and shows their version and mine field by field', async () => {
    const { user } = ask()
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('Otra persona ha cambiado este registro desde que lo abrió.')
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Ver la otra versión' }))
    const cells = ['columnheader', 'rowheader', 'cell'].map(role => screen.getAllByRole(role).map(cell => cell.textContent))
    expect(screen.getByRole('group', { name: 'Las dos versiones' })).toHaveFocus()
    expect(cells).toEqual([
      ['Campo', 'La otra versión', 'La mía'],
      ['Código', 'NombreFrancés (Francia)'],
      ['A-2', 'A-1', 'Sin texto', 'Chaleur'],
    ])
    expect(screen.getByRole('cell', { name: 'Chaleur' })).toHaveAttribute('lang', 'fr-FR')
    expect(await violations()).toEqual([])
  })

  it('saves mine only when told to', async () => {
    const { user, onKeepMine, onCancel } = ask()
    expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(onCancel).toHaveBeenCalledTimes(1)
    expect(onKeepMine).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Guardar la mía' }))
    expect(onKeepMine).toHaveBeenCalledTimes(1)
  })
})
