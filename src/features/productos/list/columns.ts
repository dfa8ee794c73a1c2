import { inLocale } from '@/shared/locales'
import type { ProductoGenericoLight } from '@/shared/resources/productosGenericos'
import { estadoText, siNo } from '@/features/productos/booleanWords'
import type { Tipo } from '@/features/productos/productTypes'
import { sheetsPath } from '@/features/productos/sheets/address'
import { nameIn, type ListAction, type ListColumn } from '@/kits/lists/list'
import { navigationRequested } from '@/store/navigation'

type ListedFields = Pick<ProductoGenericoLight, 'id' | 'codigo' | 'nombre' | 'familia' | 'activo' | 'ecologico'>
/** Names of families by id. */
export type Familias = ReadonlyMap<number, string>

/** Columns of both kinds of product. */
export const nombre = {
  key: 'nombre',
  title: 'Nombre',
  main: true,
  text: ({ nombre }: ListedFields) => inLocale(nombre),
  code: ({ codigo }: ListedFields) => codigo,
} as const satisfies ListColumn<ListedFields, unknown>
export const codigo = { key: 'codigo', meta: true, tabular: true, text: ({ codigo }: ListedFields) => codigo } as const
export const estado = {
  key: 'activo',
  title: 'Estado',
  meta: true,
  sign: { look: 'dot', yes: estadoText(true) },
  text: ({ activo }: ListedFields) => estadoText(activo),
} as const satisfies ListColumn<ListedFields, unknown>
export const ecologico = {
  key: 'ecologico',
  title: 'Ecológico',
  drop: 1,
  sign: { look: 'leaf', yes: siNo(true) },
  text: ({ ecologico }: ListedFields) => siNo(ecologico),
} as const satisfies ListColumn<ListedFields, unknown>
export const familia = {
  key: 'familia',
  title: 'Familia',
  meta: true,
  text: ({ familia }: ListedFields, names: Familias) => nameIn(names, familia),
} as const satisfies ListColumn<ListedFields, Familias>

/** Action of a row that opens the product as a sheet [FT-01]. */
export const opensSheet = (tipo: Tipo): ListAction<Pick<ListedFields, 'id'>> => ({
  key: 'ficha',
  label: 'Ficha',
  icon: 'sheet',
  run: ({ id }, { dispatch }) => dispatch(navigationRequested(sheetsPath(tipo, [id]), { state: null })),
})
