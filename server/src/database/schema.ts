import type { ColumnType, Generated, GeneratedAlways, Insertable, Selectable } from 'kysely'
import type { LocaleMap } from '@/domain/locales'

type CreatedAt = ColumnType<Date, Date | undefined, never>

/** `email` is unique without regard to case: look it up by `lower(email)`. */
export interface UsuariosTable {
  id: GeneratedAlways<number>
  email: string
  nombre: Generated<string>
  apellidos: Generated<string>
  password_hash: string
  creado: CreatedAt
}

export interface SesionesTable {
  token_hash: string
  usuario: number
  creada: CreatedAt
  usada: Generated<Date>
}

/** One row for each failed login; replicas share it, so that the limits hold for all of them together. */
export interface IntentosDeAccesoTable {
  id: GeneratedAlways<number>
  email: string
  direccion: string
  cuando: Generated<Date>
}

/** `estado`, `cabeceras` and `cuerpo` are the stored answer: null only inside the transaction that is making it. */
export interface ClavesDeIdempotenciaTable {
  usuario: number
  ruta: string
  clave: string
  huella: string
  estado: number | null
  cabeceras: Record<string, string> | null
  cuerpo: string | null
  creada: CreatedAt
}

/** Written by triggers only: `version` grows with every statement that changes `tabla`, in the same transaction. */
export interface VersionesDeTablaTable {
  tabla: GeneratedAlways<string>
  version: GeneratedAlways<number>
}

export interface MagnitudesTable {
  id: GeneratedAlways<number>
  valor: Generated<LocaleMap>
  version: Generated<number>
}

export interface PaisesTable {
  codigo_iso_alfa_2: string
  codigo_iso_alfa_3: string
  codigo_iso_numerico: string
  nombre: LocaleMap
}

/** The tables as the last migration leaves them. */
export interface Schema {
  usuarios: UsuariosTable
  sesiones: SesionesTable
  intentos_de_acceso: IntentosDeAccesoTable
  claves_de_idempotencia: ClavesDeIdempotenciaTable
  versiones_de_tabla: VersionesDeTablaTable
  magnitudes: MagnitudesTable
  paises: PaisesTable
}

export type Row<T extends keyof Schema> = Selectable<Schema[T]>
export type NewRow<T extends keyof Schema> = Insertable<Schema[T]>
