import { sql } from 'kysely'

/** Who made an entry, of `usuarios as u`; null where nobody is known. */
export const autor = sql`
  case when u.id is not null then json_build_object('id', u.id, 'nombre', u.nombre, 'apellidos', u.apellidos) end`
