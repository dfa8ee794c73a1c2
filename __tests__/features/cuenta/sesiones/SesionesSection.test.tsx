import { screen, waitFor, within } from '@testing-library/react'
import type { Sesion } from '@/shared/session'
import { Perfil } from '@/features/cuenta/Perfil'
import { sesionesSaga } from '@/features/cuenta/sesiones/saga'
import { runInSessions } from '@/store/sessionSagas'
import { answerCalls, type Answer, type Call } from '@test/support/answers'
import { quietErrors } from '@test/support/quiet'
import { onSheet, renderScreens } from '@test/support/renderScreens'
import { stateAfter } from '@test/support/state'
import { violations } from '@test/ui/violations'

quietErrors()
beforeAll(() => runInSessions(sesionesSaga))

const sesion = (id: number, dispositivo: string, actual = false): Sesion => ({
  ...{ id, dispositivo, actual },
  ...{ creada: '2026-11-03T11:00:00.000Z', usada: '2026-11-21T12:40:00.000Z' },
})

const show = ({ extensions = true, answer }: { extensions?: boolean; answer?: (sent: Call) => Answer | undefined } = {}) => {
  let open = [sesion(2, 'Safari en iPhone'), sesion(1, 'Chrome en Windows', true), sesion(3, 'Firefox en Linux')]
  const calls = answerCalls(sent => {
    const own = answer?.(sent)
    if (own) return own
    const id = Number(/(\d+)\/$/.exec(sent.path)?.[1])
    if (sent.method === 'DELETE') open = open.filter(each => (Number.isNaN(id) ? each.actual : each.id !== id))
    return { body: sent.method === 'GET' ? open : undefined }
  })
  const state = { configuration: { ...stateAfter().configuration, extensions } }
  const utils = renderScreens({ '/account/perfil': onSheet(<Perfil />) }, '/account/perfil', state)
  return { ...utils, deleted: () => calls.flatMap(({ method, path }) => (method === 'DELETE' ? [path] : [])), calls }
}
const section = () => within(screen.getByRole('region', { name: 'Sesiones abiertas' }))
const lines = () =>
  section()
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)

it('without extensions there are none, and nothing is asked for [AU-05]', () => {
  const { calls } = show({ extensions: false })
  expect(screen.queryByRole('heading', { name: 'Sesiones abiertas' })).toBeNull()
  expect(calls).toEqual([])
})

it('has this one first and without a button, the others with their last use [AU-05]', async () => {
  show()
  await screen.findByText('Safari en iPhone')
  expect(lines()).toEqual([
    expect.stringMatching(/^Chrome en WindowsEsta sesiónEn uso ahora · abierta el 2026-11-03$/),
    expect.stringMatching(/^Safari en iPhoneUsada el 2026-11-21 a las \d\d:40 · abierta el 2026-11-03Cerrar$/),
    expect.stringMatching(/^Firefox en Linux.*Cerrar$/),
  ])
  expect(section().getByText('3')).toBeInTheDocument()
  expect(await violations()).toEqual([])
})

it('closes one without a question, and not twice [AU-05]', async () => {
  const { user, deleted, texts } = show()
  await user.dblClick(await screen.findByRole('button', { name: 'Cerrar la sesión de Safari en iPhone' }))
  await waitFor(() => expect(lines()).toHaveLength(2))
  // The focus goes to the group, because the button was removed with its line.
  await waitFor(() => expect(section().getByRole('group')).toHaveFocus())
  expect(deleted()).toEqual(['/api/auth/sesiones/2/'])
  expect(texts()).toEqual(['Sesión cerrada con éxito'])
})

it('asks before it closes all others; then there is no button for it [AU-05]', async () => {
  const { user, deleted } = show()
  const all = () => screen.queryByRole('button', { name: 'Cerrar las demás' })
  await user.click(await screen.findByRole('button', { name: 'Cerrar las demás' }))
  const question = within(await screen.findByRole('alertdialog', { name: '¿Cerrar las otras 2 sesiones?' }))
  await waitFor(() => expect(question.getByRole('button', { name: 'Cancelar' })).toHaveFocus())
  expect(await violations()).toEqual([])
  await user.keyboard('{Escape}')
  expect(deleted()).toEqual([])
  await user.click(await screen.findByRole('button', { name: 'Cerrar las demás' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cerrar las demás' }))
  await waitFor(() => expect(lines()).toHaveLength(1))
  expect(deleted()).toEqual(['/api/auth/sesiones/'])
  expect(all()).toBeNull()
})

it('says that it could not ask, and asks again [AU-05]', async () => {
  let isUp = false
  const { user } = show({ answer: () => (isUp ? undefined : { status: 503, body: {} }) })
  expect(await screen.findByText('No se ha podido consultar')).toBeInTheDocument()
  isUp = true
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  // The focus goes to the section, from which Tab continues.
  await waitFor(() => expect(section().getByRole('group')).toHaveFocus())
  expect(await screen.findByText('Chrome en Windows')).toBeInTheDocument()
})
