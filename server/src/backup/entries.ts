import { Type, type Static } from '@fastify/type-provider-typebox'
import { hashOf } from '../images/hashOf'

/**
 * A backup is a gzip of lines, each a JSON object: what it is, its images, its tables with their rows and a total each, an end.
 * Whatever the engine it comes from, it is the same, and goes into either.
 */
export const entrySchema = Type.Union([
  Type.Object({ formato: Type.Literal('nutricion-de-cultivos/1'), migraciones: Type.Array(Type.String()) }),
  /** `bytes` in base64; null where those of an image have been lost or are damaged. */
  Type.Object({ imagen: Type.String(), tipo: Type.String(), tamano: Type.Integer(), bytes: Type.Union([Type.String(), Type.Null()]) }),
  Type.Object({ tabla: Type.String(), columnas: Type.Array(Type.String()), ultimo: Type.Union([Type.Integer(), Type.Null()]) }),
  Type.Object({ filas: Type.Integer(), sha256: Type.String() }),
  Type.Object({ fin: Type.Integer() }),
])

/** A line of the file that is no row. */
export type Entry = Static<typeof entrySchema>

export type Header = Extract<Entry, { formato: string }>
export type ImageEntry = Extract<Entry, { imagen: string }>
export type TableEntry = Extract<Entry, { tabla: string }>

/** True if these are the original bytes of the image. */
export const isWhole = ({ imagen, tamano }: Pick<ImageEntry, 'imagen' | 'tamano'>, bytes: Buffer): boolean =>
  bytes.length === tamano && hashOf(bytes) === imagen

const ROW = '{"fila":'

/** A row goes in and comes out as the text that the database made of it. */
export const rowLine = (row: string) => `${ROW}${row}}`

export const rowOf = (line: string): string | undefined => (line.startsWith(ROW) ? line.slice(ROW.length, -1) : undefined)
