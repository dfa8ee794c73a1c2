import { sql } from 'kysely'
import type { VersionDeRegistro } from '@/domain/historial/historial'
import { notFound } from '../answer/httpError'
import { shapeOf } from '../catalogue/shape'
import { ownersOf } from '../catalogue/references'
import type { Snapshot } from '../database/snapshot'
import { catalogueOf, catalogues } from '../definitions/catalogues'
import type { Catalogue } from '../definitions/definition'
import { image } from '../definitions/fields'
import { namedIn, type Changed } from './changes'
import { namesByTable, readNames } from './names'
import { asRecord, type Fila } from './record'

/** What an image's address is with no server before it. */
const PREFIX = '/imagenes/'

interface Live {
  id: number
  body: Fila
}

/** Records as they are now. */
const readLive = async ({ db }: Snapshot, definition: Catalogue, member: string, id: number): Promise<Live[]> => {
  const { json, from } = shapeOf(definition, '')
  const own = sql.ref(`${definition.table}.id`)
  return (
    await sql<Live>`select ${own} as id, ${json} as body from ${from} where ${sql.ref(`${definition.table}.${member}`)} = ${id} order by ${own}`.execute(
      db,
    )
  ).rows.map(({ id: of, body }) => {
    const { id: _, ...rest } = body
    return { id: of, body: rest }
  })
}

/** As the history has it: the hash of an image, not its address. */
const asRow = ({ fields }: Catalogue, row: Fila): Fila =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      fields[name] === image && typeof value === 'string' ? value.slice(PREFIX.length) : value,
    ]),
  )

/** What came after is taken back, the latest first. */
const undo = (now: Fila | undefined, later: readonly Changed[]): Fila | undefined =>
  later.reduce<Fila | undefined>((state, { antes, despues }) => {
    if (antes === null) return undefined
    return despues === null ? antes : { ...state, ...antes }
  }, now)

/**
 * A record right after an entry, with its parts [HI-03]. `base` is where the addresses of images begin.
 * @throws HttpError 404 where there was no such record then, or the history does not go back as far
 */
export const readVersion = async (
  snapshot: Snapshot,
  { entrada, tipo, id }: { entrada: number; tipo: string; id: number },
  base: string,
): Promise<VersionDeRegistro> => {
  const definition = catalogueOf(tipo)
  if (definition === undefined) throw notFound()
  const { rows: later } = await sql<Changed>`
    select entrada, tabla, registro, antes, despues from historial_cambios
    where raiz_tipo = ${tipo} and raiz = ${id}::integer and entrada > ${entrada}::bigint and not vacio order by entrada desc, id desc
  `.execute(snapshot.db)

  const rowsOf = async (of: Catalogue, member: string): Promise<Live[]> => {
    const live = new Map((await readLive(snapshot, of, member, id)).map(each => [each.id, asRow(of, each.body)]))
    const changed = later.filter(({ tabla }) => tabla === of.table)
    const ids = new Set([...live.keys(), ...changed.map(({ registro }) => registro)])
    return [...ids]
      .toSorted((one, other) => one - other)
      .flatMap(each => {
        const body = undo(
          live.get(each),
          changed.filter(({ registro }) => registro === each),
        )
        return body === undefined || (member !== 'id' && body[member] !== id) ? [] : [{ id: each, body }]
      })
  }

  const [record] = await rowsOf(definition, 'id')
  if (record === undefined) throw notFound()
  const parts = catalogues.flatMap(each => ownersOf(each).flatMap(({ name, table }) => (table === tipo ? [{ of: each, name }] : [])))
  const partes: Record<string, Fila[]> = {}
  const named = namedIn(tipo, record.body)
  for (const { of, name } of parts) {
    const rows = await rowsOf(of, name)
    named.push(...rows.flatMap(({ body }) => namedIn(of.table, body)))
    partes[of.table] = rows.map(each => ({ id: each.id, ...asRecord(of, each.body, base) }))
  }
  const refers = named.map(each => ({ ...each, entrada }))
  return {
    registro: { id: record.id, ...asRecord(definition, record.body, base) },
    partes,
    nombres: namesByTable(refers, await readNames(snapshot.db, refers)),
  }
}
