import type { Field, Values } from '@/shared/resources/fields'
import type { Noun, ResourceName, Routes } from '@/shared/resources/names'

export type Fields = Readonly<Record<string, Field>>

export type Operation = 'list' | 'create' | 'read' | 'update' | 'remove'

/** Child records: shown among the changes of their owner, and saved with it. */
export interface ChildRecords<Member extends string = string> {
  /** Heading in the history: "Composición". */
  label: string
  /** Noun of their count: "7 líneas". */
  counted: Noun
  /** Members that refer to the owner. */
  owners: readonly Member[]
  /**
   * Members that identify a recreated child record, the surest first: most child records are replaced instead of updated. Empty for kinds
   * that are updated.
   */
  identity: readonly (readonly Member[])[]
  /** Members for the short name, the first one with a value: "Zinc (Zn)". */
  title: readonly Member[]
}

export interface Resource<
  Name extends ResourceName = ResourceName,
  F extends Fields = Fields,
  Light extends string = string,
  Addresses extends Routes | null = Routes | null,
  Filter extends string = string,
  Allowed extends Operation = Operation,
> {
  name: Name
  noun: Noun
  /** Addresses of the list and of a record; null for records without a page of their own. */
  routes: Addresses
  /** Field with the name of a record in sentences; null for child records, which use `child.title`. */
  title: string | null
  /** Fields in the form's order, without `id`. */
  fields: F
  /** Unique codes, compared without case and outer blanks. */
  unique?: readonly string[]
  /** Members of which exactly one has a value; `sentence` is the error message. */
  exactlyOne?: { members: readonly string[]; sentence: string }
  /**
   * References by which the list can be filtered, as `?name={id}`. A list with filters is loaded with its owner; the store holds all
   * others.
   */
  filters?: readonly Filter[]
  /** Members of the light list besides `id`. Omitted: lists hold whole records. */
  light?: readonly Light[]
  /** Calls of the API. Omitted: all five. */
  operations?: readonly Allowed[]
  child?: ChildRecords
}

type Names<F> = readonly (keyof F & string)[]

/**
 * Defines a resource: checks the named members against the fields, and keeps all literal types, from which records, inputs and columns are
 * inferred.
 */
export const resource = <
  const Name extends ResourceName,
  const F extends Fields,
  const Light extends keyof F & string = keyof F & string,
  Addresses extends Routes | null = Routes | null,
  const Filter extends keyof F & string = never,
  const Allowed extends Operation = Operation,
>(
  definition: Resource<Name, F, Light, Addresses, Filter, Allowed> & {
    title: (keyof F & string) | null
    unique?: Names<F>
    exactlyOne?: { members: Names<F> }
    child?: ChildRecords<keyof F & string>
  },
): Resource<Name, F, Light, Addresses, Filter, Allowed> => definition

/** Flattens an intersection into one object type, for editors and error messages. */
type Flat<T> = { [Key in keyof T]: T[Key] }

type ValueOf<F extends Field> = F['nullable'] extends true ? Values[F['kind']] | null : Values[F['kind']]
export type FieldName<R extends Resource> = keyof R['fields'] & string
/** Names of the fields of some kinds. */
export type NameOfKind<R extends Resource, K extends Field['kind']> = {
  [Name in FieldName<R>]: R['fields'][Name]['kind'] extends K ? Name : never
}[FieldName<R>]
/** Names of the references by which the list can be filtered. */
export type FilterOf<R extends Resource> = R extends Resource<ResourceName, Fields, string, Routes | null, infer Filter> ? Filter : never
/** Calls of the resource in the API. */
export type OperationOf<R extends Resource> =
  R extends Resource<ResourceName, Fields, string, Routes | null, string, infer Allowed> ? Allowed : never
/** Names of the fields that a form edits and a body writes. */
export type WritableName<R extends Resource> = {
  [Name in FieldName<R>]: R['fields'][Name]['readOnly'] extends true ? never : Name
}[FieldName<R>]
type RequiredName<R extends Resource> = { [Name in FieldName<R>]: R['fields'][Name]['required'] extends true ? Name : never }[FieldName<R>]

/** Record in a GET response. */
export type RecordOf<R extends Resource> = Flat<{ id: number } & { -readonly [Name in FieldName<R>]: ValueOf<R['fields'][Name]> }>

/** Record in the light list, or the whole record for resources without one. */
export type LightOf<R extends Resource> =
  R extends Resource<ResourceName, Fields, infer Light> ? Flat<Pick<RecordOf<R>, ('id' | Light) & keyof RecordOf<R>>> : never

/** Values of a form: every writable field. */
export type ValuesOf<R extends Resource> = { -readonly [Name in WritableName<R>]: ValueOf<R['fields'][Name]> }

/** Body of POST: the required fields, and any other writable fields. */
export type InputOf<R extends Resource> = Flat<
  { -readonly [Name in WritableName<R> & RequiredName<R>]: ValueOf<R['fields'][Name]> } & {
    -readonly [Name in Exclude<WritableName<R>, RequiredName<R>>]?: ValueOf<R['fields'][Name]>
  }
>

const isNameIn = <F extends Fields>(fields: F, name: string): name is keyof F & string => Object.hasOwn(fields, name)

/** Names of the fields in the form's order, with their literal types, unlike `Object.keys`. */
export const fieldNames = <R extends Resource>({ fields }: R): FieldName<R>[] =>
  Object.keys(fields).filter((name): name is FieldName<R> => isNameIn(fields, name))

/** Field by its typed name. Two annotated steps, because in one step the index signature of `Fields` would add undefined. */
export const fieldOf = <R extends Resource>(resource: R, name: FieldName<R>): Field => {
  const fields: R['fields'] = resource.fields
  const field: R['fields'][FieldName<R>] = fields[name]
  return field
}

const isWritable = <R extends Resource>(resource: R, name: FieldName<R>): name is WritableName<R> => !fieldOf(resource, name).readOnly

/** Names of the fields that a form edits and a body writes. */
export const writableNames = <R extends Resource>(resource: R): WritableName<R>[] =>
  fieldNames(resource).filter((name): name is WritableName<R> => isWritable(resource, name))

/** Names of the fields that are texts by language. */
export const textNames = <R extends Resource>(resource: R): NameOfKind<R, 'text'>[] =>
  fieldNames(resource).filter((name): name is NameOfKind<R, 'text'> => fieldOf(resource, name).kind === 'text')
