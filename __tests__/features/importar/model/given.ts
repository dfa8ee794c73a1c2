import type { CellContext } from '@/features/importar/model/cells'
import { showCell } from '@/features/importar/model/cells'
import { countryNames, recordNames } from '@/features/importar/model/names'
import type { ImportableName } from '@/features/importar/model/resources'
import { createReview } from '@/features/importar/model/review'
import { fieldIn, titleOf } from '@/features/importar/model/targets'
import type {
  Decisions,
  ImportData,
  ImportedRecord,
  LineField,
  NamedRecord,
  ReviewedRow,
  ReviewRequest,
  Target,
} from '@/features/importar/model/types'
import { isLocaleMap } from '@/shared/locales/isLocaleMap'
import type { FieldValue } from '@/shared/resources/fields'
import type { LineaDeComposicion } from '@/shared/resources/lineasDeComposicion'
import { fieldTarget, sheetOf, undecided } from '@test/features/importar/given'

export { fieldTarget as field, undecided }

const named = (names: Readonly<Record<number, string>>): NamedRecord[] =>
  Object.entries(names).map(([id, nombre]) => ({ id: Number(id), nombre: { es_ES: nombre } }))

export const references: ImportData['references'] = {
  familias: [
    ...named({ 1: 'Microelementos quelatados', 2: 'Abonos NPK solubles', 3: 'Aminoácidos, extractos' }),
    { id: 4, nombre: { es_ES: 'Enraizantes', fr_FR: 'Racinaires' } },
  ],
  iconos: named({ 1: 'Hoja', 2: 'Raíz, tallo', 3: 'Fruto', 4: 'Hoja' }),
  estados_fenologicos: named({ 1: 'Floración', 2: 'Cuajado', 3: 'Floración' }),
  envases: named({ 1: 'Garrafa 5 l', 2: 'Saco 25 kg' }),
  productos_genericos: [{ id: 7, codigo: '900', nombre: { es_ES: 'Zinc' } }],
  componentes: named({ 1: 'Zinc (Zn)', 2: 'P<sub>2</sub>O<sub>5</sub>', 3: 'Nitrógeno (N) total' }),
  magnitudes: named({ 1: '% p/p', 2: '% p/v' }),
  cultivos: named({ 1: 'Olivo', 2: 'Vid' }),
  grupos_de_cultivo: named({ 1: 'Leñosos' }),
}

export const countries: ImportData['countries'] = [
  { codigo_iso_alfa_2: 'ES', codigo_iso_alfa_3: 'ESP', nombre: { es_ES: 'España', en_US: 'Spain' } },
  { codigo_iso_alfa_2: 'FR', codigo_iso_alfa_3: 'FRA', nombre: { es_ES: 'Francia' } },
  { codigo_iso_alfa_2: 'MA', codigo_iso_alfa_3: 'MAR', nombre: { es_ES: 'Marruecos' } },
]

export const context: CellContext = {
  names: recurso => recordNames(references[recurso] ?? []),
  countries: countryNames(countries),
  settled: () => undefined,
  taken: [],
}

export const line = (name: LineField): Target => ({ kind: 'line', field: name })

/** Finished product with the given values and blank ones. */
export const acabado = (id: number, values: Readonly<Record<string, FieldValue>> = {}): ImportedRecord => ({
  id,
  codigo: `C${id}`,
  nombre: { es_ES: `Producto ${id}` },
  descripcion2: {},
  familia: null,
  activo: true,
  ecologico: false,
  iconos: [],
  estados_fenologicos: [],
  envases: [],
  paises: [],
  empresa: null,
  producto_generico: null,
  internacional: false,
  id_hexadecimal: '',
  ...values,
})

export const lineOf = (id: number, product: number, values: Partial<LineaDeComposicion> = {}): LineaDeComposicion => ({
  id,
  componente: 1,
  solubilidad: 0,
  cantidad_1: 8,
  magnitud_1: 1,
  cantidad_2: null,
  magnitud_2: null,
  valor: {},
  orden: id,
  producto_generico: null,
  producto_acabado: product,
  ...values,
})

interface SheetSetup {
  recurso?: ImportableName
  targets: readonly (Target | null)[]
  cells: readonly (readonly string[])[]
  records?: readonly ImportedRecord[]
  lines?: readonly LineaDeComposicion[]
  decisions?: Partial<Decisions>
}

export const requestOf = ({
  recurso = 'productos_acabados',
  targets,
  cells,
  records = [],
  lines = [],
  decisions,
}: SheetSetup): ReviewRequest => {
  const titles = targets.map(target => (target ? titleOf(recurso, target, references.componentes ?? []) : ''))
  const sheet = sheetOf(titles, ...cells)
  return {
    recurso,
    sheet,
    targets,
    data: { records, lines, references, countries, companies: ['NC', 'AGNA'] },
    decisions: { ...undecided, ...decisions },
  }
}

/** Reviewed rows of a file with the given cells. */
export const reviewed = (given: SheetSetup): ReviewedRow[] => {
  const review = createReview(requestOf(given))
  return review.rowsOf(0, review.total)
}

/** Cells of a record as the import shows them. */
export const written = (recurso: ImportableName, record: ImportedRecord, targets: readonly Target[]): string[] =>
  targets.map(target => {
    if (target.kind === 'id') return String(record.id)
    const of = target.kind === 'field' ? fieldIn(recurso, target.field) : undefined
    if (target.kind !== 'field' || !of) return ''
    const value = record[target.field] ?? null
    if (target.locale === null) return showCell(of, value, context)
    return isLocaleMap(value) ? (value[target.locale] ?? '') : ''
  })
