import { routeAt } from '@/app/routeTable'
import { direccionOf } from '@/kits/history/model/recordAddress'
import { listOf } from '@/kits/usages/kinds'
import { resourceOf } from '@/shared/resources/registry'
import { allWords, countOf, titleOf, usesSentence } from '@/kits/usages/words'

const uso = (tipo: string, total: number) => ({ tipo, total, registros: [] })
const kinds = ['envases', 'cultivos', 'estados_fenologicos', 'productos_genericos', 'productos_acabados', 'ensayos', 'soluciones']

it.each(kinds)('the records of %s and their list have a screen [LS-10, LS-11]', tipo => {
  expect(routeAt(resourceOf(tipo)?.routes?.list ?? '')).toBeDefined()
  expect(routeAt(direccionOf(tipo, 7)?.to ?? '')).toBeDefined()
})

it('says how many use a record, and of which kinds [LS-10]', () => {
  expect(usesSentence([uso('envases', 3)])).toBe('Se usa en 3 envases. Se podrá eliminar cuando deje de usarse.')
  expect(usesSentence([uso('productos_genericos', 9), uso('productos_acabados', 1), uso('soluciones', 1)])).toBe(
    'Se usa en 9 productos genéricos, 1 producto acabado y 1 solución. Se podrá eliminar cuando deje de usarse.',
  )
  expect([titleOf, allWords].map(words => words(uso('soluciones', 4)))).toEqual(['Soluciones', 'Ver las 4 en la lista'])
})

it('counts what another API may have besides, which has no screen here', () => {
  expect(countOf(uso('parcelas', 2))).toBe('2 registros de otros tipos')
  expect(direccionOf('parcelas', 7)).toBeUndefined()
})

it('leads to the list of those that use a record, and of no others, where that list has such a filter [LS-01, LS-11]', () => {
  expect(listOf('productos_acabados', { tipo: 'familias', id: 3 })).toBe('/productos/acabados/view?familia=3')
  expect(listOf('ensayos', { tipo: 'cultivos', id: 4 })).toBe('/ensayos/ver?cultivo=4')
  expect(listOf('productos_genericos', { tipo: 'iconos', id: 4 })).toBe('/productos/genericos/view?icono=4')
  expect(listOf('envases', { tipo: 'magnitudes', id: 4 })).toBe('/maestras/envases?magnitud=4')
  expect(listOf('productos_genericos', { tipo: 'parcelas', id: 4 })).toBeUndefined()
  expect(listOf('parcelas', { tipo: 'cultivos', id: 4 })).toBeUndefined()
})
