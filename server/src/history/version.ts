import { sql } from 'kysely'
import type { VersionDeRegistro } from '@/shared/history'
import { resourceOf } from '@/shared/resources/registry'
import type { Resource } from '@/shared/resources/resource'
import { notFound } from '../response/httpError'
import { shapeOf } from '../records/shape'
import type { Snapshot } from '../database/snapshot'
import { partsOf } from '../resources/references'
import { namedIn, type Changed } from './changes'
import { namesByTable, readNames } from './names'
import { storedBytes } from './historyFilter'
import { asRecord, type Fila } from './record'

/** Address of an image without the server. */
const PREFIX = '/imagenes/'

interface Live {
  id: number
  body: Fila
}

/** Records as they are now. */
const readLive = async ({ db }: Snapshot, resource: Resource, member: string, id: number): Promise<Live[]> => {
  const { json, from } = shapeOf(resource, '')
  const own = sql.ref(`${resource.name}.id`)
  return (
    await sql<Live>`select ${own} as id, ${json}::json as body from ${from} where ${sql.ref(`${resource.name}.${member}`)} = ${id} order by ${own}`.execute(
      db,
    )
  ).rows.map(({ id: of, body }) => {
    const { id: _, ...rest } = body
    return { id: of, body: rest }
  })
}

/** Value in the history: the hash of an image, not its address. */
const asRow = ({ fields }: Resource, row: Fila): Fila =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      fields[name]?.kind === 'image' && typeof value === 'string' ? value.slice(PREFIX.length) : value,
    ]),
  )

/** Bytes as they are stored that later changes are read by at a time, beyond one change. */
const PORTION = 1_000_000
/** Rows that are looked at for a portion. */
const ROWS = 500

interface Later extends Pick<Changed, 'tabla' | 'registro' | 'antes'> {
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
  let before: Pick<Later, 'entrada' | 'id'> | undefined
  for (;;) {
    const older = before === undefined ? sql`true` : sql`(entrada, id) < (${before.entrada}::bigint, ${before.id}::bigint)`
    const { rows } = await sql<Later>`
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

/** Takes a later change back. */
const undo = (state: Fila | undefined, { antes, isNew, isGone }: Later): Fila | undefined => {
  if (isNew || antes === null) return undefined
  return isGone ? antes : { ...state, ...antes }
}

type Rows = Map<number, Fila | undefined>

/**
 * A record right after an entry, with its parts [HI-03]. `base` is where the addresses of images begin.
 * @throws HttpError 404 where there was no such record then, or the history does not go back as far
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

  const rowsOf = (of: Resource, member: string): Live[] =>
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
