import { act, screen, waitFor } from '@testing-library/react'
import type { Texto } from '@/shared/translations'
import { WorkbenchPage } from '@/features/traducciones/workbench/WorkbenchPage'
import { selectUnsaved } from '@/features/traducciones/slice'
import { changeReceived } from '@/store/live/events'
import { texto } from '@test/features/traducciones/textos'
import { setUpWorkbench } from '@test/features/traducciones/workbench/setUpWorkbench'
import { answerCalls } from '@test/support/answers'
import { onSheet, renderScreens } from '@test/support/renderScreens'
import { stateAfter } from '@test/support/state'

setUpWorkbench()

const named = (id: number, nombre: string, destino = '') => texto({ id, raiz: id, nombre, origen: nombre, destino })
const before = [named(1, 'Algas'), named(2, 'Quelatos'), named(3, 'Sales', 'Sels')]

const show = async (at = '/traducciones/fr_FR') => {
  let texts: readonly Texto[] | null = before
  let loads = 0
  answerCalls(({ path, method }) => {
    if (method === 'PUT') return { status: 404, body: {} }
    if (!path.includes('/fr_FR/')) return { body: [] }
    loads += 1
    return texts ? { body: texts } : { status: 503, body: {} }
  })
  const state = { configuration: { ...stateAfter().configuration, extensions: true } }
  const view = renderScreens({ '/traducciones/:idioma': onSheet(<WorkbenchPage />), '/familias': <p>Familias</p> }, at, state)
  await screen.findAllByRole('textbox')
  return {
    ...view,
    loads: () => loads,
    happen: (now: readonly Texto[] | null) => {
      texts = now
      act(
        () =>
          void view.store.dispatch(changeReceived({ recurso: 'familias', version: loads, registros: [1], eliminados: [], usuario: null })),
      )
    },
    pendingTexts: () => selectUnsaved(view.store.getState(), 'fr_FR')?.pendingTexts ?? {},
  }
}
const field = (name: RegExp) => screen.getByRole('textbox', { name })

it('shows what others translate meanwhile; lines, focus and what is being typed stay [SY-02, SY-03]', async () => {
  const { user, happen, pendingTexts } = await show('/traducciones/fr_FR?estado=faltan')
  const names = () => screen.getAllByRole('textbox').map(each => each.getAttribute('aria-label'))
  const lines = names()
  expect(lines).toHaveLength(2)
  await user.type(field(/Quelatos/), 'Chél')
  happen([named(1, 'Algas', 'Algues'), named(2, 'Quelatos'), named(3, 'Sales', 'Sels'), named(4, 'Urea')])
  await waitFor(() => expect(field(/Algas/)).toHaveValue('Algues'))
  expect(names()).toEqual([...lines, expect.stringContaining('Urea')])
  expect(field(/Quelatos/)).toHaveFocus()
  await user.keyboard('ates')
  expect(field(/Quelatos/)).toHaveValue('Chélates')
  expect(Object.values(pendingTexts()).map(pending => pending.texto)).toEqual(['Chélates'])
})

it('takes back an edit that says what another has saved, and keeps one that differs [TX-04]', async () => {
  const { user, happen, pendingTexts } = await show()
  await user.type(field(/Algas/), 'Algues')
  await user.type(field(/Quelatos/), 'Chélates')
  happen([named(1, 'Algas', 'Algues'), named(2, 'Quelatos', 'Quélates'), named(3, 'Sales', 'Sels')])
  await waitFor(() => expect(Object.values(pendingTexts()).map(pending => pending.texto)).toEqual(['Chélates']))
  expect(field(/Algas/)).toHaveValue('Algues')
  expect(field(/Quelatos/)).toHaveValue('Chélates')
})

it('loads nothing for a page that was left, and keeps what it shows where a load fails [SY-03, SY-09]', async () => {
  const { happen, loads, router } = await show()
  happen([...before, named(4, 'Urea')])
  await screen.findByRole('textbox', { name: /Urea/ })
  happen(null)
  await waitFor(() => expect(loads()).toBe(3))
  expect(field(/Urea/)).toBeVisible()
  const known = loads()
  act(() => void router.navigate('/familias'))
  await screen.findByText('Familias')
  happen(before)
  happen(before)
  act(() => void router.navigate('/traducciones/fr_FR'))
  await waitFor(() => expect(loads()).toBe(known + 1))
})

it('keeps an unsaved text that another deletes at its place with the reason, also after a failed save, until it is undone [TX-04, SY-02]', async () => {
  const { user, happen, pendingTexts } = await show()
  await user.type(field(/Quelatos/), 'Chél')
  happen([named(1, 'Algas'), named(3, 'Sales', 'Sels')])
  const reason = 'No se ha guardado: se ha eliminado mientras tanto'
  expect(await screen.findByText(reason)).toBeVisible()
  expect(field(/Quelatos/)).toHaveFocus()
  await user.keyboard('ates')
  expect(field(/Quelatos/)).toHaveValue('Chélates')
  expect(screen.getAllByRole('textbox').map(each => each.getAttribute('aria-label'))).toEqual([
    expect.stringContaining('Algas'),
    expect.stringContaining('Quelatos'),
    expect.stringContaining('Sales'),
  ])
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(screen.getAllByRole('textbox')).toHaveLength(1))
  expect(screen.getByText(reason)).toBeVisible()
  expect(field(/Quelatos/)).toHaveValue('Chélates')
  await user.click(screen.getByRole('button', { name: /^Deshacer/ }))
  expect(pendingTexts()).toEqual({})
  expect(screen.queryByText(reason)).toBeNull()
})
