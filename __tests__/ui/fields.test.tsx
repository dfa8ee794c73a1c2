import { screen, within } from '@testing-library/react'
import { Form, Formik } from 'formik'
import { useState } from 'react'
import { object, string } from 'yup'
import type { LocaleMap } from '@/shared/locales'
import { Button } from '@/ui/buttons/Button'
import { useFieldBinding } from '@/ui/fields/formik'
import { LocaleMapField } from '@/ui/fields/LocaleMapField'
import { PasswordField } from '@/ui/fields/PasswordField'
import { TextField } from '@/ui/fields/TextField'
import { renderPage } from '@test/ui/renderPage'

const nothing = () => undefined

describe('a text field', () => {
  it('is named by its label and gives the text, not the event', async () => {
    const changed = jest.fn()
    const { user } = renderPage(<TextField label="Nombre" value="" onChange={changed} />)
    await user.type(screen.getByRole('textbox', { name: 'Nombre' }), 'x')
    expect(changed.mock.calls).toEqual([['x']])
  })

  it('is marked wrong, and tied to the sentence that says why [SE-03]', () => {
    renderPage(<TextField label="Correo" value="a" onChange={nothing} error="Escriba un correo" hint="El de la empresa" />)
    const field = screen.getByRole('textbox', { name: 'Correo' })
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('Escriba un correo El de la empresa')
  })

  it('is neither wrong nor described without an error or a hint [SE-03]', () => {
    renderPage(<TextField label="Correo" value="a" onChange={nothing} />)
    expect(screen.getByRole('textbox')).toBeValid()
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby')
  })

  it('takes the focus when it appears, once', () => {
    const fields = (second: string) => (
      <>
        <TextField label="Uno" value="" onChange={nothing} />
        <TextField label="Dos" value={second} onChange={nothing} autoFocus />
      </>
    )
    const { rerenderPage } = renderPage(fields(''))
    expect(screen.getByRole('textbox', { name: 'Dos' })).toHaveFocus()
    screen.getByRole('textbox', { name: 'Uno' }).focus()
    rerenderPage(fields('x'))
    expect(screen.getByRole('textbox', { name: 'Uno' })).toHaveFocus()
  })
})

