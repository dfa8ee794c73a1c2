import { screen, within } from '@testing-library/react'
import type { LocaleMap } from '@/shared/locales'
import { LocaleMapField } from '@/ui/fields/LocaleMapField'
import { RichName } from '@/ui/RichName'
import { ScriptKeys } from '@/ui/fields/ScriptKeys'
import { Controlled } from '@test/ui/Controlled'
import { renderPage } from '@test/ui/renderPage'
import { violations } from '@test/ui/violations'

const changed = jest.fn()
beforeEach(() => {
  changed.mockClear()
  // With a canvas axe would look for icon ligatures; jsdom has none.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})
afterEach(() => jest.restoreAllMocks())

const show = (text: string) =>
  renderPage(
    <Controlled<LocaleMap> initial={{ es_ES: text, fr_FR: 'x' }} onChange={changed}>
      {binding => <LocaleMapField label="Nombre" locale="es_ES" keys={insert => <ScriptKeys onKey={insert} />} {...binding} />}
    </Controlled>,
  )
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre' })
const key = (name: string) => screen.getByRole('button', { name })

describe('the keys beside the name of a component', () => {
  it('are the digits and the signs, above and below the line [CQ-02]', async () => {
    const { user } = show('')
    for (const button of screen.getAllByRole('button')) await user.click(button)
    expect(field()).toHaveValue('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻₀₁₂₃₄₅₆₇₈₉₊₋')
    expect(changed).toHaveBeenLastCalledWith({ es_ES: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻₀₁₂₃₄₅₆₇₈₉₊₋', fr_FR: 'x' })
    expect(await violations()).toEqual([])
  })

  it('write at the caret, and leave the focus and the caret in the field [CQ-02]', async () => {
    const { user } = show('KO')
    await user.click(field())
    field().setSelectionRange(1, 1)
    await user.click(key('Subíndice 2'))
    expect(field()).toHaveValue('K₂O')
    expect(field()).toHaveFocus()
    expect(field().selectionStart).toBe(2)
    await user.click(key('Superíndice +'))
    expect(field()).toHaveValue('K₂⁺O')
  })

  it('replace what is selected [CQ-02]', async () => {
    const { user } = show('K22O')
    await user.click(field())
    field().setSelectionRange(1, 3)
    await user.click(key('Subíndice −'))
    expect(field()).toHaveValue('K₋O')
    expect(field().selectionEnd).toBe(2)
  })

  it('are reached by keyboard: two stops, arrows within, and back in the field after one is pressed [CQ-02]', async () => {
    const { user } = show('NO')
    await user.click(field())
    await user.tab()
    expect(key('Superíndice 0')).toHaveFocus()
    await user.keyboard('{ArrowLeft}')
    expect(key('Superíndice −')).toHaveFocus()
    await user.keyboard('{Home}{ArrowRight}')
    expect(key('Superíndice 1')).toHaveFocus()
    await user.tab()
    expect(within(screen.getByRole('toolbar', { name: 'Subíndices' })).getByRole('button', { name: 'Subíndice 0' })).toHaveFocus()
    await user.keyboard('{End}{Enter}')
    expect(field()).toHaveFocus()
    expect(field()).toHaveValue('NO₋')
  })

  it('use the command that can be undone, where the browser has it [CQ-02]', async () => {
    const command = jest.fn(() => true)
    Object.assign(document, { execCommand: command })
    const { user } = show('KO')
    await user.click(key('Subíndice 2'))
    Reflect.deleteProperty(document, 'execCommand')
    expect(command.mock.calls).toEqual([['insertText', false, '₂']])
    expect(field()).toHaveValue('KO')
  })
})

describe('a rich name', () => {
  it('shows its subscripts and superscripts, and all other markup as text [CQ-03]', () => {
    renderPage(
      <p>
        <RichName text={'P<sub>2</sub>O<sub>5</sub>, m<sup>2</sup> <img src=x onerror=alert(1)> x<y'} />
      </p>,
    )
    const name = screen.getByRole('paragraph')
    expect(name).toHaveTextContent('P2O5, m2 <img src=x onerror=alert(1)> x<y')
    expect(
      within(name)
        .getAllByRole('subscript')
        .map(({ textContent }) => textContent),
    ).toEqual(['2', '5'])
    expect(within(name).getByRole('superscript')).toHaveTextContent('2')
    expect(within(name).queryByRole('img')).not.toBeInTheDocument()
  })
})
