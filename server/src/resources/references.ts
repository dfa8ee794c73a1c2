import { sql } from 'kysely'
import type { Field } from '@/shared/resources/fields'
import type { ResourceName } from '@/shared/resources/names'
import { allResources } from '@/shared/resources/registry'
import type { Resource } from '@/shared/resources/resource'
import type { Sql } from '../sql'
import type { ListKind } from './columns'

/** Table whose rows are read only and have no descriptor: countries. */
const COUNTRIES = 'paises'

/** Table and column that a value refers to, with its SQL from a text. */
export interface Reference {
  table: ResourceName | typeof COUNTRIES
  column: 'id' | 'codigo_iso_alfa_2'
  /** Value as in the referring column. */
  stored: (text: Sql) => Sql
  /** Value as in the referenced column. */
  key: (text: Sql) => Sql
}

const asId = (text: Sql) => sql`${text}::integer`

const byId = ({ to }: { to: ResourceName }): Reference => ({ table: to, column: 'id', stored: asId, key: asId })

/** Country codes are stored as sent, and compared without case. */
const byCountryCode = (): Reference => ({
  table: COUNTRIES,
  column: 'codigo_iso_alfa_2',
  stored: text => text,
  key: text => sql`upper(${text} collate "C")`,
})

type ReferenceKind = 'reference' | 'country' | ListKind

const references: { [K in ReferenceKind]: (field: Field<K>) => Reference } = {
  reference: byId,
  references: byId,
  country: byCountryCode,
  countries: byCountryCode,
}

export const isReference = (field: Field): field is Field<ReferenceKind> => Object.hasOwn(references, field.kind)

/** Reference of the values of a field. */
export const referenceOf = <K extends ReferenceKind>(field: Field<K>): Reference => references[field.kind](field)

/** Member of a child record, and the resource that it refers to. */
interface Owner {
  member: string
  to: ResourceName
}

/** Members that refer to the owner of a part, which is deleted with it; none for records that are not parts. */
export const ownersOf = ({ fields }: Resource): Owner[] =>
  Object.entries(fields).flatMap(([member, field]) => (field.kind === 'reference' && field.owner ? [{ member, to: field.to }] : []))

/** Members that refer to the record under which a record is shown: stages are shown under their crop, although they are no parts of it. */
export const placesOf = ({ fields, child }: Resource): Owner[] =>
  Object.entries(fields).flatMap(([member, field]) =>
    field.kind === 'reference' && child?.owners.includes(member) ? [{ member, to: field.to }] : [],
  )

/** Resources whose records are parts of records of this one, with the member that refers to those. */
export const partsOf = (owner: Resource): { part: Resource; member: string }[] =>
  allResources.flatMap(part => ownersOf(part).flatMap(({ member, to }) => (to === owner.name ? [{ part, member }] : [])))

/** Resources whose records are not parts of others. */
export const ownerlessResources = allResources.filter(each => ownersOf(each).length === 0)
