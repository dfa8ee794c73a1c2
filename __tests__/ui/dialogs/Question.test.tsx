import { screen } from '@testing-library/react'
import { Question } from '@/ui/dialogs/Question'
import { Refusal } from '@/ui/dialogs/Refusal'
import { violations } from '@test/ui/violations'
import { renderPage } from '@test/ui/renderPage'

const onConfirm = jest.fn()
const onClose = jest.fn()
const question = { title: '¿Descartar el borrador?', confirm: 'Descartar', onConfirm, onClose }

beforeEach(() => jest.clearAllMocks())

describe('a question', () => {
  it('is read aloud with its text, and the focus is on the answer that changes nothing [TR-05]', async () => {
    renderPage(
      <Question {...question} danger>
        <p>Nada lo recupera.</p>
      </Question>,
    )
    const dialog = screen.getByRole('alertdialog', { name: question.title })
    expect(dialog).toHaveAccessibleDescription('Nada lo recupera.')
    expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus()
    expect(await violations()).toEqual([])
  })

  it('has the focus on its yes where nothing that exists is changed', () => {
    renderPage(
      <Question {...question} harmless confirm="Crear">
        <p>Se creará un producto acabado.</p>
      </Question>,
    )
    expect(screen.getByRole('button', { name: 'Crear' })).toHaveFocus()
  })

  it.each([
    ['Descartar', onConfirm, onClose],
    ['Cancelar', onClose, onConfirm],
    ['Cerrar', onClose, onConfirm],
  ])('is answered once by "%s"', async (name, called, other) => {
    const { user } = renderPage(<Question {...question}>Texto</Question>)
    await user.click(screen.getByRole('button', { name }))
    expect(called).toHaveBeenCalledTimes(1)
    expect(other).not.toHaveBeenCalled()
  })

  it('takes no yes where there is nothing left to do', () => {
    renderPage(
      <Question {...question} isDisabled>
        Texto
      </Question>,
    )
    expect(screen.getByRole('button', { name: 'Descartar' })).toBeDisabled()
  })
})

it('a refusal can only be closed', async () => {
  const { user } = renderPage(
    <Refusal title="No se puede eliminar" onClose={onClose}>
      <p>Lo usa un producto.</p>
    </Refusal>,
  )
  const [, answer] = screen.getAllByRole('button', { name: 'Cerrar' })
  expect(answer).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(onClose).toHaveBeenCalledTimes(1)
})
