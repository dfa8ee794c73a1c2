import { sql } from 'kysely'

/** Author of an entry, of `usuarios as u`; null where unknown. */
export const autor = sql`
  case when u.id is not null then json_build_object('id', u.id, 'nombre', u.nombre, 'apellidos', u.apellidos) end`
