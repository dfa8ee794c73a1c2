import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Formik } from 'formik'
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

it('the slug stays one part of the public address, whatever it is [PE-10]', () => {
  const { configuration, ...rest } = stateAfter()
  const store = createStore({ ...rest, configuration: { ...configuration, publicProductUrl: 'https://www.example.com/{slug}/ver' } })
  const record = { slug: '../otra?x=1#$&"' } as ProductoRecord
  renderPage(
    <Provider store={store}>
      <Formik initialValues={valuesOf({})} onSubmit={() => undefined}>
        <EnlaceSection section={{ id: 'compartir', label: 'Compartir', fields: [] }} tipo="g" locale="es_ES" record={record} />
      </Formik>
    </Provider>,
  )
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://www.example.com/..%2Fotra%3Fx%3D1%23%24%26%22/ver')
})
