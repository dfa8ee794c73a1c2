import { checkComposicion, type Composicion } from '@/features/productos/checks/checkComposicion'
import { composicionFilter } from '@/features/productos/list/filters'
import { blankContent } from '@/features/productos/model/lineaContent'
import { createFiltering, oneOf, type Filter } from '@/kits/lists/model/filters'

const NAMES = [
  ...['Nitrógeno (N) total', 'Nitrógeno nítrico (N-NO₃⁻)', 'Nitrógeno ureico (CO(NH₂)₂)', 'Pentóxido de fósforo (P₂O₅)'],
  ...['Óxido de potasio (K₂O)', 'Óxido de magnesio (MgO)', 'Manganeso (Mn)', 'Zinc (Zn)'],
]
const componentes = Object.fromEntries(NAMES.map((es_ES, at) => [at + 1, { nombre: { es_ES } }]))
const magnitudes = { 1: { valor: { es_ES: '% p/p' } }, 2: { valor: { es_ES: '% p/v' } } }
const nombre = { es_ES: 'Solnutre NPK 8-3-6 + 2 MgO', fr_FR: 'Solnutre NPK 8-3-6 + 2 MgO' }

/** Composition of `count` lines; if `isOdd`, a third of them has another density. */
const composicionOf = (count: number, isOdd: boolean): Composicion => ({
  ...{ nombre, componentes, magnitudes },
  lines: Array.from({ length: count }, (_, at) => {
    const masa = 1 + (at * 37) / 100
    const volumen = Number((masa * (isOdd && at % 3 === 0 ? 1.2 : 1.42)).toFixed(5))
    const content = { ...blankContent(), componente: (at % NAMES.length) + 1, solubilidad: at % 5 }
    return { ...content, id: String(at), cantidad_1: masa, magnitud_1: 1, cantidad_2: volumen, magnitud_2: 2 }
  }),
})

const timed = (work: () => void): number => {
  const start = performance.now()
  work()
  return performance.now() - start
}

/** Time of each check of one composition, in milliseconds. */
export const timesOfChecks = (lines: number, rounds: number): number[] => {
  const composicion = composicionOf(lines, true)
  return Array.from({ length: rounds }, () => timed(() => checkComposicion(composicion)))
}

/** Processor time of checking that many products of eight lines in milliseconds; every tenth product is odd. */
export const timeOfList = (products: number): number => {
  const all = Array.from({ length: products }, (_, at) => composicionOf(8, at % 10 === 0))
  const start = process.cpuUsage()
  for (const composicion of all) checkComposicion(composicion)
  return process.cpuUsage(start).user / 1000
}

const ESTADOS = ['avisos', 'sin'] as const
/** Filter with as many values, which are a field of the rows. */
const plainFilter: Filter<{ estado: string }> = {
  key: 'estado',
  title: 'Estado',
  none: 'Sin estado',
  valuesOf: ({ estado }) => oneOf(estado),
  nameOf: value => value,
}

/** Milliseconds of a filter change over that many rows, counts included: by advice on compositions, and by a field of the rows. */
export const timesOfFilters = (products: number): { product: number; plain: number } => {
  const estadoOf = (at: number) => (at % 5 === 0 ? '' : (ESTADOS[at % 2] ?? ''))
  const rows = Array.from({ length: products }, (_, at) => ({ id: at + 1, estado: estadoOf(at) }))
  const estados = Object.fromEntries(
    rows.flatMap(({ id, estado }) => ESTADOS.flatMap(each => (each === estado ? [[id, each] as const] : []))),
  )
  const changed = (filter: Filter) =>
    timed(() => {
      const filtering = createFiltering(rows, [filter])
      for (const chosen of [['avisos'], ['sin'], ['avisos', 'sin']]) {
        filtering.narrow(null, { [filter.key]: chosen })
        filtering.offer(filter, null, { [filter.key]: chosen })
      }
    })
  return { plain: changed(plainFilter), product: changed(composicionFilter({ estados, awaited: undefined })) }
}
