import { configureStore } from '@reduxjs/toolkit'
import { Provider } from 'react-redux'
import { screen, waitFor } from '@testing-library/react'
import { Formik, Form, useFormikContext } from 'formik'
import type { ComponentProps } from 'react'
import { useWrongFieldFocus } from '@/kits/forms/useWrongFieldFocus'
import { useNumberBinding } from '@/ui/fields/formik'
import { NumberField } from '@/ui/fields/NumberField'
import { Controlled } from '@test/ui/Controlled'
import { renderPage } from '@test/ui/renderPage'
import { violations } from '@test/ui/violations'
import { rootReducer } from '@test/support/state'

const changed = jest.fn()
beforeEach(() => changed.mockClear())

const CANTIDAD = { decimals: 5, min: 0, max: 99999.99999, capped: true }
const ROI = { decimals: 2, min: -9999.99, max: 9999.99 }

type Limits = Pick<ComponentProps<typeof NumberField>, 'decimals' | 'min' | 'max' | 'capped' | 'steps' | 'empty'>
const show = (limits: Limits, initial: number | null = null) =>
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
  expect(field()).toHaveAccessibleDescription('«1234567» pasa del máximo: queda en 99999.99999')
  await user.clear(field())
  await user.type(field(), '5')
  await user.tab()
  expect(field()).not.toHaveAccessibleDescription()
})

it('is exposed as empty, not as 0, where it is empty [TB-11]', async () => {
  const { user } = show(CANTIDAD)
  expect(field()).toHaveAttribute('aria-valuetext', 'vacío')
  await user.type(field(), '0')
  expect(field()).toHaveAttribute('aria-valuetext', '0')
})

it('stays empty while it is emptied and typed anew, where empty means 0', async () => {
  const { user } = show({ steps: true, empty: 0 }, 30)
  await user.clear(field())
  expect(field()).toHaveValue('')
  expect(changed).toHaveBeenLastCalledWith(0)
  await user.type(field(), '12')
  expect(field()).toHaveValue('12')
  await user.clear(field())
  await user.tab()
  expect(field()).toHaveValue('0')
})

it('takes what is pasted with spaces around it, and shows it without when it is left [CO-04]', async () => {
  const { user } = show(CANTIDAD)
  await user.click(field())
  await user.paste(' 3,5 ')
  expect(changed).toHaveBeenLastCalledWith(3.5)
  await user.tab()
  expect(field()).toHaveValue('3.50000')
})

it('keeps what is no number as it was typed, and drops none of it [TR-05]', async () => {
  const { user } = show({ decimals: null }, 7)
  for (const text of ['1x2', '<5', '1e5']) {
    await user.clear(field())
    await user.type(field(), text)
    await user.tab()
    expect(field()).toHaveValue(text)
    expect(changed).toHaveBeenLastCalledWith(NaN)
    expect(field()).not.toHaveAttribute('aria-valuenow')
  }
  await user.clear(field())
  await user.type(field(), '<5')
  await user.type(field(), '{Home}{Delete}')
  expect(changed).toHaveBeenLastCalledWith(5)
})

it('shows a tiny or a huge number with all its digits, which can be edited [TR-05]', async () => {
  const { user } = show({ decimals: null }, 1e-7)
  expect(field()).toHaveValue('0.0000001')
  await user.type(field(), '5')
  expect(changed).toHaveBeenLastCalledWith(1.5e-7)
  await user.tab()
  expect(field()).toHaveValue('0.00000015')
})

it('says beside it how it reads what could be another number, and shows that when it is left [TR-05]', async () => {
  const { user } = show({ decimals: null })
  await user.type(field(), '1.234,5')
  expect(field()).toHaveAccessibleDescription('Se lee 1234.5')
  await user.tab()
  expect(field()).toHaveValue('1234.5')
  expect(field()).not.toHaveAccessibleDescription()
  await user.clear(field())
  await user.type(field(), '12.345')
  await user.tab()
  expect(field()).toHaveValue('12.345')
  expect(field()).toHaveAccessibleDescription('Se lee con decimales: 12,345. Para miles, escriba 12345.')
  expect(changed).toHaveBeenLastCalledWith(12.345)
})

describe('in a form', () => {
  const sent = jest.fn()
  beforeEach(() => sent.mockClear())
  const Fields = () => (
    <Form noValidate ref={useWrongFieldFocus(useFormikContext())}>
      <NumberField label="Cantidad" {...ROI} {...useNumberBinding('cantidad')} />
      <button type="submit">Guardar</button>
    </Form>
  )
  const open = () =>
    renderPage(
      <Provider store={configureStore({ reducer: rootReducer })}>
        <Formik initialValues={{ cantidad: 2 }} onSubmit={values => void sent(values)}>
          <Fields />
        </Formik>
      </Provider>,
    )

  it.each([
    ['99999', 'No puede ser mayor que 9999.99'],
    ['12a', 'Escriba un número, por ejemplo 1234.5'],
    ['1,00000000000000000001', 'Tiene más cifras de las que se pueden guardar'],
  ])(
    'refuses %s by a sentence at the field, which gets the focus; nothing is sent until it is a number [TR-11]',
    async (text, sentence) => {
      const { user } = open()
      await user.clear(field())
      await user.type(field(), text)
      await user.click(screen.getByRole('button', { name: 'Guardar' }))
      await waitFor(() => expect(field()).toHaveFocus())
      expect(field()).toHaveAccessibleDescription(sentence)
      expect(field()).toBeInvalid()
      expect(field()).toHaveValue(text)
      expect(sent).not.toHaveBeenCalled()
      await user.clear(field())
      await user.type(field(), '1.234,56')
      await user.click(screen.getByRole('button', { name: 'Guardar' }))
      await waitFor(() => expect(sent).toHaveBeenCalledWith({ cantidad: 1234.56 }))
    },
  )
})

it('takes a negative ROI, and rounds it to its decimals [TR-11]', async () => {
  const { user } = show(ROI)
  await user.type(field(), '-')
  expect(field()).toHaveValue('-')
  expect(changed).toHaveBeenLastCalledWith(NaN)
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
