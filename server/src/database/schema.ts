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
  /** Null until the user has chosen a password, by a link. */
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
  /** Device that opened it, in words. */
  dispositivo: Generated<string>
  creada: CreatedAt
  usada: Generated<Date>
}

/** The one link by which a user may choose a password: a new one takes the place of the one before. */
interface EnlacesDeClaveTable {
  usuario: number
  codigo_hash: string
  caduca: Date
}

/** One row for each failed login; replicas share it, so that the limits hold for all of them together. */
interface IntentosDeAccesoTable {
  id: GeneratedAlways<number>
  email: string
  direccion: string
  cuando: Generated<Date>
}

/** Addresses from which each user has signed in, and when last: failures of strangers do not block these. */
interface DireccionesConocidasTable {
  usuario: number
  direccion: string
  vista: Generated<Date>
}

/** `estado`, `cabeceras` and `cuerpo` are the stored answer: null only inside the transaction that is making it. */
interface ClavesDeIdempotenciaTable {
  usuario: number
  ruta: string
  clave: string
  huella: string
  estado: number | null
  cabeceras: Record<string, string> | null
  cuerpo: string | null
  /** Written anew where a key that is over its time is used again. */
  creada: ColumnType<Date, Date | undefined, Date>
}

/** Only triggers write it: `version` grows with every statement that changes `tabla`, in the same transaction. */
interface VersionesDeTablaTable {
  tabla: GeneratedAlways<string>
  version: GeneratedAlways<number>
  /** All that has changed after this version is in `registros_cambiados`; null where nothing is noted. */
  cambios_desde: GeneratedAlways<number | null>
}

/** Only triggers write it: which records of `tabla` each of its versions changed, made or deleted. */
interface RegistrosCambiadosTable {
  tabla: GeneratedAlways<string>
  version: GeneratedAlways<number>
  registro: GeneratedAlways<number>
  /** User who changed it; null where an operator did. */
  usuario: GeneratedAlways<number | null>
}

/** Only triggers write it: an entry for each save [HI-01]. */
interface HistorialTable {
  id: GeneratedAlways<number>
  momento: CreatedAt
  /** Null where an operator did it on the machine itself. */
  usuario: number | null
  /** The `Save-Id` of the calls that belong together. */
  guardado: string | null
  /** True if it brought records back. */
  restaura: Generated<boolean>
}

/** Rows of the table as JSON. */
type Fila = Record<string, unknown>

/** Triggers write it: what an entry did to one record. A new one has nothing before, one that went nothing after; else the members that differ. */
interface HistorialCambiosTable {
  id: GeneratedAlways<number>
  entrada: number
  tabla: string
  registro: number
  /** Record that this one is a part of, or itself. */
  raiz_tipo: string | null
  raiz: number | null
  antes: Fila | null
  despues: Fila | null
  /** The references that a restored record had to do without. */
  perdidas: unknown
  /** True if its changes cancel out. */
  vacio: GeneratedAlways<boolean>
  /** The transaction that wrote it first; null in rows that are older than the column. */
  transaccion: GeneratedAlways<number | null>
}

/** Member to language to the number of an entry of the history. */
type TextEntries = Record<string, Record<string, number>>

/** Triggers write it: of a record that has changed since it was made or brought back, what its texts are held against [TX-02]. */
interface TextosCambiadosTable {
  tabla: string
  registro: number
  /** The last entry that changed each text. */
  cambios: Generated<TextEntries>
  /** Last entry of the history when a user confirmed the text. */
  vigentes: Generated<TextEntries>
}

/** Triggers write it: how many bytes of history a user has written in a minute, in one row or several. */
interface BytesEscritosTable {
  usuario: number
  /** When the minute began. */
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
  /** Media type, as told by the content. */
  tipo: string
  tamano: number
  bytes: Buffer | null
  creada: CreatedAt
}

/** The tables as the last migration leaves them: those of resources by their descriptors, the others as written here. */
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
