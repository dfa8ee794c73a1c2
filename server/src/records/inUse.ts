import { sql, type Kysely } from 'kysely'
import { countedNoun } from '@/shared/counted'
import { listed } from '@/shared/listed'
import type { ResourceName } from '@/shared/resources/names'
import type { Resource } from '@/shared/resources/resource'
import type { Schema } from '../database/schema'
import { Snapshot } from '../database/snapshot'
import { anyOf } from '../sql'
import { HttpError } from '../response/httpError'
import { subjectOf } from '../resources/words'
import { conditionsOn } from './references'

/** Records that refer to a record, counted by kind: "3 envases", "1 línea de composición". */
const countReferrers = async ({ db }: Snapshot, target: ResourceName, id: number) => {
  const referrers: string[] = []
  for (const [{ name, noun }, found] of conditionsOn(target, id)) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(name)} where ${anyOf(found)}
    `.execute(db)
    const n = rows[0]?.n ?? 0
    if (n > 0) referrers.push(countedNoun(n, noun))
  }
  return referrers
}

/** Error 409 for the deletion of a record in use: kinds and numbers of the records that refer to it. */
export const inUse = async (db: Kysely<Schema>, resource: Resource, id: number) => {
  const referrers = await Snapshot.read(db, snapshot => countReferrers(snapshot, resource.name, id))
  return new HttpError(409, `${subjectOf(resource)} se usa en ${referrers.length > 0 ? listed(referrers) : 'otros registros'}`)
}
