import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import type { LocaleMap } from '@/shared/locales'
import { LocaleSelect } from '@/ui/locales/LocaleSelect'
import { layOut } from '@test/ui/layout'
import { renderPage } from '@test/ui/renderPage'

const chosen = jest.fn()
const Select = ({ maps }: { maps?: LocaleMap[] }) => {
  const [locale, setLocale] = useState('es_ES')
  return (
    <LocaleSelect
      value={locale}
      onChange={code => {
        chosen(code)
        setLocale(code)
      }}
      {...(maps && { maps })}
    />
  )
}

const field = () => screen.getByRole('combobox', { name: 'Idioma de los textos' })
const options = () => within(screen.getByRole('listbox')).getAllByRole('option')
const optionNames = () => options().map(option => within(option).getByText(/\(.+\)/).textContent)
const option = (code: string) => screen.getByRole('option', { name: new RegExp(`${code}$`) })

const show = async (maps?: LocaleMap[]) => {
  const { user } = renderPage(<Select {...(maps && { maps })} />)
  await user.click(field())
  return user
}
beforeEach(() => {
  chosen.mockClear()
  layOut({ height: 352 })
})
afterEach(() => jest.restoreAllMocks())

it('offers the main four first, then a line, then several hundred others by their Spanish names [ML-04]', async () => {
  await show()
  expect(field()).toHaveValue('Español (España)')
  expect(Number(options()[0]?.getAttribute('aria-setsize'))).toBeGreaterThan(600)
  expect(options().length).toBeLessThan(40)
  expect(optionNames().slice(0, 6)).toEqual([
    'Español (España)',
    'Inglés (Estados Unidos)',
    'Francés (Francia)',
    'Portugués (Brasil)',
    'Abjasio (Georgia)',
    'Afar (Eritrea)',
  ])
  expect(within(screen.getByRole('listbox')).getAllByTestId('separator')).toHaveLength(1)
})

it('finds by name without accents, by country and by code [ML-04]', async () => {
  const user = await show()
  await user.keyboard('frances suiza')
  expect(optionNames()).toEqual(['Francés (Suiza)'])
  await user.clear(field())
  await user.type(field(), 'de_AT')
  expect(optionNames()).toEqual(['Alemán (Austria)'])
  await user.clear(field())
  await user.type(field(), 'klingon')
  expect(screen.getByText('Ningún idioma coincide')).toBeVisible()
})

it.each([
  ['portugal', ['Portugués (Portugal)', 'Inglés (Portugal)']],
  ['portugues', ['Portugués (Brasil)', 'Portugués (Angola)']],
  ['catalan', ['Catalán (Andorra)', 'Catalán (España)']],
])('shows the language of a country before others that are spoken there: %s [ML-04]', async (typed, first) => {
  const user = await show()
  await user.keyboard(typed)
  expect(optionNames().slice(0, 2)).toEqual(first)
})

it('leaves room for the line where it stands, and nowhere else once a search has moved it [ML-04]', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    if (!('index' in this.dataset)) return 352
    return within(this).queryByTestId('separator') ? 41 : 32
  })
  const starts = () => options().map(option => Number(/translateY\((.+)px\)/.exec(option.parentElement?.style.transform ?? '')?.[1]))
  const user = await show()
  expect(starts().slice(0, 6)).toEqual([0, 32, 64, 96, 128, 169])
  await user.keyboard('portugues')
  expect(starts().slice(0, 6)).toEqual([0, 32, 73, 105, 137, 169])
})

it('chooses by keyboard, and shows the choice with its code [ML-03]', async () => {
  const user = await show()
  await user.keyboard('brasil{ArrowDown}{ArrowUp}{Enter}')
  expect(chosen.mock.calls).toEqual([['pt_BR']])
  expect(field()).toHaveValue('Portugués (Brasil)')
  expect(screen.getByText('pt_BR')).toBeVisible()
})

it('chooses the first that was found by Enter alone, without sending the form [ML-03]', async () => {
  const submitted = jest.fn()
  const { user } = renderPage(
    <form onSubmit={submitted}>
      <Select />
      <button type="submit">Guardar</button>
    </form>,
  )
  await user.type(field(), 'euskera{Enter}')
  expect(chosen.mock.calls).toEqual([['eu_ES']])
  expect(submitted).not.toHaveBeenCalled()
})

it('opens by an arrow on the chosen one, walks round, and says where it is [ML-04]', async () => {
  const { user } = renderPage(<Select />)
  await user.tab()
  expect(field()).toHaveAttribute('aria-expanded', 'false')
  const active = () => options().find(({ id }) => id === field().getAttribute('aria-activedescendant'))
  await user.keyboard('{ArrowDown}')
  expect(field()).toHaveAttribute('aria-expanded', 'true')
  expect(active()).toHaveTextContent('es_ES')
  expect(active()).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{ArrowUp}')
  expect(Number(active()?.getAttribute('aria-posinset'))).toBeGreaterThan(600)
  await user.keyboard('{ArrowDown}{PageDown}')
  expect(active()).toHaveAttribute('aria-posinset', '11')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(field()).toHaveAttribute('aria-expanded', 'false')
})

