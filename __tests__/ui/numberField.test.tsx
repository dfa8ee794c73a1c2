import { screen } from '@testing-library/react'
import { NumberField } from '@/ui/NumberField'
import { Controlled } from '@test/ui/Controlled'
import { renderPage } from '@test/ui/renderPage'
import { violations } from '@test/ui/violations'

const changed = jest.fn()
beforeEach(() => changed.mockClear())

const CANTIDAD = { decimals: 5, min: 0, max: 99999.99999 }
const ROI = { decimals: 2, min: -9999.99, max: 9999.99 }

const show = (limits: { decimals?: number; min?: number; max?: number; steps?: boolean }, initial: number | null = null) =>
  renderPage(
    <Controlled initial={initial} onChange={changed}>
      {binding => <NumberField label="Cantidad" {...limits} {...binding} />}
    </Controlled>,
  )
const field = () => screen.getByRole('spinbutton', { name: 'Cantidad' })

it('takes a comma or a point, and shows its decimals when it is left [CO-04]', async () => {
  const { user } = show(CANTIDAD)
  await user.type(field(), '1,25')
  expect(field()).toHaveValue('1,25')
  expect(changed).toHaveBeenLastCalledWith(1.25)
  await user.tab()
  expect(field()).toHaveValue('1.25000')
})

it('caps a longer value: at once for the form, for the eye when it is left [CO-04]', async () => {
  const { user } = show(CANTIDAD)
  await user.type(field(), '1234567')
  expect(changed).toHaveBeenLastCalledWith(99999.99999)
  await user.tab()
  expect(field()).toHaveValue('99999.99999')
})

it('takes no letters, and of what is pasted no spaces [CO-04]', async () => {
  const { user } = show(CANTIDAD)
  await user.type(field(), '1x2')
  expect(field()).toHaveValue('12')
  await user.clear(field())
  await user.paste(' 3,5 ')
  expect(changed).toHaveBeenLastCalledWith(3.5)
})

it('takes a negative ROI and caps it at both ends [TR-11]', async () => {
  const { user } = show(ROI)
  await user.type(field(), '-')
  expect(field()).toHaveValue('-')
  expect(changed).not.toHaveBeenCalled()
  await user.type(field(), '12,346')
  expect(changed).toHaveBeenLastCalledWith(-12.35)
  await user.tab()
  expect(field()).toHaveValue('-12.35')
})

it('is empty again when its text is deleted, and means null [TR-11]', async () => {
  const { user } = show(ROI, 5)
  expect(field()).toHaveValue('5.00')
  await user.clear(field())
  expect(changed).toHaveBeenLastCalledWith(null)
  expect(field()).toHaveValue('')
})

it('steps by the arrows, by its last digit, no further than its ends [CO-04, TR-11]', async () => {
  const { user } = show(ROI, 9999.98)
  await user.click(field())
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(field()).toHaveValue('9999.99')
  await user.keyboard('{ArrowDown}')
  expect(field()).toHaveValue('9999.98')
  expect(field()).toHaveAttribute('aria-valuenow', '9999.98')
  expect(changed).toHaveBeenCalledTimes(2)
})

it('steps by buttons where it has them, which are no stops for the tab key [FA-01]', async () => {
  const { user } = show({ steps: true }, 20)
  await user.click(screen.getByRole('button', { name: 'Aumentar Cantidad' }))
  expect(field()).toHaveValue('21')
  await user.click(screen.getByRole('button', { name: 'Reducir Cantidad' }))
  await user.click(screen.getByRole('button', { name: 'Reducir Cantidad' }))
  expect(field()).toHaveValue('19')
  await user.tab()
  expect(field()).toHaveFocus()
  await user.tab()
  expect(document.body).toHaveFocus()
  expect(await violations()).toEqual([])
})

it('shows what the form says, whatever was typed before', async () => {
  const shown = (value: number) => <NumberField label="Cantidad" value={value} onChange={changed} />
  const { user, rerenderPage } = renderPage(shown(1))
  await user.type(field(), '2')
  expect(changed).toHaveBeenCalledWith(12)
  rerenderPage(shown(7))
  expect(field()).toHaveValue('7')
})
