import { sql } from 'kysely'
import type { VersionDeRegistro } from '@/shared/history'
import { resourceOf } from '@/shared/resources/registry'
import type { Resource } from '@/shared/resources/resource'
import { notFound } from '../response/httpError'
import { shapeOf } from '../records/shape'
import type { Snapshot } from '../database/snapshot'
import { partsOf } from '../resources/references'
import { namedIn, type ChangeRow } from './changes'
import { namesByTable, readNames } from './names'
import { storedBytes } from './historyFilter'
import { asRecord, type Fila } from './record'

/** Path of image addresses. */
const PREFIX = '/imagenes/'

interface LiveRow {
  id: number
  body: Fila
}

/** Current records of a resource whose `member` is `id`. */
const readLive = async ({ db }: Snapshot, resource: Resource, member: string, id: number): Promise<LiveRow[]> => {
  const { json, from } = shapeOf(resource, '')
  const own = sql.ref(`${resource.name}.id`)
  return (
    await sql<LiveRow>`select ${own} as id, ${json}::json as body from ${from} where ${sql.ref(`${resource.name}.${member}`)} = ${id} order by ${own}`.execute(
      db,
    )
  ).rows.map(({ id: of, body }) => {
    const { id: _, ...rest } = body
    return { id: of, body: rest }
  })
}

/** Row as in the history: with the hash of an image, not its address. */
const asRow = ({ fields }: Resource, row: Fila): Fila =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      fields[name]?.kind === 'image' && typeof value === 'string' ? value.slice(PREFIX.length) : value,
    ]),
  )

/** Most stored bytes of a portion of later changes; its first change is always read. */
const PORTION = 1_000_000
/** Most rows examined for a portion. */
const ROWS = 500

interface LaterChange extends Pick<ChangeRow, 'tabla' | 'registro' | 'antes'> {
  id: number
  entrada: number
  isGone: boolean
  isNew: boolean
}

interface Version {
  entrada: number
  tipo: string
  id: number
}

/** Changes of a record and its parts after an entry, the latest first, in bounded portions: all of them may be gigabytes. */
async function* readLater({ db }: Snapshot, { entrada, tipo, id }: Version) {
  let before: Pick<LaterChange, 'entrada' | 'id'> | undefined
  for (;;) {
    const older = before === undefined ? sql`true` : sql`(entrada, id) < (${before.entrada}::bigint, ${before.id}::bigint)`
    const { rows } = await sql<LaterChange>`
      select id, entrada, tabla, registro, antes, antes is null as "isNew", despues is null as "isGone" from (
        select *, sum(${storedBytes}) over siguientes as bytes, row_number() over siguientes as puesto from (
          select * from historial_cambios
          where raiz_tipo = ${tipo} and raiz = ${id}::integer and entrada > ${entrada}::bigint and not vacio and ${older}
          order by entrada desc, id desc limit ${sql.lit(ROWS)}
        ) as ultimas window siguientes as (order by entrada desc, id desc)
      ) as contadas where puesto = 1 or bytes <= ${sql.lit(PORTION)} order by entrada desc, id desc`.execute(db)
    yield rows
    before = rows.at(-1)
    if (before === undefined) return
  }
}

/** State before a later change. */
const undo = (state: Fila | undefined, { antes, isNew, isGone }: LaterChange): Fila | undefined => {
  if (isNew || antes === null) return undefined
  return isGone ? antes : { ...state, ...antes }
}

type Rows = Map<number, Fila | undefined>

/**
 * Record right after an entry, with its parts [HI-03]; its oldest known state if the history begins later. `base` is the prefix of image addresses.
 * A part that has moved to another owner since is missing: the history has its move under the new owner only.
 * @throws HttpError 404 if the record did not exist then, or its deletion is no longer in the history
 */
export const readVersion = async (snapshot: Snapshot, version: Version, base: string): Promise<VersionDeRegistro> => {
  const { entrada, tipo, id } = version
  const resource = resourceOf(tipo)
  if (resource === undefined) throw notFound()
  const parts = partsOf(resource)
  const states = new Map<string, Rows>()
  for (const { part, member } of [{ part: resource, member: 'id' }, ...parts])
    states.set(part.name, new Map((await readLive(snapshot, part, member, id)).map(each => [each.id, asRow(part, each.body)])))
  for await (const portion of readLater(snapshot, version))
    for (const change of portion) {
      const rows = states.get(change.tabla)
      rows?.set(change.registro, undo(rows.get(change.registro), change))
    }

  const rowsOf = (of: Resource, member: string): LiveRow[] =>
    [...(states.get(of.name) ?? [])]
      .toSorted(([one], [other]) => one - other)
      .flatMap(([each, body]) => (body === undefined || (member !== 'id' && body[member] !== id) ? [] : [{ id: each, body }]))

  const [record] = rowsOf(resource, 'id')
  if (record === undefined) throw notFound()
  const partes: Record<string, Fila[]> = {}
  const named = namedIn(tipo, record.body)
  for (const { part, member } of parts) {
    const rows = rowsOf(part, member)
    named.push(...rows.flatMap(({ body }) => namedIn(part.name, body)))
    partes[part.name] = rows.map(each => ({ id: each.id, ...asRecord(part, each.body, base) }))
  }
  const refers = named.map(each => ({ ...each, entrada }))
  return {
    registro: { id: record.id, ...asRecord(resource, record.body, base) },
    partes,
    nombres: namesByTable(refers, await readNames(snapshot.db, refers)),
  }
}
