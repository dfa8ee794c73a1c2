import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { CountryList } from '@/features/productos/edit/paises/CountryList'
import { MultiSelect } from '@/ui/choices/MultiSelect'
import { PicturePicker } from '@/features/productos/edit/PicturePicker'

const all = ['Chile', 'España', 'Portugal'].map((name, id) => ({ id, name, code: name.slice(0, 2), label: name }))

const Countries = () => {
  const [countries, setCountries] = useState(all)
  return (
    <>
      <CountryList label="Países" empty="" countries={countries} onRemove={id => setCountries(countries.filter(each => each.id !== id))} />
      <button type="button">Después</button>
    </>
  )
}
const Chosen = () => {
  const [value, setValue] = useState([0, 1, 2])
  return <MultiSelect label="Países" value={value} onChange={setValue} options={all} />
}
const Tiles = () => {
  const [value, setValue] = useState([0])
  return (
    <>
      <PicturePicker label="Iconos" value={value} onChange={setValue} options={all.map(each => ({ ...each, image: null }))} />
      <button type="button">Después</button>
    </>
  )
}
const chip = (name: string) => screen.getByRole('button', { name: `Quitar ${name}` })

it('is one stop of Tab for a whole list of chips, with arrows from one to the next', async () => {
  const user = userEvent.setup()
  render(<Countries />)
  await user.tab()
  expect(chip('Chile')).toHaveFocus()
  await user.keyboard('{ArrowRight}{ArrowDown}')
  expect(chip('Portugal')).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Después' })).toHaveFocus()
  await user.tab({ shift: true })
  expect(chip('Portugal')).toHaveFocus()
  await user.keyboard('{Home}')
  expect(chip('Chile')).toHaveFocus()
})

it.each(['Delete', 'Backspace'])('removes by %s and goes on to the neighbour, at the end to the one before', async key => {
  const user = userEvent.setup()
  render(<Countries />)
  await user.tab()
  expect(chip('Chile').getAttribute('aria-keyshortcuts')).toContain(key)
  await user.keyboard(`{ArrowRight}{${key}}`)
  expect(screen.queryByText('España')).not.toBeInTheDocument()
  expect(chip('Portugal')).toHaveFocus()
  await user.keyboard(`{${key}}`)
  expect(chip('Chile')).toHaveFocus()
})

it.each(['Enter', 'Space'])('goes on to the neighbour of a chip that %s removes, at the end to the one before [AP-02]', async key => {
  const user = userEvent.setup()
  render(<Countries />)
  await user.tab()
  await user.keyboard(`{ArrowRight}[${key}]`)
  expect(screen.queryByText('España')).not.toBeInTheDocument()
  expect(chip('Portugal')).toHaveFocus()
  await user.keyboard(`[${key}]`)
  expect(chip('Chile')).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Después' })).toHaveFocus()
})

it('takes no focus for a chip that is removed after the focus has left it', async () => {
  const user = userEvent.setup()
  render(<Countries />)
  await user.tab()
  const chile = chip('Chile')
  act(() => chile.blur())
  act(() => chile.click())
  expect(screen.queryByText('Chile')).not.toBeInTheDocument()
  expect(document.body).toHaveFocus()
})

it('does so among what was chosen in a field, before its input', async () => {
  const user = userEvent.setup()
  render(<Chosen />)
  await user.tab()
  await user.keyboard('{Delete}')
  expect(chip('España')).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('combobox')).toHaveFocus()
})

it('is one stop for the boxes of a group, which Space ticks and Delete and Backspace leave alone [PE-09]', async () => {
  const user = userEvent.setup()
  render(<Tiles />)
  const tile = (name: string) => screen.getByRole('checkbox', { name })
  await user.tab()
  expect(tile('Chile')).toHaveFocus()
  await user.keyboard('{ArrowRight} {ArrowDown} {Delete}{Backspace}')
  expect(tile('Portugal')).toHaveFocus()
  expect(['Chile', 'España', 'Portugal'].map(name => (tile(name) as HTMLInputElement).checked)).toEqual([true, true, true])
  await user.tab()
  expect(screen.getByRole('button', { name: 'Después' })).toHaveFocus()
  await user.tab({ shift: true })
  expect(tile('Portugal')).toHaveFocus()
})
