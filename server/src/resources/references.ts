import { sql, type RawBuilder } from 'kysely'
import type { Field } from '@/shared/resources/fields'
import type { ResourceName } from '@/shared/resources/names'
import { allResources } from '@/shared/resources/registry'
import type { Resource } from '@/shared/resources/resource'
import type { ListKind } from './columns'

type Sql = RawBuilder<unknown>

/** Table whose rows are read only and have no descriptor: countries. */
const COUNTRIES = 'paises'

/** Rows that a value names, given its text in SQL. */
export interface Reference {
  table: ResourceName | typeof COUNTRIES
  column: 'id' | 'codigo_iso_alfa_2'
  /** Gives the value as the referring column keeps it. */
  stored: (text: Sql) => Sql
  /** Gives the value as the column referred to has it. */
  key: (text: Sql) => Sql
}

const asId = (text: Sql) => sql`${text}::integer`

const byId = ({ to }: { to: ResourceName }): Reference => ({ table: to, column: 'id', stored: asId, key: asId })

/** Country codes are kept in the case they were sent in, and compared without. */
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

/** Rows that values of a field name. */
export const referenceOf = <K extends ReferenceKind>(field: Field<K>): Reference => references[field.kind](field)

/** Member of a child record, and the resource of the record that it names. */
export interface Owner {
  member: string
  to: ResourceName
}

/** Members by which records are parts of others, which they are deleted with; none where they stand for themselves. */
export const ownersOf = ({ fields }: Resource): Owner[] =>
  Object.entries(fields).flatMap(([member, field]) => (field.kind === 'reference' && field.owner ? [{ member, to: field.to }] : []))

/** Members by which records are shown under others: stages stand under their crop, although they are no part of it. */
export const placesOf = ({ fields, child }: Resource): Owner[] =>
  Object.entries(fields).flatMap(([member, field]) =>
    field.kind === 'reference' && child?.owners.includes(member) ? [{ member, to: field.to }] : [],
  )

/** Resources whose records are parts of records of this one, with the member that names those. */
export const partsOf = (owner: Resource): { part: Resource; member: string }[] =>
  allResources.flatMap(part => ownersOf(part).flatMap(({ member, to }) => (to === owner.name ? [{ part, member }] : [])))

/** Resources whose records stand for themselves. */
export const standing = allResources.filter(each => ownersOf(each).length === 0)
