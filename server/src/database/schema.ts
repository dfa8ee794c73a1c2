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

/** Keeps from where each user has signed in, and when last: strangers' failures lock nobody out there. */
export interface DireccionesConocidasTable {
  usuario: number
  direccion: string
  vista: Generated<Date>
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

/** Only triggers write it: `version` grows with every statement that changes `tabla`, in the same transaction. */
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

/** `bytes` is null on the embedded engine, where the bytes are a file. */
export interface ImagenesTable {
  /** SHA-256 of the bytes, in hexadecimal. */
  hash: string
  /** Media type, as told by the content. */
  tipo: string
  tamano: number
  bytes: Buffer | null
  creada: CreatedAt
}

/** A number that JavaScript can hold goes in; out it comes as text, exact. */
type Numeric = ColumnType<string | null, number | string | null | undefined, number | string | null>
/** "aaaa-mm-dd" goes in; read it in SQL (`::text`), since the engines give a Date in their own time zones. */
type DateColumn = ColumnType<Date | null, string | null | undefined, string | null>
type Reference = ColumnType<number | null, number | null | undefined, number | null>
/** The hash of an image. */
type ImageColumn = ColumnType<string | null, string | null | undefined, string | null>
type Texts = Generated<LocaleMap>

interface RecordTable {
  id: GeneratedAlways<number>
  version: Generated<number>
}

export interface IconosTable extends RecordTable {
  nombre: Texts
  descripcion: Texts
  imagen: ImageColumn
}

export interface FamiliasTable extends RecordTable {
  nombre: Texts
  descripcion: Texts
  color: Generated<string>
  prioridad: Generated<number>
  imagen: ImageColumn
}

export interface EnvasesTable extends RecordTable {
  valor: Texts
  magnitud: Reference
  imagen: ImageColumn
}

export interface ComponentesTable extends RecordTable {
  nombre: Texts
}

export interface GruposDeCultivoTable extends RecordTable {
  nombre: Generated<string>
}

export interface CultivosTable extends RecordTable {
  nombre: Texts
  grupo_de_cultivo: Reference
  imagen: ImageColumn
  imagen_icono: ImageColumn
}

export interface EstadosFenologicosTable extends RecordTable {
  nombre: Texts
  cultivo: number
  imagen: ImageColumn
  orden: Generated<number>
}

export interface SolucionesTable extends RecordTable {
  nombre: Texts
  descripcion: Texts
}

interface ProductoTable extends RecordTable {
  nombre: Texts
  descripcion: Texts
  descripcion2: Texts
  caracteristicas: Texts
  aplicaciones: Texts
  observaciones: Texts
  modo_de_accion: Texts
  seo_title: Texts
  seo_description: Texts
  seo_imagen_catalogo_alt: Texts
  id_hexadecimal: Generated<string>
  /** The database makes it from `codigo` and the Spanish name. */
  slug: GeneratedAlways<string>
  familia: Reference
  activo: Generated<boolean>
  ecologico: Generated<boolean>
  imagen_catalogo: ImageColumn
  imagen_modo_de_accion: ImageColumn
}

/** `codigo` is unique by its `clave_de_codigo`, but where that is noted in `codigo_repetido`. */
interface CodedTable {
  codigo: string
  codigo_repetido: ColumnType<string | null, string | null | undefined, string | null>
}

export interface ProductosGenericosTable extends ProductoTable, CodedTable {
  prioridad: Generated<number>
}

export interface ProductosAcabadosTable extends ProductoTable {
  codigo: Generated<string>
  producto_generico: Reference
  empresa: Generated<string | null>
  internacional: Generated<boolean>
}

/** Exactly one of the two has a value. */
interface OfOneProduct {
  producto_generico: Reference
  producto_acabado: Reference
}

export interface LineasDeComposicionTable extends RecordTable, OfOneProduct {
  componente: Reference
  cantidad_1: Numeric
  magnitud_1: Reference
  cantidad_2: Numeric
  magnitud_2: Reference
  solubilidad: Generated<number>
  valor: Texts
  orden: Generated<number>
}

export interface ComoSeAplicaTable extends RecordTable, OfOneProduct {
  modo_de_aplicacion: Generated<number>
  momento_de_aplicacion: Texts
  dosis: Generated<string>
  objetivo: Texts
  estado_fenologico: number
}

/** `pais` is as it was sent, and `codigo_iso_alfa_2` the country that it names. */
export interface EnsayosTable extends RecordTable, CodedTable {
  nombre: Texts
  fecha: DateColumn
  pais: ColumnType<string | null, string | null | undefined, string | null>
  codigo_iso_alfa_2: GeneratedAlways<string | null>
  cultivo: Reference
  roi: Numeric
  descripcion: Texts
  dosis: Texts
  momento_de_aplicacion: Texts
  imagen: ImageColumn
}

export interface ResultadosDeEnsayoTable extends RecordTable {
  ensayo: number
  orden: Generated<number>
  valor: Numeric
  magnitud: Reference
  descripcion: Texts
}

export interface AdjuntosDeEnsayoTable extends RecordTable {
  ensayo: number
  orden: Generated<number>
  descripcion: Texts
  imagen: ImageColumn
}

export interface CombinacionesDeProductosTable extends RecordTable {
  solucion: number
  observaciones: Texts
}

/** A list in a record, `{owner}_{list}`: what it names, in order. */
export interface ListTable {
  registro: number
  elemento: number
  posicion: number
}

/** Codes as they were sent, with the country that each names. */
export interface PaisesListTable {
  registro: number
  elemento: string
  codigo_iso_alfa_2: GeneratedAlways<string>
  posicion: number
}

/** The tables as the last migration leaves them. */
export interface Schema {
  usuarios: UsuariosTable
  sesiones: SesionesTable
  intentos_de_acceso: IntentosDeAccesoTable
  direcciones_conocidas: DireccionesConocidasTable
  claves_de_idempotencia: ClavesDeIdempotenciaTable
  versiones_de_tabla: VersionesDeTablaTable
  magnitudes: MagnitudesTable
  paises: PaisesTable
  imagenes: ImagenesTable
  iconos: IconosTable
  familias: FamiliasTable
  envases: EnvasesTable
  componentes: ComponentesTable
  grupos_de_cultivo: GruposDeCultivoTable
  cultivos: CultivosTable
  estados_fenologicos: EstadosFenologicosTable
  soluciones: SolucionesTable
  productos_genericos: ProductosGenericosTable
  productos_genericos_iconos: ListTable
  productos_genericos_estados_fenologicos: ListTable
  productos_acabados: ProductosAcabadosTable
  productos_acabados_iconos: ListTable
  productos_acabados_estados_fenologicos: ListTable
  productos_acabados_envases: ListTable
  productos_acabados_paises: PaisesListTable
  lineas_de_composicion: LineasDeComposicionTable
  como_se_aplica: ComoSeAplicaTable
  ensayos: EnsayosTable
  ensayos_productos: ListTable
  resultados_de_ensayo: ResultadosDeEnsayoTable
  adjuntos_de_ensayo: AdjuntosDeEnsayoTable
  combinaciones_de_productos: CombinacionesDeProductosTable
  combinaciones_de_productos_productos_genericos: ListTable
  combinaciones_de_productos_productos_acabados: ListTable
  combinaciones_de_productos_cultivos: ListTable
}

export type Row<T extends keyof Schema> = Selectable<Schema[T]>
export type NewRow<T extends keyof Schema> = Insertable<Schema[T]>