it('chooses by a click, with the focus still in it [ML-03]', async () => {
  const user = await show()
  await user.click(option('fr_FR'))
  expect(chosen.mock.calls).toEqual([['fr_FR']])
  expect(field()).toHaveFocus()
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

it.each([
  ['its text', field],
  ['its chevron', () => screen.getByRole('button', { name: 'Abrir la lista de idiomas' })],
  ['the code beside it', () => screen.getByText('es_ES')],
])('opens by a click on %s, with the focus in it [ML-03]', async (_what, part) => {
  const { user } = renderPage(<Select />)
  await user.click(part())
  expect(field()).toHaveAttribute('aria-expanded', 'true')
  expect(field()).toHaveFocus()
  expect(options().find(({ id }) => id === field().getAttribute('aria-activedescendant'))).toHaveTextContent('es_ES')
})

it('closes by its chevron too', async () => {
  const user = await show()
  await user.click(screen.getByRole('button', { name: 'Abrir la lista de idiomas' }))
  expect(field()).toHaveAttribute('aria-expanded', 'false')
})

it('writes over what it shows, whether it was opened, focused or just chosen from [ML-03]', async () => {
  const user = await show()
  await user.keyboard('francia')
  expect(field()).toHaveValue('francia')
  await user.click(option('fr_FR'))
  await user.keyboard('pt_PT')
  expect(field()).toHaveValue('pt_PT')
  await user.keyboard('{Enter}')
  expect(chosen.mock.calls).toEqual([['fr_FR'], ['pt_PT']])
  await user.tab()
  await user.tab({ shift: true })
  await user.keyboard('eu_ES{Tab}')
  expect(chosen).toHaveBeenLastCalledWith('eu_ES')
})

it('moves nothing of the page when it opens', async () => {
  const scrolled = jest.fn()
  Object.assign(HTMLElement.prototype, { scrollIntoView: scrolled })
  await show()
  expect(options().length).toBeGreaterThan(4)
  expect(scrolled).not.toHaveBeenCalled()
})

it('goes back to the chosen language when the typing is given up', async () => {
  const user = await show()
  await user.keyboard('fran{Escape}')
  await user.tab()
  expect(field()).toHaveValue('Español (España)')
  expect(chosen).not.toHaveBeenCalled()
})

describe('with the texts of a record', () => {
  const maps: LocaleMap[] = [
    { es_ES: 'Zinc', fr_FR: 'Zinc', en_US: 'Zinc', de_DE: 'Zink' },
    { es_ES: 'Un metal', en_US: 'A metal' },
  ]

  it('says of each language whether its texts are all there, some, or none [ML-03]', async () => {
    const user = await show(maps)
    expect(option('en_US')).toHaveAccessibleName('Inglés (Estados Unidos) con todos los textos en_US')
    expect(option('fr_FR')).toHaveAccessibleName('Francés (Francia) falta 1 fr_FR')
    expect(option('pt_BR')).toHaveAccessibleName('Portugués (Brasil) faltan 2 pt_BR')
    await user.keyboard('aleman')
    expect(option('de_DE')).toHaveAccessibleName('Alemán (Alemania) falta 1 de_DE')
    expect(option('de_AT')).toHaveAccessibleName('Alemán (Austria) sin textos de_AT')
  })

  it('offers the languages in use right after the main four, and then the others as ever [ML-04]', async () => {
    await show([
      { es_ES: 'Zinc', de_DE: 'Zink', pt_PT: ' ' },
      { zu_ZA: 'i-zinc', fr_FR: 'Zinc' },
    ])
    expect(optionNames().slice(4, 8)).toEqual(['Alemán (Alemania)', 'Zulú (Sudáfrica)', 'Abjasio (Georgia)', 'Afar (Eritrea)'])
    const separator = within(screen.getByRole('listbox')).getByTestId('separator')
    expect(separator.compareDocumentPosition(option('pt_BR'))).toBe(Node.DOCUMENT_POSITION_PRECEDING)
    expect(separator.compareDocumentPosition(option('de_DE'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('says beside the chosen one how many are missing [ML-03]', async () => {
    const user = await show(maps)
    await user.keyboard('{Escape}')
    expect(screen.queryByText(/^faltan? \d/)).not.toBeInTheDocument()
    await user.keyboard('fr_FR{ArrowDown}{Enter}')
    expect(screen.getByText('falta 1')).toBeVisible()
  })

  it('says of a complete one in how many of the main languages texts are missing [ML-03, ML-04]', async () => {
    const user = await show(maps)
    expect(screen.getByText('Textos por traducir en 2 de los 4 idiomas principales')).toBeInTheDocument()
    expect(screen.getByText('faltan en 2 idiomas')).toBeVisible()
    await user.keyboard('fr_FR{ArrowDown}{Enter}')
    expect(screen.queryByText(/idiomas principales/)).not.toBeInTheDocument()
  })

  it('says nothing of the kind where nothing is missing [ML-03]', async () => {
    await show([{ es_ES: 'a', en_US: 'b', fr_FR: 'c', pt_BR: 'd' }])
    expect(screen.queryByText(/idiomas principales/)).not.toBeInTheDocument()
  })
})
