import { Type, type Static } from '@fastify/type-provider-typebox'
import { sha256 } from '../sha256'

/**
 * Lines of a backup, a gzip file of JSON objects: header, images, tables with their rows and a total each, end.
 * The format is the same for both engines.
 */
export const entrySchema = Type.Union([
  Type.Object({ formato: Type.Literal('nutricion-de-cultivos/1'), migraciones: Type.Array(Type.String()) }),
  /** `bytes` in base64; null if those of the image are lost or damaged. */
  Type.Object({ imagen: Type.String(), tipo: Type.String(), tamano: Type.Integer(), bytes: Type.Union([Type.String(), Type.Null()]) }),
  Type.Object({ tabla: Type.String(), columnas: Type.Array(Type.String()), ultimo: Type.Union([Type.Integer(), Type.Null()]) }),
  Type.Object({ filas: Type.Integer(), sha256: Type.String() }),
  Type.Object({ fin: Type.Integer() }),
])

/** Line of the file that is not a row. */
export type Entry = Static<typeof entrySchema>

export type Header = Extract<Entry, { formato: string }>
export type ImageEntry = Extract<Entry, { imagen: string }>
export type TableEntry = Extract<Entry, { tabla: string }>

/** True if these are the original bytes of the image. */
export const isWhole = ({ imagen, tamano }: Pick<ImageEntry, 'imagen' | 'tamano'>, bytes: Buffer): boolean =>
  bytes.length === tamano && sha256(bytes) === imagen

const ROW = '{"fila":'

/** Line of a row, with the JSON text from the database unchanged. */
export const rowLine = (row: string) => `${ROW}${row}}`

export const rowOf = (line: string): string | undefined => (line.startsWith(ROW) ? line.slice(ROW.length, -1) : undefined)
