import type { Action } from '@reduxjs/toolkit'
import type { Resource } from '@/api/resource'
import type { LocaleMap } from '@/domain/locales'
import type { CatalogueState, LoadStatus } from '@/store/catalogues/createCatalogue'

export interface MasterRecord {
  id: number
}

/** What a master's form edits and its API takes. */
export type MasterValues = Record<string, LocaleMap>

interface Root {
  catalogues: Record<string, CatalogueState<MasterRecord>>
}

/** A text of the record in every language; a map. */
export interface MapField<Name extends string = string> {
  kind: 'map'
  name: Name
  label: string
}

/** The fields of a form, held against what the API takes. */
export const fieldsOf = <Input extends MasterValues>(...fields: readonly MapField<keyof Input & string>[]): readonly MapField[] => fields

/**
 * All that makes one master screen, as flat data: the copy is irregular and is written out, never put together [MA-02, ER-02].
 * What takes an entity is a method, not a function property, so that definitions of different entities can stand in one list.
 */
export interface MasterDefinition<Entity extends MasterRecord = MasterRecord, Input extends MasterValues = MasterValues> {
  /** Names the screen in the state, and its catalogue. */
  key: string
  path: string
  api: Resource<Entity, Input>
  catalogue: {
    loadRequested(): Action
    selectAll(root: Root): Entity[]
    selectStatus(root: Root): LoadStatus
  }
  /** Where local storage keeps the search term of the list [TB-03]. */
  table: string
  title: { list: string; add: string; new: string; edit: string }
  columns: readonly { title: string; truncate?: boolean }[]
  /** One text a column. */
  cells(record: Entity): readonly string[]
  /** What the record is called, in the default locale [ER-03]. */
  nameOf(record: Entity): string
  fields: readonly MapField[]
  blank(): Input
  toInput(record: Entity): Input
  /** The map that must not be empty in the edited locale; the form's title is its text [MA-05, MA-08]. */
  required(input: Input): LocaleMap
  confirm: string
  messages: {
    saved: string
    saveFailed: string
    deleted: string
    deleteFailed: string
    loadFailed: string
    confirmDelete(nombre: string): string
  }
}
