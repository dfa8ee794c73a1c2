import { sql, type Kysely } from 'kysely'
import { trackVersions } from './001_trackVersions'

const statements = [
  sql`
    create table usuarios (
      id            integer     generated always as identity primary key,
      email         text        not null,
      nombre        text        not null default '',
      apellidos     text        not null default '',
      password_hash text        not null,
      creado        timestamptz not null default now()
    )`,
  sql`create unique index usuarios_email on usuarios (lower(email))`,

  sql`
    create table sesiones (
      token_hash text        primary key,
      usuario    integer     not null references usuarios on delete cascade,
      creada     timestamptz not null default now(),
      usada      timestamptz not null default now()
    )`,
  sql`create index sesiones_usuario on sesiones (usuario)`,

  sql`
    create table intentos_de_acceso (
      id        bigint      generated always as identity primary key,
      email     text        not null,
      direccion text        not null,
      cuando    timestamptz not null default now()
    )`,
  sql`create index intentos_de_acceso_email on intentos_de_acceso (email, cuando)`,
  sql`create index intentos_de_acceso_direccion on intentos_de_acceso (direccion, cuando)`,

  sql`
    create table claves_de_idempotencia (
      usuario   integer     not null references usuarios on delete cascade,
      ruta      text        not null,
      clave     text        not null,
      huella    text        not null,
      estado    integer,
      cabeceras jsonb,
      cuerpo    text,
      creada    timestamptz not null default now(),
      primary key (usuario, ruta, clave)
    )`,
  sql`create index claves_de_idempotencia_creada on claves_de_idempotencia (creada)`,

  // Versions begin at the time of day, so that a browser's copy from an earlier database never passes for this one's.
  sql`
    create table versiones_de_tabla (
      tabla   text   primary key,
      version bigint not null default (extract(epoch from clock_timestamp()) * 1000)::bigint
    )`,
  sql`
    create function subir_version_de_tabla() returns trigger language plpgsql as $$
    begin
      update versiones_de_tabla set version = version + 1 where tabla = tg_table_name;
      return null;
    end $$`,

  sql`
    create table magnitudes (
      id      integer generated always as identity primary key,
      valor   jsonb   not null default '{}',
      version integer not null default 1
    )`,

  sql`
    create table paises (
      codigo_iso_alfa_2   text  primary key,
      codigo_iso_alfa_3   text  not null,
      codigo_iso_numerico text  not null,
      nombre              jsonb not null
    )`,
]

export const up = async <DB>(db: Kysely<DB>) => {
  for (const statement of statements) await statement.execute(db)
  await trackVersions(db, 'magnitudes')
  await trackVersions(db, 'paises')
}
