import { sql, type Kysely } from 'kysely'
import { countedNoun } from '@/shared/counted'
import { listed } from '@/shared/listed'
import type { ResourceName } from '@/shared/resources/names'
import type { Resource } from '@/shared/resources/resource'
import type { Schema } from '../database/schema'
import { anyOf } from '../sql'
import { HttpError } from '../response/httpError'
import { subjectOf } from '../resources/words'
import { conditionsOn } from './references'

/** Records that refer to a record, counted by kind: "3 envases", "1 línea de composición". */
const countReferrers = async (db: Kysely<Schema>, target: ResourceName, id: number) => {
  const kinds = [...conditionsOn(target, id)]
  const counts = kinds.map(([{ name }, found]) => sql`(select count(*) from ${sql.table(name)} where ${anyOf(found)})`)
  const { rows } = await sql<{ counts: number[] }>`select json_build_array(${sql.join(counts)}) as counts`.execute(db)
  return kinds.flatMap(([{ noun }], at) => {
    const count = rows[0]?.counts[at] ?? 0
    return count > 0 ? [countedNoun(count, noun)] : []
  })
}

/** Error 409 for the deletion of a record in use: kinds and numbers of the records that refer to it. */
export const inUse = async (db: Kysely<Schema>, resource: Resource, id: number) => {
  const referrers = await countReferrers(db, resource.name, id)
  return new HttpError(409, `${subjectOf(resource)} se usa en ${referrers.length > 0 ? listed(referrers) : 'otros registros'}`)
}
