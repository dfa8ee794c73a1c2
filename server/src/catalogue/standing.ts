import { sql, type RawBuilder } from 'kysely'
import { catalogues } from '../definitions/catalogues'
import type { Catalogue } from '../definitions/definition'
import { ownersOf } from './references'

/** The catalogues of records that stand for themselves: the others hold parts, which have neither a name nor a screen of their own. */
export const standing = catalogues.filter(each => ownersOf(each).length === 0)

/** What a record is called by: some masters call their name "valor", and few have a code. */
export const calledBy = ({ fields }: Catalogue): { nombre: RawBuilder<unknown>; codigo: RawBuilder<unknown> } => ({
  nombre: sql.ref('nombre' in fields ? 'nombre' : 'valor'),
  codigo: 'codigo' in fields ? sql.ref('codigo') : sql`null::text`,
})
