import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import type { LocaleMap } from '@/domain/locales'
import { LocaleSelect } from '@/ui/LocaleSelect'
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
const option = (name: string) => screen.getByRole('option', { name })

const show = async (maps?: LocaleMap[]) => {
  const { user } = renderPage(<Select {...(maps && { maps })} />)
  await user.click(field())
  return user
}
beforeEach(() => {
  chosen.mockClear()
  layOut({ height: 352, content: 32 })
})
afterEach(() => jest.restoreAllMocks())

it('offers the main four first, then a line, then several hundred others by their Spanish names [ML-04]', async () => {
  const user = await show()
  expect(field()).toHaveValue('Español (España)')
  await user.click(screen.getByRole('button', { name: /Abrir la lista de idiomas/ }))
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
  expect(within(screen.getByRole('listbox')).getAllByRole('separator')).toHaveLength(1)
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

it('chooses by keyboard, and shows the choice with its code [ML-03]', async () => {
  const user = await show()
  await user.keyboard('brasil{ArrowDown}{Enter}')
  expect(chosen.mock.calls).toEqual([['pt_BR']])
  expect(field()).toHaveValue('Portugués (Brasil)')
  expect(screen.getByText('pt_BR')).toBeVisible()
})

it('goes back to the chosen language when the typing is given up', async () => {
  const user = await show()
  await user.keyboard('fran{Escape}')
  await user.tab()
  expect(field()).toHaveValue('Español (España)')
  expect(chosen).not.toHaveBeenCalled()
})

describe('with the texts of a record', () => {
  const maps = [
    { es_ES: 'Zinc', fr_FR: 'Zinc', en_US: 'Zinc', de_DE: 'Zink' },
    { es_ES: 'Un metal', en_US: 'A metal' },
  ]

  it('says of each language whether its texts are all there, some, or none [ML-03]', async () => {
    const user = await show(maps)
    await user.click(screen.getByRole('button', { name: /Abrir la lista de idiomas/ }))
    expect(option('Inglés (Estados Unidos)')).toHaveAccessibleDescription('con todos los textos en_US')
    expect(option('Francés (Francia)')).toHaveAccessibleDescription(/^faltan 1/)
    expect(option('Portugués (Brasil)')).toHaveAccessibleDescription(/^faltan 2/)
    await user.keyboard('aleman')
    expect(option('Alemán (Alemania)')).toHaveAccessibleDescription(/^faltan 1/)
    expect(option('Alemán (Austria)')).toHaveAccessibleDescription('sin textos de_AT')
  })

  it('says beside the chosen one how many are missing [ML-03]', async () => {
    const user = await show(maps)
    expect(screen.queryByText(/faltan/)).not.toBeInTheDocument()
    await user.keyboard('fr_FR{ArrowDown}{Enter}')
    expect(screen.getByText('faltan 1')).toBeVisible()
  })
})
