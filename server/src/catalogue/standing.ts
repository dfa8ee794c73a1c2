import { sql, type RawBuilder } from 'kysely'
import type { Resource } from '@/shared/resources/resource'

/** Columns that a record is called by; few records have a code, and child records have no name. */
export const calledBy = ({ title, fields }: Resource): { nombre: RawBuilder<unknown>; codigo: RawBuilder<unknown> } => ({
  nombre: title === null ? sql`null::jsonb` : sql.ref(title),
  codigo: 'codigo' in fields ? sql.ref('codigo') : sql`null::text`,
})
