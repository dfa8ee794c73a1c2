import type { ColumnType, Generated, GeneratedAlways, Insertable, Selectable } from 'kysely'
import type { LocaleMap } from '@/shared/locales'
import type { CatalogueTables } from '../resources/tables'

type CreatedAt = ColumnType<Date, Date | undefined, never>

/** `email` is unique without regard to case: look it up by `lower(email)`. */
interface UsuariosTable {
  id: GeneratedAlways<number>
  email: string
  nombre: Generated<string>
  apellidos: Generated<string>
  /** Null until the user has set a password by a link. */
  password_hash: string | null
  administrador: Generated<boolean>
  activo: Generated<boolean>
  ultimo_acceso: ColumnType<Date | null, Date | undefined, Date>
  creado: CreatedAt
}

interface SesionesTable {
  id: GeneratedAlways<number>
  token_hash: string
  usuario: number
  /** Device that opened the session, in words. */
  dispositivo: Generated<string>
  creada: CreatedAt
  usada: Generated<Date>
}

/** Link by which a user may set a password; a new link replaces the one before. */
interface EnlacesDeClaveTable {
  usuario: number
  codigo_hash: string
  caduca: Date
}

/** One row per failed login; shared by the replicas, so that the limits apply to all of them together. */
interface IntentosDeAccesoTable {
  id: GeneratedAlways<number>
  email: string
  direccion: string
  cuando: Generated<Date>
}

/** Addresses from which each user has signed in, with the last time: failed logins from other addresses do not block them. */
interface DireccionesConocidasTable {
  usuario: number
  direccion: string
  vista: Generated<Date>
}

/** `estado`, `cabeceras` and `cuerpo` are the stored response: null only inside the transaction that creates it. */
interface ClavesDeIdempotenciaTable {
  usuario: number
  ruta: string
  clave: string
  huella: string
  estado: number | null
  cabeceras: Record<string, string> | null
  cuerpo: string | null
  /** Updated when an expired key is used again. */
  creada: ColumnType<Date, Date | undefined, Date>
}

/** Written by triggers only: `version` grows with every statement that changes `tabla`, in the same transaction. */
interface VersionesDeTablaTable {
  tabla: GeneratedAlways<string>
  version: GeneratedAlways<number>
  /** Version after which all changes are in `registros_cambiados`; null if none are noted. */
  cambios_desde: GeneratedAlways<number | null>
}

/** Written by triggers only: records of `tabla` that each of its versions changed, created or deleted. */
interface RegistrosCambiadosTable {
  tabla: GeneratedAlways<string>
  version: GeneratedAlways<number>
  registro: GeneratedAlways<number>
  /** Id of the user who changed the record; null for an operator. */
  usuario: GeneratedAlways<number | null>
}

/** Entry of the history, one per save, written by triggers only [HI-01]. */
interface HistorialTable {
  id: GeneratedAlways<number>
  momento: CreatedAt
  /** Id of the user; null for an operator on the server. */
  usuario: number | null
  /** `Save-Id` of the calls of one save. */
  guardado: string | null
  /** True if the entry restored records. */
  restaura: Generated<boolean>
}

/** Rows of the table as JSON. */
type Fila = Record<string, unknown>

/** Change of a record in an entry, by triggers. `antes` is null if created, `despues` if deleted; an update has the members that differ. */
interface HistorialCambiosTable {
  id: GeneratedAlways<number>
  entrada: number
  tabla: string
  registro: number
  /** Owner of a part, or the record itself. */
  raiz_tipo: string | null
  raiz: number | null
  antes: Fila | null
  despues: Fila | null
  /** Missing references of a restored record: `DanglingReference[]`. */
  perdidas: unknown
  /** True if the changes cancel out. */
  vacio: GeneratedAlways<boolean>
  /** Transaction that wrote the row first; null in rows that are older than the column. */
  transaccion: GeneratedAlways<number | null>
}

/** Numbers of entries of the history, by member and language. */
type TextEntries = Record<string, Record<string, number>>

/** Entries of the history that the texts of a changed record are compared with [TX-02]. */
interface TextosCambiadosTable {
  tabla: string
  registro: number
  /** Last entry that changed each text, written by triggers. */
  cambios: Generated<TextEntries>
  /** Last change of the text, in any language, that a user has confirmed. */
  vigentes: Generated<TextEntries>
}

/** Bytes of history that a user has written in a minute, in one row or several. Written by triggers. */
interface BytesEscritosTable {
  usuario: number
  /** Start of the minute. */
  momento: Date
  bytes: number
}

/** Hash of each file of `database/functions` as it was applied last. */
interface FuncionesAplicadasTable {
  nombre: string
  huella: string
}

interface PaisesTable {
  codigo_iso_alfa_2: string
  codigo_iso_alfa_3: string
  codigo_iso_numerico: string
  nombre: LocaleMap
}

/** `bytes` is null on the embedded engine, where the bytes are a file. */
interface ImagenesTable {
  /** SHA-256 of the bytes, in hexadecimal. */
  hash: string
  /** Media type, detected from the content. */
  tipo: string
  tamano: number
  bytes: Buffer | null
  creada: CreatedAt
}

/** Tables after the last migration: those of resources from their descriptors, the others as written here. */
export interface Schema extends CatalogueTables {
  usuarios: UsuariosTable
  sesiones: SesionesTable
  enlaces_de_clave: EnlacesDeClaveTable
  intentos_de_acceso: IntentosDeAccesoTable
  direcciones_conocidas: DireccionesConocidasTable
  claves_de_idempotencia: ClavesDeIdempotenciaTable
  versiones_de_tabla: VersionesDeTablaTable
  registros_cambiados: RegistrosCambiadosTable
  historial: HistorialTable
  historial_cambios: HistorialCambiosTable
  textos_cambiados: TextosCambiadosTable
  bytes_escritos: BytesEscritosTable
  funciones_aplicadas: FuncionesAplicadasTable
  paises: PaisesTable
  imagenes: ImagenesTable
}

export type Row<T extends keyof Schema> = Selectable<Schema[T]>
export type NewRow<T extends keyof Schema> = Insertable<Schema[T]>
