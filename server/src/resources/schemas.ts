import { Type, type TSchema } from '@fastify/type-provider-typebox'
import type { Field, Kind } from '@/shared/resources/fields'
import type { Resource } from '@/shared/resources/resource'
import * as schemas from '../jsonSchemas'

/** JSON Schemas by kind of field, for responses and request bodies. */
const fieldSchemas: { [K in Kind]: (field: Field<K>) => TSchema } = {
  text: () => schemas.localeMap,
  plainText: ({ nullable }) => (nullable ? schemas.optionalText : schemas.text),
  code: () => schemas.text,
  integer: ({ min, max }) => schemas.integer(min, max),
  decimal: ({ range }) => schemas.optionalNumber(range?.min, range?.max),
  flag: () => Type.Boolean(),
  choice: ({ words }) => schemas.integer(0, words.length - 1),
  date: () => schemas.optionalText,
  reference: ({ nullable }) => (nullable ? schemas.optionalId : schemas.id),
  references: () => schemas.list(schemas.id),
  country: () => schemas.optionalText,
  countries: () => schemas.list(schemas.text),
  image: () => schemas.imageAddress,
  generated: () => Type.String({ readOnly: true }),
}

export const schemaOf = <K extends Kind>(field: Field<K>): TSchema => fieldSchemas[field.kind](field)

const object = (members: [string, TSchema][]) => Type.Object(Object.fromEntries(members))

const id: [string, TSchema] = ['id', schemas.id]

const membersOf = ({ fields }: Resource, isShown: (name: string, field: Field) => boolean = () => true) =>
  Object.entries(fields).flatMap(([name, field]): [string, TSchema][] => (isShown(name, field) ? [[name, schemaOf(field)]] : []))

/** Record in a response. */
export const recordSchema = (resource: Resource) => object([id, ...membersOf(resource)])

/** Row of the light list. */
export const lightSchema = (resource: Resource) => object([id, ...membersOf(resource, name => resource.light?.includes(name) === true)])

/** Body of a new record. Read-only members are ignored. */
export const creationSchema = (resource: Resource) => {
  const { fields } = resource
  const written = membersOf(resource, (_, { readOnly }) => !readOnly)
  return object(written.map(([name, schema]) => [name, fields[name]?.required === true ? schema : Type.Optional(schema)]))
}

/** Body of a change; every member is optional. */
export const changeSchema = (resource: Resource) =>
  object(membersOf(resource, (_, { readOnly }) => !readOnly).map(([name, schema]) => [name, Type.Optional(schema)]))

/** Query of a list with filters. */
export const filterSchema = ({ filters = [] }: Resource) => object(filters.map(name => [name, Type.Optional(schemas.id)]))
