import type { Action } from '@reduxjs/toolkit'
import type { ImageApi } from '@/api/http/image'
import type { Resource } from '@/api/http/resource'
import type { Noun } from '@/domain/list/noun'
import type { LocaleMap } from '@/domain/locales'
import type { ListColumn } from '@/lists/list'
import type { CatalogueState } from '@/store/catalogues/createCatalogue'
import type { Names } from '@/store/catalogues/namesOf'
import type { Saga } from '@/store/effects'

export interface MasterRecord {
  id: number
}

export type FieldValue = LocaleMap | string | number | null

/** What a master's form edits and its API takes, images apart. */
export type MasterValues = Record<string, FieldValue>

interface Root {
  catalogues: Record<string, CatalogueState<MasterRecord>>
}

interface Field<Name extends string> {
  name: Name
  label: string
}

/** A text of the record in every language; a map. */
export interface MapField<Name extends string = string> extends Field<Name> {
  kind: 'map'
  multiline?: true
  /** It shares its line with the field beside it, where there is room. */
  half?: true
  /** The field has keys for superscripts and subscripts [CQ-02]. */
  scripts?: true
}

/** Free text, at most 7 characters [FA-01]. */
export interface ColorField<Name extends string = string> extends Field<Name> {
  kind: 'color'
}

/** A whole number; 0 where it is left empty. */
export interface NumberField<Name extends string = string> extends Field<Name> {
  kind: 'number'
}

/** Id of a record of another catalogue. */
export interface ReferenceField<Name extends string = string> extends Field<Name> {
  kind: 'reference'
  from: Names
  /** What is sent where none is chosen: null, or the first of the list [CU-03]; or nothing at all, and the form says this. */
  whenEmpty: 'null' | 'first' | { refuse: string }
}

export type MasterField<Name extends string = string> = MapField<Name> | ColorField<Name> | NumberField<Name> | ReferenceField<Name>

/** An image of the record; its step in the save has the same name as its section in the form. */
export interface MasterImage {
  /** The member of the record that holds its address. */
  property: string
  label: string
  api: ImageApi
}

/** The fields of a form, held against what the API takes. */
export const fieldsOf = <Input extends object>(...fields: readonly MasterField<keyof Input & string>[]): readonly MasterField[] => fields

/**
 * All that makes one master screen, as flat data: the copy is irregular and is written out, never put together [MA-02, ER-02].
 * What takes an entity is a method, not a function property, so that definitions of different entities can stand in one list.
 */
export interface MasterDefinition<Entity extends MasterRecord = MasterRecord, Input extends object = MasterValues> {
  /** Names the screen in the state, and its catalogue. */
  key: string
  path: string
  api: Resource<Entity, Input>
  catalogue: {
    name: string
    loadRequested(): Action
    enter(): Saga
    selectAll(root: Root): Entity[]
    selectEntities(root: Root): Record<number, Entity>
    selectIsAwaited(root: Root): boolean
    selectIsMissing(root: Root): boolean
  }
  /** Where local storage keeps the search term of the list [TB-03]. */
  table: string
  /** What one record is: "Familia". */
  kind: string
  isFeminine?: boolean
  title: { list: string; add: string; new: string; edit: string }
  /** Columns of the list; `names` are those of what the record's reference field points to. */
  columns: readonly ListColumn<Entity, ReadonlyMap<number, string>>[]
  /** Their keys in the order of version 0.4.9, which stored positions: never changes. */
  storedOrder: readonly string[]
  /** The list is narrowed by what the reference field points to; `key` is its name in the address [LS-01]. */
  filter?: { key: string; title: string; none: string }
  /** What the record is called, in the default locale [ER-03]. */
  nameOf(record: Entity): string
  fields: readonly MasterField[]
  images: readonly MasterImage[]
  blank(): Input
  toInput(record: Entity): Input
  /** An update sends the whole record, and not only what the form edits. */
  whole?: true
  /** The map that must not be empty in the edited locale; the form's title is its text [MA-05, MA-08]. */
  required(input: Input): LocaleMap
  /** What a new record needs besides, by what the others are at that moment; the form shows none of it. */
  besides?(input: Input, others: readonly Entity[]): MasterValues
  /** Fields whose choice the next new record starts with [MA-09]. */
  keeps?: readonly string[]
  confirm: string
  messages: {
    saved: string
    saveFailed: string
    deleted: string
    deleteFailed: string
    loadFailed: string
    confirmDelete(nombre: string): string
    /** Said in its place where something uses the record [LS-10]. */
    cannotDelete(nombre: string): string
  }
}

/** The reference fields of a form: whose catalogues it needs. */
export const referencesOf = ({ fields }: Pick<MasterDefinition, 'fields'>): readonly ReferenceField[] =>
  fields.filter(field => field.kind === 'reference')

/** The words for its records, as they stand within a sentence. */
export const nounOf = ({ kind, title, isFeminine = false }: Pick<MasterDefinition, 'kind' | 'title' | 'isFeminine'>): Noun => ({
  one: kind.toLowerCase(),
  many: title.list.toLowerCase(),
  isFeminine,
})

/** The maps among what a form holds: what its languages are counted over. */
export const mapsOf = ({ fields }: Pick<MasterDefinition, 'fields'>, values: MasterValues): LocaleMap[] =>
  fields.flatMap(({ kind, name }) => {
    const value = values[name]
    return kind === 'map' && typeof value === 'object' && value !== null ? [value] : []
  })