describe('a password field', () => {
  it('hides what is typed until its button shows it [SE-10]', async () => {
    const { user } = renderPage(<PasswordField label="Contraseña nueva" value="regadio" onChange={nothing} />)
    const field = screen.getByLabelText('Contraseña nueva')
    expect(field).toHaveAttribute('type', 'password')
    await user.click(screen.getByRole('button', { name: 'Mostrar la contraseña' }))
    expect(field).toHaveAttribute('type', 'text')
    await user.click(screen.getByRole('button', { name: 'Ocultar la contraseña' }))
    expect(field).toHaveAttribute('type', 'password')
  })

  it('takes what is pasted, and lets a program for passwords fill it in', async () => {
    const changed = jest.fn()
    const { user } = renderPage(<PasswordField label="Contraseña nueva" value="" onChange={changed} autoComplete="new-password" />)
    const field = screen.getByLabelText('Contraseña nueva')
    await user.click(field)
    await user.paste('regadío-2026')
    expect(changed.mock.calls).toEqual([['regadío-2026']])
    expect(field).toHaveAttribute('autocomplete', 'new-password')
  })

  it('has no such button where there is none to have', () => {
    renderPage(<PasswordField label="Contraseña" value="" onChange={nothing} toggle={false} />)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})

describe('a field of many languages', () => {
  const map: LocaleMap = { es_ES: 'Calor', fr_FR: ' Chaleur\u00a0', ar_MA: 'حرارة', xx_YY: '' }
  const changed = jest.fn()
  const show = (locale: string, value = map) =>
    renderPage(<LocaleMapField label="Valor magnitud" value={value} onChange={changed} locale={locale} />)
  const field = () => screen.getByRole('textbox', { name: 'Valor magnitud' })
  beforeEach(() => changed.mockClear())

  it('edits one locale and gives the others back as they were, byte for byte [ML-03, ML-06]', async () => {
    const { user } = show('fr_FR')
    expect(field()).toHaveValue(' Chaleur\u00a0')
    await user.type(field(), 's')
    expect(changed.mock.calls).toEqual([[{ ...map, fr_FR: ' Chaleur\u00a0s' }]])
    expect(Object.keys(changed.mock.calls[0][0])).toEqual(Object.keys(map))
  })

  it('writes a locale that the map did not have [ML-03]', async () => {
    const { user } = show('pt_BR')
    expect(field()).toHaveValue('')
    await user.type(field(), 'C')
    expect(changed).toHaveBeenCalledWith({ ...map, pt_BR: 'C' })
  })

  it('says its language, to people and to machines [ML-03]', () => {
    show('es_ES')
    expect(screen.getByText('es_ES')).toBeVisible()
    expect(field()).toHaveAttribute('lang', 'es-ES')
    expect(field()).toHaveAttribute('dir', 'auto')
    expect(field()).not.toHaveAccessibleDescription()
  })

  it('says that a text is missing, and shows the default one to translate from [ML-03]', () => {
    show('pt_BR')
    expect(screen.getByText('sin texto · pt_BR')).toBeVisible()
    expect(field()).toHaveAccessibleDescription('es_ES Calor')
  })

  it('shows no empty text to translate from', () => {
    show('fr_FR', { es_ES: '  ', fr_FR: 'x' })
    expect(screen.getByText('fr_FR')).toBeVisible()
    expect(field()).not.toHaveAccessibleDescription()
  })

  it('keeps what is typed in one language while another is written [ML-03]', async () => {
    const Both = () => {
      const [value, setValue] = useState<LocaleMap>({ es_ES: '' })
      const [locale, setLocale] = useState('es_ES')
      return (
        <>
          <LocaleMapField label="Valor magnitud" value={value} onChange={setValue} locale={locale} multiline />
          <Button onPress={() => setLocale(locale === 'es_ES' ? 'en_US' : 'es_ES')}>Otro</Button>
        </>
      )
    }
    const { user } = renderPage(<Both />)
    await user.type(field(), 'Calor 🌡')
    await user.click(screen.getByRole('button', { name: 'Otro' }))
    await user.type(field(), 'Heat')
    await user.click(screen.getByRole('button', { name: 'Otro' }))
    expect(field()).toHaveValue('Calor 🌡')
    await user.click(screen.getByRole('button', { name: 'Otro' }))
    expect(field()).toHaveValue('Heat')
  })
})

describe('a field tied to a form', () => {
  const schema = object({ nombre: string().required('Falta el nombre') })
  const Nombre = () => <TextField label="Nombre" {...useFieldBinding('nombre')} />
  const show = (submitted = jest.fn()) =>
    renderPage(
      <Formik initialValues={{ nombre: '' }} validationSchema={schema} onSubmit={values => submitted(values)}>
        <Form>
          <Nombre />
          <Button type="submit">Guardar</Button>
        </Form>
      </Formik>,
    )

  it('shows its error once the person has been in it, and no longer than it is one [SE-03]', async () => {
    const { user } = show()
    await user.click(screen.getByRole('textbox'))
    expect(screen.getByRole('textbox')).toBeValid()
    await user.tab()
    expect(await screen.findByText('Falta el nombre')).toBeVisible()
    await user.type(screen.getByRole('textbox'), 'x')
    expect(screen.queryByText('Falta el nombre')).not.toBeInTheDocument()
  })

  it('gives the form what is typed', async () => {
    const submitted = jest.fn()
    const { user } = show(submitted)
    await user.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Zinc{Enter}')
    expect(submitted).toHaveBeenCalledWith({ nombre: 'Zinc' })
  })
})

describe('a button that is busy', () => {
  it('neither acts nor submits, and keeps the focus [MA-13]', async () => {
    const pressed = jest.fn()
    const submitted = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())
    const form = (busy: boolean) => (
      <form onSubmit={submitted}>
        <TextField label="Nombre" value="" onChange={nothing} />
        <Button busy={busy} onPress={pressed}>
          Otro
        </Button>
        <Button type="submit" busy={busy}>
          Guardar
        </Button>
      </form>
    )
    const { user, rerenderPage } = renderPage(form(false))
    await user.click(screen.getByRole('button', { name: 'Guardar' }))
    expect(submitted).toHaveBeenCalledTimes(1)
    rerenderPage(form(true))
    const save = screen.getByRole('button', { name: 'Guardar' })
    expect(save).toHaveFocus()
    expect(save).toHaveAttribute('aria-disabled', 'true')
    // The spinner lies over the text, which keeps the width of the button.
    expect(save).toHaveClass('covered')
    expect(within(save).getByText('Guardar').tagName).toBe('SPAN')
    await user.click(save)
    await user.click(screen.getByRole('button', { name: 'Otro' }))
    await user.type(screen.getByRole('textbox'), '{Enter}')
    expect(submitted).toHaveBeenCalledTimes(1)
    expect(pressed).not.toHaveBeenCalled()
  })
})
