import { screen } from '@testing-library/react'
import { ComboboxField } from '@/ui/choices/ComboboxField'
import { Controlled } from '@test/ui/Controlled'
import { layOut } from '@test/ui/layout'
import { renderPage } from '@test/ui/renderPage'
import { violations } from '@test/ui/violations'

const OPTIONS = [
  { value: null, label: '--' },
  { value: 1, label: 'Ácido húmico' },
  { value: 2, label: 'Óxido de potasio', detail: '(K₂O)' },
  { value: 3, label: 'Polióxido' },
  { value: 4, label: 'Zinc' },
]
const changed = jest.fn()
const left = jest.fn()
const submitted = jest.fn()
beforeEach(() => {
  jest.clearAllMocks()
  layOut({ height: 352 })
})
afterEach(() => jest.restoreAllMocks())

const show = (initial: number | null = null, isDisabled = false) =>
  renderPage(
    <form onSubmit={submitted}>
      <Controlled<number | null> initial={initial} onChange={changed}>
        {binding => <ComboboxField label="Componente" options={OPTIONS} onBlur={left} isDisabled={isDisabled} {...binding} />}
      </Controlled>
      <button type="submit">Guardar</button>
    </form>,
  )
const field = () => screen.getByRole('combobox', { name: 'Componente' })
const listed = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

it('opens by a click on the chosen one, and takes another by a click', async () => {
  const { user } = show(4)
  expect(field()).toHaveValue('Zinc')
  await user.click(field())
  expect(listed()).toHaveLength(5)
  expect(screen.getByRole('option', { name: 'Zinc' })).toHaveAttribute('aria-selected', 'true')
  expect(field()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Zinc' }).id)
  expect(await violations()).toEqual([])
  await user.click(screen.getByRole('option', { name: 'Polióxido' }))
  expect(changed.mock.calls).toEqual([[3]])
  expect(field()).toHaveValue('Polióxido')
  expect(field()).toHaveFocus()
  expect(listed()).toEqual([])
  expect(await violations()).toEqual([])
})

it('finds without accents, case or subscripts, those first whose names begin so [TB-12]', async () => {
  const { user } = show()
  await user.tab()
  expect(listed()).toEqual([])
  await user.keyboard('OXIDO')
  expect(listed()).toEqual(['Óxido de potasio (K₂O)', 'Polióxido '])
  await user.clear(field())
  await user.keyboard('k2o')
  expect(listed()).toEqual(['Óxido de potasio (K₂O)'])
  await user.keyboard('x')
  expect(screen.getByText('Nada coincide')).toBeVisible()
})

it.each(['{Enter}', '{Tab}'])('takes by %s what was found first, writes over what stood there, and sends nothing', async key => {
  const { user } = show(4)
  await user.tab()
  await user.keyboard(`oxido${key}`)
  expect(changed.mock.calls).toEqual([[2]])
  expect(field()).toHaveValue('Óxido de potasio')
  expect(submitted).not.toHaveBeenCalled()
})

it('takes by the arrows, and opens by Enter as a select does, without sending the form', async () => {
  const { user } = show()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(listed()).toHaveLength(5)
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(changed.mock.calls).toEqual([[2]])
  await user.keyboard('acido{ArrowDown}{Enter}')
  expect(changed).toHaveBeenLastCalledWith(1)
  expect(submitted).not.toHaveBeenCalled()
})

it('takes by Tab what the arrows have reached, and nothing from a list that was only opened [PE-02]', async () => {
  const { user } = show(1)
  await user.click(field())
  await user.tab()
  expect(listed()).toEqual([])
  expect(changed).not.toHaveBeenCalled()
  await user.tab({ shift: true })
  await user.keyboard('{Enter}{ArrowDown}{Tab}')
  expect(changed.mock.calls).toEqual([[2]])
  expect(field()).toHaveValue('Óxido de potasio')
  expect(screen.getByRole('button', { name: 'Guardar' })).toHaveFocus()
})

it('steps from the first match, which is active while typing, to the second [PE-02]', async () => {
  const { user } = show()
  await user.tab()
  await user.keyboard('oxido{ArrowDown}')
  expect(field()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Polióxido' }).id)
  await user.keyboard('{Enter}')
  expect(changed.mock.calls).toEqual([[3]])
})

it('keeps the choice when the typing is given up or leads to nothing', async () => {
  const { user } = show(4)
  await user.tab()
  await user.keyboard('acido{Escape}')
  expect(field()).toHaveValue('Zinc')
  await user.keyboard('nada de nada{Tab}')
  expect(field()).toHaveValue('Zinc')
  expect(changed).not.toHaveBeenCalled()
  expect(left).toHaveBeenCalledTimes(1)
})

it.each(['{Enter}', '{Tab}'])('takes none where it is emptied and left by %s', async key => {
  const { user } = show(4)
  await user.tab()
  await user.keyboard(`{Delete}${key}`)
  expect(changed.mock.calls).toEqual([[null]])
  expect(field()).toHaveValue('--')
})

it('offers nothing while it is disabled', async () => {
  const { user } = show(null, true)
  await user.click(field())
  expect(field()).toBeDisabled()
  expect(listed()).toEqual([])
})
