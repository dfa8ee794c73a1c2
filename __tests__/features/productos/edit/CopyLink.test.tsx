import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Field, Formik } from 'formik'
import { Provider } from 'react-redux'
import { createStore } from '@/app/createStore'
import { CopyLink } from '@/features/productos/edit/CopyLink'
import { valuesOf } from '@/features/productos/model/productoValues'
import { EnlaceSection } from '@/features/productos/edit/EnlaceSection'
import type { ProductoRecord } from '@/features/productos/productTypes'
import { stateAfter } from '@test/support/state'
import { violations } from '@test/ui/violations'
import { renderPage } from '@test/ui/renderPage'

const HREF = 'https://www.example.com/es/productos/zinc'
const copyButton = () => screen.getByRole('button', { name: 'Copiar el enlace' })

afterEach(() => jest.useRealTimers())

describe('a link to share', () => {
  it('opens in a tab of its own, which cannot reach back [PE-10]', async () => {
    renderPage(<CopyLink label="Dirección pública" href={HREF} />)
    const link = screen.getByRole('link', { name: 'Abrir el enlace en otra pestaña' })
    expect(link).toHaveAttribute('href', HREF)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(await violations()).toEqual([])
  })

  it('is copied by a button, which says so for a while [PE-10]', async () => {
    jest.useFakeTimers()
    renderPage(<CopyLink label="Dirección pública" href={HREF} />)
    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(copyButton())
    expect(await screen.findByText('Copiado')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(HREF)
    act(() => jest.advanceTimersByTime(2000))
    expect(screen.getByRole('status')).toHaveTextContent(/^$/)
  })

  it('is selected to be copied by hand where the browser lets nobody at the clipboard [PE-10]', async () => {
    const { user } = renderPage(<CopyLink label="Dirección pública" href={HREF} />)
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await user.click(copyButton())
    expect(await screen.findByText('Pulse Ctrl+C para copiarlo')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Dirección pública' })).toHaveProperty('selectionEnd', HREF.length)
  })
})

/** Section of a product without saved code and name. */
const showSection = (slug: string) => {
  const { configuration, ...rest } = stateAfter()
  const store = createStore({ ...rest, configuration: { ...configuration, publicProductUrl: 'https://www.example.com/{slug}/ver' } })
  return renderPage(
    <Provider store={store}>
      <Formik initialValues={valuesOf({})} onSubmit={() => undefined}>
        <>
          <Field name="codigo" aria-label="Código" />
          <EnlaceSection
            section={{ id: 'compartir', label: 'Compartir', fields: [] }}
            tipo="g"
            locale="es_ES"
            record={{ slug } as ProductoRecord}
          />
        </>
      </Formik>
    </Provider>,
  )
}

it('the slug stays one part of the public address, whatever it is [PE-10]', () => {
  showSection('../otra?x=1#$&"')
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://www.example.com/..%2Fotra%3Fx%3D1%23%24%26%22/ver')
})

it('a product without code and Spanish name has no address, only the one that a save would give it [PE-10]', async () => {
  const { user } = showSection('')
  const section = screen.getByRole('region', { name: 'Compartir' })
  expect(section).toHaveTextContent('CompartirTendrá dirección cuando tenga código o nombre')
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  await user.type(screen.getByLabelText('Código'), 'A 1')
  expect(section).toHaveTextContent('CompartirLa dirección pública pasará a ser https://www.example.com/a-1/ver')
  expect(screen.queryByRole('link')).toBeNull()
})
