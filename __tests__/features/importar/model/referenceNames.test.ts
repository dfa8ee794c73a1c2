import { readCell } from '@/features/importar/model/cells'
import { missingNames } from '@/features/importar/model/missing'
import { referenceNames } from '@/features/importar/model/referenceNames'
import type { ImportData, NamedRecord } from '@/features/importar/model/types'
import { references as list } from '@/shared/resources/fields'
import type { ResourceName } from '@/shared/resources/names'
import { context } from '@test/features/importar/model/given'

const stage = (id: number, cultivo: number, nombre: string, french = ''): NamedRecord => ({
  id,
  cultivo,
  nombre: { es_ES: nombre, ...(french && { fr_FR: french }) },
})

const known: ImportData['references'] = {
  cultivos: [
    { id: 1, nombre: { es_ES: 'Olivo', fr_FR: 'Olivier' } },
    { id: 2, nombre: { es_ES: 'Melón' } },
    { id: 3, nombre: { es_ES: 'Cítricos: naranja, limón', fr_FR: '' } },
    { id: 4, nombre: { es_ES: 'Tomate' } },
    { id: 5, nombre: { es_ES: 'Tomate' } },
  ],
  estados_fenologicos: [
    stage(1, 1, 'Floración', 'Floraison'),
    stage(2, 1, 'Cuajado'),
    stage(3, 2, 'Floración'),
    stage(4, 2, 'Hojas, tallos'),
    stage(5, 3, 'Floración'),
    stage(6, 3, 'Cuajado'),
    stage(7, 2, 'Engorde'),
  ],
  envases: [
    { id: 1, nombre: { es_ES: 'Botella 1' }, magnitud: 1 },
    { id: 2, nombre: { es_ES: 'Botella 1' }, magnitud: 2 },
    { id: 3, nombre: { es_ES: 'Garrafa de 20 l' }, magnitud: 2 },
  ],
  magnitudes: [
    { id: 1, nombre: { es_ES: 'kg' } },
    { id: 2, nombre: { es_ES: 'l', en_US: 'L' } },
  ],
}
const names = (recurso: ResourceName) => referenceNames(recurso, known)
const stages = list('Estados fenológicos', 'estados_fenologicos', { one: 'estado', many: 'estados' })
const packagings = list('Envases', 'envases', { one: 'envase', many: 'envases' })
const read = (field: typeof stages, text: string, taken: number[] = []) => {
  const reading = readCell(field, text, { ...context, names, taken })
  return 'value' in reading ? reading.value : reading
}

it.each([
  ['Olivo: Floración, Cuajado; Melón: Floración', [1, 2, 3]],
  ['Melón: Hojas, tallos, Floración; Olivo: Cuajado', [4, 3, 2]],
  ['olivier: floraison', [1]],
  ['Cítricos: naranja, limón: Floración, Cuajado', [5, 6]],
  ['Hojas, tallos; Olivo: 2', [4, 2]],
  ['Olivo: Floración; Engorde', [1, 7]],
])('Stages are read by crop, as reports write them: %j [IX-02, IX-04]', (text, ids) => {
  expect(read(stages, text)).toEqual(ids)
})

it('An unknown stage with a crop is offered stages of that crop alone, and made there [IX-04]', () => {
  expect(read(stages, 'Olivo: Engordes')).toMatchObject({ reason: 'No existe', suggestions: [] })
  const misspelt = 'Melón: Floracion temprana'
  expect(read(stages, misspelt)).toMatchObject({ suggestions: [{ text: 'Melón: Floración', value: 3 }] })
  expect(read(stages, misspelt, [3])).toEqual([3])
  const text = 'Melón: Maduración'
  const unknown = new Map([[2, [{ key: 'estados_fenologicos/melon:maduracion', recurso: 'estados_fenologicos' as const, text }]]])
  expect(missingNames(unknown, names)).toMatchObject([{ text, canMake: true, owned: { owner: 2, name: 'Maduración' } }])
})

it('Stages of an unknown crop are those of no other crop [IX-04]', () => {
  const { split, nearest } = names('estados_fenologicos')
  expect(split('Olivo: Floración; Vid: Envero, Cuajado')).toEqual(['Olivo: Floración', 'Vid: Envero', 'Vid: Cuajado'])
  expect(split('Olivo: Floración, Vid: Cuajado')).toEqual(['Olivo: Floración', 'Vid: Cuajado'])
  expect(read(stages, 'Olivo: Floración; Vid: Cuajado')).toMatchObject({ reason: 'Vid: Cuajado: no existe', suggestions: [] })
  expect(nearest('Vid: Cuajado')).toBeNull()
  expect(read(stages, ': Floración')).toMatchObject({ reason: 'No existe' })
})

it('A stage of a crop whose name is that of several is made under its own name, in a crop that is asked for [IX-04]', () => {
  const text = 'Tomate: Cuajado'
  const unknown = new Map([[2, [{ key: 'estados_fenologicos/tomate:cuajado', recurso: 'estados_fenologicos' as const, text }]]])
  expect(missingNames(unknown, names).map(({ owned }) => owned)).toEqual([{ name: 'Cuajado' }])
})

it('Packagings are read with their unit, as reports write them [IX-02, IX-04]', () => {
  expect(read(packagings, 'Botella 1 L, Garrafa de 20 l, botella 1 KG')).toEqual([2, 3, 1])
  expect(read(packagings, 'Botella 1')).toMatchObject({ reason: 'Hay 2 con ese nombre: escriba el id' })
})
