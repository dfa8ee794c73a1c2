import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Resource } from '@/shared/resources/resource'
import type { Schema } from '../database/schema'
import { unionAll } from '../sql'
import { invalid, labelsOf, type FieldErrors } from '../response/httpError'
import { problemOf } from '../resources/problems'
import { isReference, referenceOf, type Reference } from '../resources/references'
import { repeatedCode } from '../resources/words'

export type RecordBody = Record<string, unknown>

interface Finding {
  name: string
  /** Unknown reference, at most 20 characters of it; null if the value is in use by another record. */
  missing: string | null
}

const MOST_NAMED = 5

const missingIn = (name: string, { table, column, key }: Reference, values: unknown[]) => {
  const text = sql.ref('each.value')
  return sql<Finding>`
    select ${name}::text as name, left(each.value, 20) as missing, each.place
    from jsonb_array_elements_text(${JSON.stringify(values)}::jsonb) with ordinality as each (value, place)
    where not exists (select from ${sql.table(table)} as target where ${sql.ref(`target.${column}`)} = ${key(text)})`
}

/** Query for another record than `id` with this code. A record with a repeated code from before they were unique may keep it. */
export const takenIn = (table: string, name: string, value: unknown, id?: number) => {
  const hasIt = sql`clave_de_codigo(${sql.ref(name)}) = clave_de_codigo(${value})`
  const isOwn = sql`id = ${id ?? 0}::integer`
  return sql<Finding>`
    select ${name}::text as name, null::text as missing, 0::bigint as place
    where exists (select from ${sql.table(table)} where ${hasIt})
      and not exists (select from ${sql.table(table)} where ${hasIt} and ${isOwn})`
}

/** Errors of values that only the database can find, in one query. */
const askDatabase = async (
  db: Kysely<Schema>,
  { name: table, fields, unique = [] }: Resource,
  body: RecordBody,
  id: number | undefined,
) => {
  const questions = Object.entries(body).flatMap(([name, value]): RawBuilder<Finding>[] => {
    if (unique.includes(name)) return [takenIn(table, name, value, id)]
    const field = fields[name]
    const values = [value].flat().filter(each => each !== null)
    return field && isReference(field) && values.length > 0 ? [missingIn(name, referenceOf(field), values)] : []
  })
  if (questions.length === 0) return []
  const { rows } = await sql<Finding>`${unionAll(questions)} order by place`.execute(db)
  return rows
}

const collect = (resource: Resource, findings: Finding[]): FieldErrors => {
  const names = [...new Set(findings.map(({ name }) => name))]
  return Object.fromEntries(
    names.map(name => {
      const missing = [...new Set(findings.flatMap(each => (each.name === name && each.missing !== null ? [each.missing] : [])))]
      const firstMissing = [...missing.slice(0, MOST_NAMED), ...(missing.length > MOST_NAMED ? ['…'] : [])]
      return [name, [missing.length > 0 ? `No existe: ${firstMissing.join(', ')}.` : repeatedCode(resource)]]
    }),
  )
}

const ownProblems = ({ fields }: Resource, body: RecordBody, stored: RecordBody = {}): FieldErrors =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => {
      const field = fields[name]
      const problem = field && problemOf(field, value, stored[name])
      return problem === undefined ? [] : [[name, [problem]]]
    }),
  )

/** Errors of the given values that the stored ones do not excuse. The record is read only if there are errors. */
const remainingProblems = async (
  db: Kysely<Schema>,
  resource: Resource,
  body: RecordBody,
  id: number | undefined,
): Promise<FieldErrors> => {
  const found = ownProblems(resource, body)
  const names = Object.keys(found)
  if (id === undefined || names.length === 0) return found
  const columns = sql.join(names.map(name => sql.ref(name)))
  const { rows } = await sql<RecordBody>`select ${columns} from ${sql.table(resource.name)} where id = ${id}`.execute(db)
  return ownProblems(resource, Object.fromEntries(names.map(name => [name, body[name]])), rows[0])
}

const productProblems = ({ exactlyOne }: Resource, whole: RecordBody, refused: FieldErrors): FieldErrors => {
  if (exactlyOne === undefined || exactlyOne.members.some(name => name in refused)) return {}
  const set = exactlyOne.members.filter(name => (whole[name] ?? null) !== null)
  return set.length === 1 ? {} : Object.fromEntries(exactlyOne.members.map(name => [name, [exactlyOne.sentence]]))
}

/** Writable members of a body, without those in `refused`. */
export const writable = ({ fields }: Resource, body: RecordBody, refused: FieldErrors = {}): RecordBody =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      !field.readOnly && Object.hasOwn(body, name) && !Object.hasOwn(refused, name) ? [[name, body[name]]] : [],
    ),
  )

/**
 * Validates a body; one response has all errors.
 * @param refused errors from the schema; if defined, the result is always 400
 * @param stored record to change, with its `id`
 * @throws HttpError 400
 */
export const check = async (
  db: Kysely<Schema>,
  resource: Resource,
  body: RecordBody,
  refused: FieldErrors | undefined,
  stored?: RecordBody & { id: number },
) => {
  const typed = writable(resource, body, refused)
  const own = await remainingProblems(db, resource, typed, stored?.id)
  const problems = { ...refused, ...own }
  const findings = await askDatabase(db, resource, writable(resource, typed, own), stored?.id)
  const errors = { ...problems, ...productProblems(resource, { ...stored, ...typed }, problems), ...collect(resource, findings) }
  // In the order of the form: `detail` is about the first error.
  const names = Object.keys(resource.fields)
  const inOrder = Object.fromEntries(Object.entries(errors).sort(([one], [other]) => names.indexOf(one) - names.indexOf(other)))
  if (refused !== undefined || Object.keys(errors).length > 0) throw invalid(inOrder, labelsOf(resource.fields))
}
