import { render, waitFor } from '@testing-library/react'
import { isValidElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createStore } from '@/app/createStore'
import { createRoutes } from '@/app/routes'
import { prefetchLinks, requestNeeds, requestNeedsOfVisits, routeAt, routeTable } from '@/app/routeTable'
import { NotFound } from '@/ui/frame/NotFound'
import { componentes, iconos, magnitudes } from '@/store/catalogues'
import { checkRequested } from '@/features/session/password/events'
import { secretVault } from '@/store/vault'
import { answerCalls } from '@test/support/answers'
import { stateAfter } from '@test/support/state'

const withExtensions = (extensions: boolean) => ({ ...stateAfter(), configuration: { ...stateAfter().configuration, extensions } })

/** Names of the catalogues that the screen at an address loads. */
const needsAt = (address: string, extensions = true): string[] => {
  const names: string[] = []
  const dispatch = <A extends { type: string }>(action: A): A => {
    names.push(action.type.split('/')[1] ?? '')
    return action
  }
  requestNeeds({ dispatch, getState: () => withExtensions(extensions) }, address)
  return names
}

it('has one route for each address, and each link leads to one of them [RT-01]', () => {
  const paths = routeTable.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(routeTable.flatMap(({ links = [] }) => links).filter(link => !paths.includes(link))).toEqual([])
})

it('names the lists that a form chooses from: a finished product has more than a generic one [CO-01, PE-01]', () => {
  const ofBoth = ['familias', 'iconos', 'componentes', 'magnitudes', 'gruposDeCultivo', 'cultivos', 'estadosFenologicos']
  expect(needsAt('/productos/edit/g/7')).toEqual(ofBoth)
  expect(needsAt('/productos/edit/a/7')).toEqual([...ofBoth, 'envases', 'paises', 'productosGenericos'])
  expect(needsAt('/ensayos/detalle/7')).toEqual(['cultivos', 'magnitudes', 'paises', 'productosGenericos'])
  expect(needsAt('/')).toEqual([])
})

it('has the imports of products beside their lists, with components and crops, and those of masters by resource [IX-01]', () => {
  expect(needsAt('/productos/genericos/importar')).toEqual(['componentes', 'cultivos'])
  expect(needsAt('/productos/acabados/importar')).toEqual(['componentes', 'cultivos'])
  expect(routeAt('/importar/familias')).toBeDefined()
  expect(needsAt('/importar/familias')).toEqual([])
})

it('asks at once for lists that are not there, and in idle time again for those that are: the record goes first [CO-01, PE-01]', () => {
  jest.useFakeTimers()
  const asked: string[] = []
  const state = stateAfter(componentes.loaded([]), iconos.loaded([]), magnitudes.loadFailed())
  const dispatch = <A extends { type: string }>(action: A): A => (asked.push(action.type.split('/')[1] ?? ''), action)
  requestNeeds({ dispatch, getState: () => state }, '/productos/edit/g/7')
  expect(asked).toEqual(['familias', 'magnitudes', 'gruposDeCultivo', 'cultivos', 'estadosFenologicos'])
  jest.runAllTimers()
  expect(asked.slice(5)).toEqual(['iconos', 'componentes'])
  jest.useRealTimers()
})

it('asks for nothing again once that is cancelled, at the end of a session [SE-07]', () => {
  jest.useFakeTimers()
  const asked: string[] = []
  const dispatch = <A extends { type: string }>(action: A): A => (asked.push(action.type), action)
  requestNeeds({ dispatch, getState: () => stateAfter(magnitudes.loaded([])) }, '/maestras/magnitudes')()
  jest.runAllTimers()
  expect(asked).toEqual([])
  jest.useRealTimers()
})

it('asks an API without extensions for nothing that it does not have [HI-04]', () => {
  expect(needsAt('/papelera')).toEqual(['papelera'])
  expect(needsAt('/papelera', false)).toEqual([])
})

it('asks for lists at each visit, and not again where the address names another part of the same page [RT-01]', async () => {
  const asked: string[] = []
  const dispatch = <A extends { type: string }>(action: A): A => (asked.push(action.type.split('/')[1] ?? ''), action)
  const store = { dispatch, getState: () => stateAfter() }
  const router = createMemoryRouter(createRoutes(store), { initialEntries: ['/logout'] })
  const stop = requestNeedsOfVisits(store, router)
  const askedBy = async (visit: () => Promise<void>) => {
    asked.length = 0
    await visit()
    return [...asked]
  }
  expect(await askedBy(() => router.navigate('/soluciones/ver'))).toEqual(['soluciones'])
  expect(await askedBy(() => router.navigate('/soluciones/ver?orden=nombre'))).toEqual([])
  expect(await askedBy(() => router.navigate('/soluciones/detalle/3'))).toEqual(['cultivos', 'productosGenericos'])
  expect(await askedBy(() => router.navigate('/soluciones/detalle/4'))).toEqual(['cultivos', 'productosGenericos'])
  expect(await askedBy(() => router.navigate('/soluciones/ver'))).toEqual(['soluciones'])
  stop()
  expect(await askedBy(() => router.navigate('/soluciones/detalle/4'))).toEqual([])
  router.dispose()
})

it.each([true, false])('finds the page of an extension on an API that has it: %s [HI-04]', async extensions => {
  const router = createMemoryRouter(createRoutes({ getState: () => withExtensions(extensions) }), { initialEntries: ['/login'] })
  await router.navigate('/papelera')
  const screen = router.state.matches.at(-1)?.route.element
  expect(isValidElement(screen)).toBe(true)
  expect(isValidElement(screen) && screen.type === NotFound).toBe(!extensions)
  router.dispose()
})

it.each(['genericos', 'acabados'])(
  'leads from the earlier address of the import of %s to its new one, with the draft to open [IX-01, RT-01]',
  async kind => {
    const visit = { pathname: `/importar/productos_${kind}`, state: { abrir: 'importacion/r1' } }
    const found = createMemoryRouter(createRoutes({ getState: () => withExtensions(true) }), { initialEntries: ['/login'] })
    await found.navigate(visit.pathname)
    const element = found.state.matches.at(-1)?.route.element
    found.dispose()
    const router = createMemoryRouter(
      [
        { path: visit.pathname, element },
        { path: '*', element: <p>Importar</p> },
      ],
      { initialEntries: [visit] },
    )
    render(<RouterProvider router={router} />)
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: `/productos/${kind}/importar`, state: visit.state }))
  },
)

it('starts what a link for a password asks for, for a signed-in user too [AU-02, RT-03]', async () => {
  const calls = answerCalls(() => ({ body: { email: 'marta@example.com' } }))
  const store = createStore()
  const router = createMemoryRouter(createRoutes(store), { initialEntries: ['/logout'] })
  await router.navigate('/account/clave/restaurar')
  store.dispatch(checkRequested({ codigo: secretVault.keep('k7Qm2vXw9ZtB4nRf') }))
  await waitFor(() => expect(calls.map(({ path }) => path)).toEqual(['/api/auth/password/reset/check/']))
  router.dispose()
})

it('downloads the chunks of linked routes ahead, and a failure there is silent', async () => {
  const route = routeAt('/soluciones/detalle/1')
  if (!route) throw new Error('No route')
  const chunk = jest.spyOn(route, 'chunk').mockRejectedValue(new Error('no network'))
  await prefetchLinks('/soluciones/ver')
  expect(chunk).toHaveBeenCalledTimes(1)
})
