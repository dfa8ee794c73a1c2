import type { Action } from '@reduxjs/toolkit'
import type { ImageApi } from '@/api/http/image'
import type { RecordCalls } from '@/api/http/records'
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

/** Values that a master's form edits and the API accepts, without images. */
export type MasterValues = Record<string, FieldValue>

/** Layout of a text by language. */
interface MapLayout {
  /** Half width beside the next field, where there is room. */
  half?: true
  /** The field has keys for superscripts and subscripts [CQ-02]. */
  scripts?: true
}

interface ReferenceLayout {
  from: Names
  /** Value sent without a choice: null, or the first record of the list [CU-03]; or the form's error message. */
  whenEmpty: 'null' | 'first' | { refuse: string }
}

/** Options that a form adds to the field of a descriptor, by its kind. */
interface Layouts {
  text: MapLayout
  /** Colour as free text [FA-01]. */
  plainText: object
  /** Integer, 0 when left empty. */
  integer: object
  reference: ReferenceLayout
}
type MasterKind = keyof Layouts

/** Field of a form: the descriptor's field with its name and the form's options. */
export type MasterField = { [K in MasterKind]: Field<K> & { name: string } & Layouts[K] }[MasterKind]
export type ReferenceField = MasterField & { kind: 'reference' }

/** Fields that a form shows. */
type Layout<R extends Resource> = {
  [Name in WritableName<R>]?: R['fields'][Name]['kind'] extends MasterKind ? Layouts[R['fields'][Name]['kind']] : never
}

/** Image of the record; its step in the save is named after its section in the form. */
export interface MasterImage {
  /** Field of the record with its address. */
  property: string
  label: string
  api: ImageApi
}

/**
 * Definition of one master, as flat data: texts are irregular and therefore written out, never composed [MA-02, ER-02].
 *
 * Functions of an entity are methods, not function properties, so that definitions of different entities fit into one list (bivariance).
 */
export interface MasterDefinition<Entity extends MasterRecord = MasterRecord> {
  resource: Resource
  /** Key of the screen and of its catalogue in the state. */
  key: string
  path: string
  /** Calls with the fields that the form edits. */
  api: RecordCalls<Entity, MasterValues>
  catalogue: {
    name: string
    loadRequested(): Action
    selectAll(root: RootState): Entity[]
    selectEntities(root: RootState): Record<number, Entity>
    selectRows(root: RootState): Entity[] | null
    selectIsMissing(root: RootState): boolean
  }
  /** Key of the list in local storage [TB-03]. */
  table: string
  /** Kind of a record: "Familia". */
  kind: string
  title: { list: string; add: string; new: string; edit: string }
  /** True: the form is titled `title.new` or `title.edit`, also when the record has a name [CU-01]. */
  isTitledByMode?: true
  /** Columns of the list; their context has the names of the records in the reference field. */
  columns: readonly ListColumn<Entity, ReadonlyMap<number, string>>[]
  /** Keys of the columns in the order of version 0.4.9, which stored positions; must never change. */
  storedOrder: readonly string[]
  /** Filter by the reference field; `key` is its query parameter [LS-01]. */
  filter?: { key: string; title: string; none: string }
  /** Name of the record in the default locale [ER-03]. */
  nameOf(record: Entity): string
  fields: readonly MasterField[]
  images: readonly MasterImage[]
  toInput(record: Entity): MasterValues
  /** True: an update sends the whole record, not only the edited fields. */
  whole?: true
  /** Text that must not be empty in the edited locale [MA-08]; also the title of the form, unless `isTitledByMode` [MA-05]. */
  required(input: MasterValues): LocaleMap
  /** Additional values of a new record that are not in the form, computed from the other records at that time. */
  besides?(input: MasterValues, others: readonly Entity[]): MasterValues
  /** Fields whose values the next new record starts with [MA-09]. */
  keeps?: readonly string[]
  confirm: string
  messages: {
    saved: string
    saveFailed: string
    deleted: string
    deleteFailed: string
    loadFailed: string
    confirmDelete(nombre: string): string
    /** Message for a record that other records use [LS-10]. */
    cannotDelete(nombre: string): string
  }
}

/** Reference fields of a form, whose catalogues it needs. */
export const referencesOf = ({ fields }: Pick<MasterDefinition, 'fields'>): readonly ReferenceField[] =>
  fields.filter(field => field.kind === 'reference')

const mapIn = (values: MasterValues, name: string): LocaleMap => {
  const value = values[name]
  return typeof value === 'object' && value !== null ? value : {}
}

// Cast: `Layout` has checked at the call that each field has the options of its kind.
const fieldsOf = (resource: Resource, layout: Readonly<Record<string, object | undefined>>): MasterField[] =>
  fieldNames(resource).flatMap(name => (layout[name] ? [{ ...fieldOf(resource, name), ...layout[name], name } as MasterField] : []))

const imagesOf = (resource: Resource): MasterImage[] =>
  Object.entries(apiOf(resource).images).map(([property, api]) => ({ property, label: fieldOf(resource, property).label, api }))

/** Members of a definition that are derived from the descriptor of its resource. */
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
