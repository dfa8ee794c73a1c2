import type { Generated, Insertable, Selectable } from 'kysely'
import type { CatalogueTables, TableOf } from '@server/resources/tables'
import type { Equal, Expect } from '@test/support/typeTests'
import type { LocaleMap } from '@/shared/locales'
import type { familias } from '@/shared/resources/familias'
import type { productosGenericos } from '@/shared/resources/productosGenericos'

type Row = Selectable<TableOf<typeof productosGenericos>>
type NewRow = Insertable<TableOf<typeof productosGenericos>>
export type Checks = [
  Expect<Equal<TableOf<typeof familias>['nombre'], Generated<LocaleMap>>>,
  Expect<Equal<Pick<Row, 'codigo' | 'familia' | 'slug'>, { codigo: string; familia: number | null; slug: string }>>,
  // A generated column cannot be written, a code is required, a list is no column.
  Expect<Equal<Extract<keyof NewRow, 'slug' | 'iconos'>, never>>,
  Expect<Equal<Pick<NewRow, 'codigo' | 'familia'>, { codigo: string; familia?: number | null | undefined }>>,
  Expect<
    Equal<
      Extract<keyof CatalogueTables, `productos_genericos_${string}`>,
      'productos_genericos_iconos' | 'productos_genericos_estados_fenologicos'
    >
  >,
]
