import { createSelector } from 'reselect'
import { countriesFilter, oneOf, referenceFilter, type Filter } from '@/kits/lists/model/filters'
import type { Row } from '@/ui/table/model/row'
import { languagesOf } from '@/shared/locales/languagesOf'
import { nameOfLocale } from '@/shared/locales/nameOfLocale'
import { COMPLETOS, INCOMPLETOS, localesIn, textosOf } from '@/features/productos/model/textosCompletos'
import type { TextosDeProducto } from '@/api/textosDeProductos'
import { genericoNames } from '@/features/productos/choices'
import { estadoText, siNo } from '@/features/productos/booleanWords'
import { composicionesOf } from '@/features/productos/list/composicion/slice'
import { usedFilters } from '@/kits/lists/usedFilters'
import type { ProductoAcabadoLight } from '@/shared/resources/productosAcabados'
import type { ProductoGenericoLight } from '@/shared/resources/productosGenericos'
import { textosDeAcabados, textosDeGenericos } from '@/store/catalogues'
import { familiaNames } from '@/store/catalogues/names'
import { selectExtensions } from '@/store/configuration'
import { referidosOf } from '@/kits/usages/referred/slice'

type Product = Pick<ProductoGenericoLight, 'familia' | 'activo' | 'ecologico'>

const YES = 'si'
const NO = 'no'
const yesOrNo = (is: boolean) => [is ? YES : NO]

/** Filters of both kinds of product [LS-01]. */
const productoFilters = (familias: ReadonlyMap<number, string>): Filter<Product>[] => [
  referenceFilter({ key: 'familia', title: 'Familia', none: 'Sin familia', feminine: true }, ({ familia }: Product) => familia, familias),
  {
    key: 'activo',
    title: 'Estado',
    none: '',
    valuesOf: ({ activo }) => yesOrNo(activo),
    nameOf: value => estadoText(value === YES),
  },
  {
    key: 'ecologico',
    title: 'Ecológico',
    none: '',
    valuesOf: ({ ecologico }) => yesOrNo(ecologico),
    nameOf: value => siNo(value === YES),
  },
]

const acabadoFilters: readonly Filter<ProductoAcabadoLight>[] = [
  {
    key: 'empresa',
    title: 'Empresa',
    none: 'Sin empresa',
    feminine: true,
    valuesOf: ({ empresa }) => oneOf(empresa),
    nameOf: empresa => empresa,
  },
  countriesFilter(({ paises }) => paises),
]

const words: Readonly<Record<string, string>> = { [COMPLETOS]: 'Completos', [INCOMPLETOS]: 'Incompletos' }
const nameOfTextos = (value: string): string => words[value] ?? `Incompletos en ${nameOfLocale(value)}`

type Counts = Readonly<Record<number, TextosDeProducto>>

/** Row of a product; generic products have no countries. */
type ProductRow = Row & Partial<Pick<ProductoAcabadoLight, 'paises'>>

/** Filter by complete texts; languages are collected at the first use, after the filter is opened. */
const textosFilter = (counts: Counts, awaited: Filter['awaited']): Filter<ProductRow> => {
  let all: readonly string[] | undefined
  return {
    key: 'textos',
    awaited,
    title: 'Textos',
    none: 'Sin contar',
    valuesOf: ({ id, paises = [] }) => {
      all ??= localesIn(Object.values(counts))
      return textosOf({ paises, textos: counts[Number(id)]?.textos }, languagesOf, all)
    },
    nameOf: nameOfTextos,
  }
}

const GENERICO = { key: 'generico', title: 'Producto genérico', none: 'Sin producto genérico', rare: true } as const
const ICONO = { tipo: 'iconos', key: 'icono', title: 'Icono', none: 'Sin iconos' } as const
const ENVASE = { tipo: 'envases', key: 'envase', title: 'Envase', none: 'Sin envases' } as const
const COMPONENTE = { tipo: 'componentes', key: 'componente', title: 'Componente', none: 'Sin composición' } as const
const RARE = [
  { tipo: 'magnitudes', key: 'magnitud', title: 'Magnitud', none: 'Sin magnitud', feminine: true, rare: true },
  { tipo: 'estados_fenologicos', key: 'estado_fenologico', title: 'Estado fenológico', none: 'Sin estados', rare: true },
] as const

/** Filter by texts, which only an API with extensions counts [TX-08]. */
const withTextos = (extensions: boolean, ...known: Parameters<typeof textosFilter>): Filter<ProductRow>[] =>
  extensions ? [textosFilter(...known)] : []

const composicionWords: Readonly<Record<string, string>> = { avisos: 'Con avisos', sin: 'Sin avisos' }

/** Filter by the advice on a composition [LB-07]. */
export const composicionFilter = ({ estados, awaited }: ReturnType<ReturnType<typeof composicionesOf>>): Filter<Row> => ({
  key: 'composicion',
  awaited,
  title: 'Composición',
  none: 'Vacía',
  feminine: true,
  valuesOf: ({ id }) => oneOf(estados[Number(id)]),
  nameOf: value => composicionWords[value] ?? value,
})

export const selectGenericoFilters = createSelector(
  [
    familiaNames.selectNames,
    selectExtensions,
    textosDeGenericos.selectEntities,
    textosDeGenericos.selectAwaited,
    referidosOf('productos_genericos'),
    composicionesOf('g'),
  ],
  (familias, extensions, counts, awaited, referidos, composiciones) => [
    ...productoFilters(familias),
    ...usedFilters(extensions, referidos, ICONO, COMPONENTE, ...RARE),
    ...withTextos(extensions, counts, awaited),
    composicionFilter(composiciones),
  ],
)

export const selectAcabadoFilters = createSelector(
  [
    familiaNames.selectNames,
    selectExtensions,
    textosDeAcabados.selectEntities,
    textosDeAcabados.selectAwaited,
    referidosOf('productos_acabados'),
    genericoNames.selectNames,
    composicionesOf('a'),
  ],
  (familias, extensions, counts, awaited, referidos, genericos, composiciones) => [
    ...productoFilters(familias),
    ...acabadoFilters,
    referenceFilter(GENERICO, ({ producto_generico }: ProductoAcabadoLight) => producto_generico, genericos),
    ...usedFilters(extensions, referidos, ICONO, ENVASE, COMPONENTE, ...RARE),
    ...withTextos(extensions, counts, awaited),
    composicionFilter(composiciones),
  ],
)
