import { sql } from 'kysely'

/** Author of an entry as JSON, from `usuarios as u`; null if unknown. */
export const autor = sql`
  case when u.id is not null then json_build_object('id', u.id, 'nombre', u.nombre, 'apellidos', u.apellidos) end`
