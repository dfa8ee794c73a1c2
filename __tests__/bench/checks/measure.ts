import { comprobar, type Composicion } from '@/features/productos/comprobaciones/comprobar'
import { blankContent } from '@/features/productos/model/lineaContent'

const NAMES = [
  ...['Nitrógeno (N) total', 'Nitrógeno nítrico (N-NO₃⁻)', 'Nitrógeno ureico (CO(NH₂)₂)', 'Pentóxido de fósforo (P₂O₅)'],
  ...['Óxido de potasio (K₂O)', 'Óxido de magnesio (MgO)', 'Manganeso (Mn)', 'Zinc (Zn)'],
]
const componentes = Object.fromEntries(NAMES.map((es_ES, at) => [at + 1, { nombre: { es_ES } }]))
const magnitudes = { 1: { valor: { es_ES: '% p/p' } }, 2: { valor: { es_ES: '% p/v' } } }
const nombre = { es_ES: 'Solnutre NPK 8-3-6 + 2 MgO', fr_FR: 'Solnutre NPK 8-3-6 + 2 MgO' }

/** Lines of the given number; where they are odd, a third departs from the density of the others. */
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
  return Array.from({ length: rounds }, () => timed(() => comprobar(composicion)))
}

/** Processor time of checking so many products of eight lines, one of ten of them odd, in milliseconds: the checks are made in slices. */
export const timeOfList = (products: number): number => {
  const all = Array.from({ length: products }, (_, at) => composicionOf(8, at % 10 === 0))
  const start = process.cpuUsage()
  for (const composicion of all) comprobar(composicion)
  return process.cpuUsage(start).user / 1000
}
