import type { Action } from '@reduxjs/toolkit'
import type { Tagged } from '@/api/http/http'
import type { ImageApi } from '@/api/http/image'
import { apiOf, type ApiOf } from '@/api/resources'
import { capitalized } from '@/shared/capitalized'
import type { LocaleMap } from '@/shared/locales'
import { recordName } from '@/shared/recordName'
import type { Field } from '@/shared/resources/fields'
import { fieldNames, fieldOf, type Resource, type WritableName } from '@/shared/resources/resource'
import type { ListColumn } from '@/kits/lists/list'
import type { Names } from '@/store/catalogues/namesOf'
import type { RootState } from '@/store/rootState'

export interface MasterRecord {
  id: number
}

export type FieldValue = LocaleMap | string | number | null

/** What a master's form edits and its API takes, images apart. */
export type MasterValues = Record<string, FieldValue>

/** Look of a text by language in the form. */
interface MapLayout {
  /** It shares its line with the field beside it, where there is room. */
  half?: true
  /** The field has keys for superscripts and subscripts [CQ-02]. */
  scripts?: true
}

interface ReferenceLayout {
  from: Names
  /** What is sent where none is chosen: null, or the first of the list [CU-03]; or nothing at all, and the form says this. */
  whenEmpty: 'null' | 'first' | { refuse: string }
}

/** Options that a form adds to the field of a descriptor, by its kind. */
interface Layouts {
  text: MapLayout
  /** A colour: free text [FA-01]. */
  plainText: object
  /** 0 where it is left empty. */
  integer: object
  reference: ReferenceLayout
}
type MasterKind = keyof Layouts

/** Field of a form: that of the descriptor, under its name, with what the form adds. */
export type MasterField = { [K in MasterKind]: Field<K> & { name: string } & Layouts[K] }[MasterKind]
export type ReferenceField = MasterField & { kind: 'reference' }

/** Fields that a form shows. */
type Layout<R extends Resource> = {
  [Name in WritableName<R>]?: R['fields'][Name]['kind'] extends MasterKind ? Layouts[R['fields'][Name]['kind']] : never
}

/** An image of the record; its step in the save has the same name as its section in the form. */
export interface MasterImage {
  /** The member of the record that holds its address. */
  property: string
  label: string
  api: ImageApi
}

/** The calls of a master; its form edits some of the members alone. */
export interface MasterApi<Entity extends MasterRecord> {
  list(): Promise<Entity[]>
  get(id: number): Promise<Entity>
  getTagged(id: number): Promise<Tagged<Entity>>
  create(input: MasterValues, idempotencyKey?: string): Promise<Entity>
  update(id: number, input: Partial<MasterValues>, ifMatch?: string | null): Promise<Entity>
  remove(id: number): Promise<void>
}

/**
 * All that makes one master screen, as flat data: the copy is irregular and is written out, never put together [MA-02, ER-02].
 * What takes an entity is a method, not a function property, so that definitions of different entities can stand in one list.
 */
export interface MasterDefinition<Entity extends MasterRecord = MasterRecord> {
  resource: Resource
  /** Names the screen in the state, and its catalogue. */
  key: string
  path: string
  api: MasterApi<Entity>
  catalogue: {
    name: string
    loadRequested(): Action
    selectAll(root: RootState): Entity[]
    selectEntities(root: RootState): Record<number, Entity>
    selectIsAwaited(root: RootState): boolean
    selectIsMissing(root: RootState): boolean
  }
  /** Where local storage keeps the search term of the list [TB-03]. */
  table: string
  /** What one record is: "Familia". */
  kind: string
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
  toInput(record: Entity): MasterValues
  /** An update sends the whole record, and not only what the form edits. */
  whole?: true
  /** The map that must not be empty in the edited locale; the form's title is its text [MA-05, MA-08]. */
  required(input: MasterValues): LocaleMap
  /** What a new record needs besides, by what the others are at that moment; the form shows none of it. */
  besides?(input: MasterValues, others: readonly Entity[]): MasterValues
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

const mapIn = (values: MasterValues, name: string): LocaleMap => {
  const value = values[name]
  return typeof value === 'object' && value !== null ? value : {}
}

// Typed by `Layout` where it is called: each field has the options of its kind.
const fieldsOf = (resource: Resource, layout: Readonly<Record<string, object | undefined>>): MasterField[] =>
  fieldNames(resource).flatMap(name => (layout[name] ? [{ ...fieldOf(resource, name), ...layout[name], name } as MasterField] : []))

const imagesOf = (resource: Resource): MasterImage[] =>
  Object.entries(apiOf(resource).images).map(([property, api]) => ({ property, label: fieldOf(resource, property).label, api }))

/** Members of a definition that the descriptor of its resource states: all but what is the screen's own. */
export const fromResource = <R extends Resource>(resource: R, layout: Layout<R>) => {
  const api: ApiOf<R> = apiOf(resource)
  const title = resource.title ?? ''
  const { one, many, gender } = resource.noun
  const fields = fieldsOf(resource, layout)
  const shownOf = (record: MasterValues): MasterValues =>
    Object.fromEntries(
      fields.flatMap(({ name }) => {
        const value = record[name]
        return value === undefined ? [] : [[name, value]]
      }),
    )
  return {
    resource,
    key: resource.name,
    path: resource.routes?.list ?? '',
    api,
    kind: capitalized(one),
    title: { list: capitalized(many), add: `Añadir ${one}`, new: `${gender === 'f' ? 'Nueva' : 'Nuevo'} ${one}`, edit: `Editar ${one}` },
    nameOf: (record: MasterValues & MasterRecord): string => recordName({ id: record.id, nombre: mapIn(record, title) }),
    fields,
    images: imagesOf(resource),
    toInput: shownOf,
    required: (values: MasterValues): LocaleMap => mapIn(values, title),
  }
}
