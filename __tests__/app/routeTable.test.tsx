import { isValidElement } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { createRoutes } from '@/app/routes'
import { prefetchLinks, requestNeeds, routeAt, routeTable } from '@/app/routeTable'
import { NotFound } from '@/ui/frame/NotFound'
import { signedIn } from '@/features/session/slice'
import { componentes, iconos, magnitudes } from '@/store/catalogues'
import { stateAfter } from '@test/support/state'

const withExtensions = (extensions: boolean) => ({ ...stateAfter(), configuration: { ...stateAfter().configuration, extensions } })

/** Catalogues that the screen at an address asks for, by their names. */
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

it('asks at once for lists that are not there, and in idle time again for those that are: the record goes first [CO-01, PE-01]', () => {
  jest.useFakeTimers()
  const asked: string[] = []
  const state = stateAfter(signedIn(), componentes.loaded([]), iconos.loaded([]), magnitudes.loadFailed())
  const dispatch = <A extends { type: string }>(action: A): A => (asked.push(action.type.split('/')[1] ?? ''), action)
  requestNeeds({ dispatch, getState: () => state }, '/productos/edit/g/7')
  expect(asked).toEqual(['familias', 'magnitudes', 'gruposDeCultivo', 'cultivos', 'estadosFenologicos'])
  jest.runAllTimers()
  expect(asked.slice(5)).toEqual(['iconos', 'componentes'])
  jest.useRealTimers()
})

it('asks for nothing again once the session has ended [SE-07]', () => {
  jest.useFakeTimers()
  const asked: string[] = []
  const dispatch = <A extends { type: string }>(action: A): A => (asked.push(action.type), action)
  requestNeeds({ dispatch, getState: () => stateAfter(magnitudes.loaded([])) }, '/maestras/magnitudes')
  jest.runAllTimers()
  expect(asked).toEqual([])
  jest.useRealTimers()
})

it('asks an API without extensions for nothing that it does not have [HI-04]', () => {
  expect(needsAt('/papelera')).toEqual(['papelera'])
  expect(needsAt('/papelera', false)).toEqual([])
})

it('asks for lists at each visit, and not again where the address names another part of the same page [RT-01]', async () => {
  const visited: string[] = []
  const routes = createRoutes({ getState: () => withExtensions(true) }, address => visited.push(address))
  const router = createMemoryRouter(routes, { initialEntries: ['/logout'] })
  await router.navigate('/soluciones/ver')
  await router.navigate('/soluciones/ver?orden=nombre')
  await router.navigate('/soluciones/detalle/3')
  await router.navigate('/soluciones/detalle/4')
  await router.navigate(-1)
  expect(visited).toEqual(['/soluciones/ver', '/soluciones/detalle/3', '/soluciones/detalle/4', '/soluciones/detalle/3'])
  router.dispose()
})

it.each([true, false])('finds the page of an extension on an API that has it: %s [HI-04]', async extensions => {
  const router = createMemoryRouter(
    createRoutes({ getState: () => withExtensions(extensions) }, () => undefined),
    { initialEntries: ['/login'] },
  )
  await router.navigate('/papelera')
  const screen = router.state.matches.at(-1)?.route.element
  expect(isValidElement(screen)).toBe(true)
  expect(isValidElement(screen) && screen.type === NotFound).toBe(!extensions)
  router.dispose()
})

it('downloads the chunks of linked routes ahead, and a failure there is silent', async () => {
  const route = routeAt('/soluciones/detalle/1')
  if (!route) throw new Error('No route')
  const chunk = jest.spyOn(route, 'chunk').mockRejectedValue(new Error('no network'))
  await prefetchLinks('/soluciones/ver')
  expect(chunk).toHaveBeenCalledTimes(1)
})
