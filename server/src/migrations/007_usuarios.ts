import { sql, type Kysely } from 'kysely'

const statements = [
  // Who is invited has no password yet.
  sql`
    alter table usuarios
      alter column password_hash drop not null,
      add column administrador boolean not null default false,
      add column activo        boolean not null default true,
      add column ultimo_acceso timestamptz`,
  // Somebody has to be able to give others the right.
  sql`update usuarios set administrador = true where id = (select id from usuarios order by creado, id limit 1)`,
  sql`update usuarios set ultimo_acceso = (select max(usada) from sesiones where usuario = usuarios.id)`,

  sql`
    alter table sesiones
      add column id          integer generated always as identity unique,
      add column dispositivo text not null default ''`,

  // Only the code's hash is kept: whoever reads the table can use no link.
  sql`
    create table enlaces_de_clave (
      usuario     integer     primary key references usuarios on delete cascade,
      codigo_hash text        not null unique,
      caduca      timestamptz not null
    )`,
]

/** Administrators, users who are invited or may not sign in any more, and sessions that people can tell apart. */
export const up = async <DB>(db: Kysely<DB>) => {
  for (const statement of statements) await statement.execute(db)
}
