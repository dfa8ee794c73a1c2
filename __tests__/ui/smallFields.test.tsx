import { fireEvent, screen } from '@testing-library/react'
import { Choice } from '@/ui/choices/Choice'
import { ColorField } from '@/features/maestras/fields/ColorField'
import { DateField } from '@/features/ensayos/edit/DateField'
import { PicturePicker } from '@/features/productos/edit/PicturePicker'
import { SelectField } from '@/ui/choices/SelectField'
import { LocaleMapField } from '@/ui/fields/LocaleMapField'
import { Controlled } from '@test/ui/Controlled'
import { renderPage } from '@test/ui/renderPage'
import { violations } from '@test/ui/violations'

const changed = jest.fn()
beforeEach(() => changed.mockClear())

describe('a colour', () => {
  const show = (initial: string) =>
    renderPage(
      <Controlled initial={initial} onChange={changed}>
        {binding => <ColorField label="Color familia" maxLength={7} {...binding} />}
      </Controlled>,
    )
  const field = () => screen.getByRole('textbox', { name: 'Color familia' })
  const picker = () => screen.getByLabelText('Elegir Color familia')

  it('is free text of at most 7 characters [FA-01]', async () => {
    const { user } = show('')
    await user.type(field(), 'verde claro')
    expect(field()).toHaveValue('verde c')
    expect(picker()).toHaveValue('#000000')
    expect(await violations()).toEqual([])
  })

  it.each([
    ['#5b9', true],
    ['Red', true],
    [' ', true],
    ['#5b', false],
    ['bonito', false],
  ])('says of what is no colour that it is none, and takes it all the same: "%s" [FA-01]', async (text, isColor) => {
    const { user } = show('')
    await user.type(field(), text)
    expect(field()).toHaveValue(text)
    expect(field()).toHaveAccessibleDescription(isColor ? '' : 'No es un color')
    expect(field()).toBeValid()
  })

  it('is picked from the browser, which opens with the one that was typed [FA-01]', () => {
    show('#5B9')
    expect(picker()).toHaveValue('#55bb99')
    fireEvent.input(picker(), { target: { value: '#00aa33' } })
    expect(field()).toHaveValue('#00aa33')
  })
})

describe('a list of choices', () => {
  const OPTIONS = [
    { value: null, label: '--' },
    { value: 1, label: 'Zinc' },
    { value: 2, label: 'Boro' },
  ]
  const show = (initial: number | null) =>
    renderPage(
      <Controlled initial={initial} onChange={changed}>
        {binding => <SelectField label="Magnitud" options={OPTIONS} placeholder="Elija una" {...binding} />}
      </Controlled>,
    )
  const field = () => screen.getByRole('combobox', { name: 'Magnitud' })

  it('gives the value of the chosen one, a number or null [EN-01]', async () => {
    const { user } = show(1)
    expect(field()).toHaveDisplayValue('Zinc')
    await user.selectOptions(field(), 'Boro')
    await user.selectOptions(field(), '--')
    expect(changed.mock.calls).toEqual([[2], [null]])
    expect(await violations()).toEqual([])
  })

  it('shows no other where its value is not among them [EN-01]', () => {
    show(99)
    expect(field()).toHaveDisplayValue('Elija una')
    expect(screen.queryByRole('option', { name: 'Elija una' })).not.toBeInTheDocument()
  })

  it('says what is wrong with it [SE-03]', () => {
    renderPage(<SelectField label="Magnitud" value={1} onChange={changed} options={[]} error="Falta" />)
    expect(field()).toBeInvalid()
    expect(field()).toHaveAccessibleDescription('Falta')
  })
})

describe('a choice of two', () => {
  const show = () =>
    renderPage(
      <Controlled initial={true} onChange={changed}>
        {binding => (
          <Choice
            label="Estado"
            options={[
              { value: true, label: 'Activo' },
              { value: false, label: 'Inactivo' },
            ]}
            {...binding}
          />
        )}
      </Controlled>,
    )

  it('is made by a click or by the arrows', async () => {
    const { user } = show()
    expect(screen.getByRole('radiogroup', { name: 'Estado' })).toContainElement(
      screen.getByRole('radio', { name: 'Activo', checked: true }),
    )
    await user.click(screen.getByRole('radio', { name: 'Inactivo' }))
    expect(changed).toHaveBeenLastCalledWith(false)
    await user.keyboard('{ArrowUp}')
    expect(changed).toHaveBeenLastCalledWith(true)
    expect(await violations()).toEqual([])
  })
})

describe('a date', () => {
  const show = (initial: string) =>
    renderPage(
      <Controlled initial={initial} onChange={changed}>
        {binding => <DateField label="Fecha" {...binding} />}
      </Controlled>,
    )
  const field = () => screen.getByRole('textbox', { name: 'Fecha' })

  it('is kept as it was typed, even where it is none [TR-03, TR-10]', async () => {
    const { user } = show('')
    await user.type(field(), '2026-1')
    await user.tab()
    expect(field()).toHaveValue('2026-1')
    expect(await violations()).toEqual([])
  })

  it.each(['21/11/2021', '21-11-2021', '20211121', '2021-11-21'])(
    'typed as %s stands as aaaa-mm-dd once it is left [TR-03]',
    async typed => {
      const { user } = show('')
      await user.type(field(), typed)
      await user.tab()
      expect(field()).toHaveValue('2021-11-21')
    },
  )

  it('comes from the calendar too, which opens with it [TR-03]', async () => {
    const opened: string[] = []
    HTMLInputElement.prototype.showPicker = function () {
      opened.push(this.value)
      fireEvent.change(this, { target: { value: '2026-03-05' } })
    }
    const { user } = show('2026-02-01')
    await user.click(screen.getByRole('button', { name: 'Elegir Fecha en el calendario' }))
    expect(opened).toEqual(['2026-02-01'])
    expect(field()).toHaveValue('2026-03-05')
  })
})

describe('several of a short list with pictures', () => {
  const OPTIONS = [
    { id: 1, label: 'Botella 1 L', image: 'http://img/1.png' },
    { id: 2, label: 'Garrafa 5 L', image: null },
  ]

  it('are chosen and given back, and those that the list has not are kept [PE-09]', async () => {
    const { user } = renderPage(
      <Controlled initial={[7, 1]} onChange={changed}>
        {binding => <PicturePicker label="Envases" options={OPTIONS} {...binding} />}
      </Controlled>,
    )
    expect(screen.getByRole('group', { name: 'Envases' })).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Botella 1 L' })).toBeChecked()
    await user.click(screen.getByText('Garrafa 5 L'))
    await user.click(screen.getByRole('checkbox', { name: 'Botella 1 L' }))
    expect(changed.mock.calls).toEqual([[[7, 1, 2]], [[7, 2]]])
    expect(await violations()).toEqual([])
  })

  it('say so where there is nothing to choose [PE-09]', () => {
    renderPage(<PicturePicker label="Envases" options={[]} value={[]} onChange={changed} />)
    expect(screen.getByText('No hay nada que elegir')).toBeVisible()
  })
})

describe('a text of many lines', () => {
  it('grows with its text in browsers that have to be helped', () => {
    const height = jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(300)
    renderPage(<LocaleMapField label="Texto" locale="es_ES" multiline value={{ es_ES: 'largo' }} onChange={changed} />)
    expect(screen.getByRole('textbox')).toHaveStyle({ height: '300px' })
    height.mockRestore()
  })
})
