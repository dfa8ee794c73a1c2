import { sql, type Kysely } from 'kysely'

export const up = async <DB>(db: Kysely<DB>) => {
  await sql`
    create table direcciones_conocidas (
      usuario   integer     not null references usuarios on delete cascade,
      direccion text        not null,
      vista     timestamptz not null default now(),
      primary key (usuario, direccion)
    )`.execute(db)
}
