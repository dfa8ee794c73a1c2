import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import type { LocaleMap } from '@/shared/locales'
import { filledFrom } from '@/shared/locales/copyTexts'
import { LocaleMapField } from '@/ui/fields/LocaleMapField'
import { LocaleSelect } from '@/ui/locales/LocaleSelect'
import { layOut } from '@test/ui/layout'
import { renderPage } from '@test/ui/renderPage'

beforeEach(() => layOut({ height: 352 }))
afterEach(() => jest.restoreAllMocks())

describe('the selector', () => {
  const copied = jest.fn()
  const chosen = jest.fn()
  const Select = ({ maps: given, locale: first = 'fr_FR' }: { maps: LocaleMap[]; locale?: string }) => {
    const [maps, setMaps] = useState(given)
    const [locale, setLocale] = useState(first)
    const onChange = (code: string) => {
      chosen(code)
      setLocale(code)
    }
    const onCopy = (from: string) => {
      copied(from)
      setMaps(maps.map(map => filledFrom(map, locale, from)))
    }
    return <LocaleSelect value={locale} onChange={onChange} maps={maps} onCopy={onCopy} />
  }
  const maps: LocaleMap[] = [
    { es_ES: 'Zinc', en_US: 'Zinc', fr_FR: 'Zinc', sw_KE: 'Zinki' },
    { es_ES: 'Un metal', en_US: 'A metal', pt_BR: 'Um metal' },
    { es_ES: 'Azul', en_US: 'Blue', de_DE: 'Blau', pt_BR: ' ' },
  ]
  const field = () => screen.getByRole('combobox', { name: 'Idioma de los textos' })
  const options = () => within(screen.getByRole('listbox')).getAllByRole('option')
  const active = () => options().find(({ id }) => id === field().getAttribute('aria-activedescendant'))?.textContent
  const show = (locale?: string, texts: LocaleMap[] = maps) => {
    for (const mock of [copied, chosen]) mock.mockClear()
    return renderPage(<Select maps={texts} {...(locale && { locale })} />).user
  }

  it('offers last to copy what is missing, and from which languages how much [TX-06]', async () => {
    const user = show()
    await user.click(field())
    expect(options().at(-1)).toHaveAccessibleName('Copiar lo que falta de…')
    expect(options().at(-1)).toHaveAttribute('aria-posinset', options()[0]?.getAttribute('aria-setsize'))
    await user.click(screen.getByRole('option', { name: 'Copiar lo que falta de…' }))
    expect(screen.getByRole('listbox', { name: 'Copiar lo que falta de' })).toHaveTextContent('Faltan 2 textos en francés (Francia)')
    expect(options().map(option => option.textContent)).toEqual([
      'Idiomas',
      'Español (España) 2 textos es_ES',
      'Inglés (Estados Unidos) 2 textos en_US',
      'Portugués (Brasil) 1 texto pt_BR',
      'Alemán (Alemania) 1 texto de_DE',
    ])
    await user.click(screen.getByRole('option', { name: /^Español/ }))
    expect(copied.mock.calls).toEqual([['es_ES']])
    expect(chosen).not.toHaveBeenCalled()
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    expect(field()).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('2 textos copiados de español (España)')
    // All texts are copied, so the option has gone.
    await user.click(field())
    expect(screen.queryByRole('option', { name: /^Copiar/ })).not.toBeInTheDocument()
    await user.tab()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('copies nothing and changes no list by Tab [TX-06, ML-03]', async () => {
    const user = show()
    await user.tab()
    await user.keyboard('{ArrowDown}{End}{Tab}')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    for (const walk of ['{ArrowDown}{ArrowDown}', 'portu']) {
      await user.tab({ shift: true })
      await user.keyboard(`{ArrowDown}{End}{Enter}${walk}`)
      expect(active()).toMatch(/ textos? /)
      await user.tab()
      expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    }
    expect(copied).not.toHaveBeenCalled()
    expect(chosen).not.toHaveBeenCalled()
    await user.tab({ shift: true })
    await user.keyboard('{ArrowDown}{ArrowDown}{Tab}')
    expect(chosen.mock.calls).toEqual([['pt_BR']])
  })

  it('is led there and back by keys, and copies by Enter [TX-06]', async () => {
    const user = show()
    await user.tab()
    await user.keyboard('{ArrowDown}{End}')
    expect(active()).toBe('Copiar lo que falta de…')
    await user.keyboard('{Enter}')
    expect(active()).toBe('Idiomas')
    await user.keyboard('{Enter}')
    expect(screen.getByRole('listbox', { name: 'Idiomas' })).toBeInTheDocument()
    expect(active()).toBe('Copiar lo que falta de…')
    await user.keyboard('{Enter}{ArrowDown}{Escape}')
    expect(screen.getByRole('listbox', { name: 'Idiomas' })).toBeInTheDocument()
    expect(active()).toBe('Copiar lo que falta de…')
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(active()).toBe('Portugués (Brasil) 1 texto pt_BR')
    await user.keyboard('{Enter}')
    expect(copied.mock.calls).toEqual([['pt_BR']])
    expect(screen.getByRole('status')).toHaveTextContent('1 texto copiado de portugués (Brasil)')
    await user.keyboard('{ArrowDown}{End}{Enter}')
    expect(screen.getByRole('listbox')).toHaveTextContent('Falta 1 texto en francés (Francia)')
    await user.keyboard('{Escape}{Escape}')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    // The list closes on blur and opens with the languages again.
    await user.keyboard('{ArrowDown}{End}{Enter}')
    await user.tab()
    await user.click(field())
    expect(screen.getByRole('listbox', { name: 'Idiomas' })).toBeInTheDocument()
  })

  it('is found by its words, and among its languages one by theirs [TX-06]', async () => {
    const user = show()
    await user.click(field())
    await user.keyboard('copiar falta')
    expect(options().map(option => option.textContent)).toEqual(['Copiar lo que falta de…'])
    await user.keyboard('{Enter}')
    expect(field()).toHaveValue('Francés (Francia)')
    await user.keyboard('brasil{Enter}')
    expect(copied.mock.calls).toEqual([['pt_BR']])
  })

  it.each([
    ['the default language', 'es_ES', maps],
    ['a language that lacks nothing', 'en_US', maps],
    ['a record without texts', 'fr_FR', [{}]],
  ])('offers nothing of it for %s [TX-06]', async (_what, locale, texts) => {
    const user = show(locale, texts)
    await user.click(field())
    expect(screen.queryByRole('option', { name: /^Copiar/ })).not.toBeInTheDocument()
  })
})

describe('a text', () => {
  const Text = ({ map, multiline = false }: { map: LocaleMap; multiline?: boolean }) => {
    const [value, setValue] = useState(map)
    const [locale, setLocale] = useState('fr_FR')
    return (
      <>
        <LocaleMapField label="Nombre" value={value} onChange={setValue} locale={locale} multiline={multiline} />
        <button type="button" onClick={() => setLocale('de_DE')}>
          Alemán
        </button>
        <pre data-testid="value">{JSON.stringify(value)}</pre>
      </>
    )
  }
  const now = () => JSON.parse(screen.getByTestId('value').textContent) as unknown
  const copy = () => screen.getByRole('button', { name: 'Copiar de es_ES: Nombre' })
  const undo = () => screen.getByRole('button', { name: 'Deshacer la copia en Nombre' })

  it.each([false, true])('is copied with its markup, which is said and can be taken back [TX-06]', async multiline => {
    const map = { es_ES: 'H<sub>2</sub>O' }
    const { user } = renderPage(<Text map={map} multiline={multiline} />)
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('es_ES H<sub>2</sub>O')
    await user.click(copy())
    expect(now()).toEqual({ ...map, fr_FR: 'H<sub>2</sub>O' })
    expect(undo()).toHaveFocus()
    expect(undo()).toHaveTextContent('Deshacer la copia')
    expect(screen.getByRole('status')).toHaveTextContent('Copiado de es_ES')
    await user.keyboard('{Enter}')
    expect(now()).toEqual(map)
    expect(copy()).toHaveFocus()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('comes back as it was, until the copy is typed in [TX-06]', async () => {
    const map = { es_ES: 'Zinc', fr_FR: 'Le zinc' }
    const { user } = renderPage(<Text map={map} />)
    await user.click(copy())
    await user.click(undo())
    expect(now()).toEqual(map)
    await user.click(copy())
    await user.type(screen.getByRole('textbox'), '!')
    expect(now()).toEqual({ es_ES: 'Zinc', fr_FR: 'Zinc!' })
    expect(copy()).toHaveTextContent('Copiar de es_ES')
    await user.click(copy())
    await user.click(screen.getByRole('button', { name: 'Alemán' }))
    expect(copy()).toBeVisible()
  })

  it('has nothing to be copied where the default language has no text [TX-06]', () => {
    renderPage(<Text map={{ en_US: 'Zinc' }} />)
    expect(screen.queryByRole('button', { name: /^Copiar/ })).not.toBeInTheDocument()
  })
})
