import { isLocaleMap } from '@/shared/locales/isLocaleMap'
import { rootOf } from '@/api/http/endpoints'
import { recordCalls, type RecordCalls } from '@/api/http/records'
import { firstText } from '@/shared/recordName'
import type { FieldValue } from '@/shared/resources/fields'
import type { ResourceName } from '@/shared/resources/names'
import { resources } from '@/shared/resources/registry'
import type { Resource } from '@/shared/resources/resource'
import { blanksOf } from '@/shared/resources/records'
import { sharesCodes } from '@/features/importar/model/resources'
import { codeKey } from '@/features/importar/model/names'
import { keyOf } from '@/features/importar/model/nearest'
import type { ImportedRecord } from '@/features/importar/model/types'
import { textOf } from '@/features/importar/model/values'
import { call, type Saga } from '@/store/effects'

type Values = Readonly<Record<string, FieldValue>>

/** API calls of a resource that is known only at run time. */
export const recordsApi = (recurso: ResourceName): RecordCalls<ImportedRecord, Values> => {
  const resource: Resource = resources[recurso]
  return recordCalls(rootOf(recurso), blanksOf(resource))
}

/** Key that identifies a record: its code, with the name if records may share codes; else its name with the owners; '' without both. */
const keyIn = (resource: Resource, values: Values): string => {
  const { title, child } = resource
  const code = textOf(values['codigo'])
  const name = values[title ?? '']
  const text = isLocaleMap(name) ? keyOf(firstText(name)) : ''
  if (code !== '') return `codigo ${codeKey(code)}${sharesCodes(resource) ? ` nombre ${text}` : ''}`
  const owners = (child?.owners ?? []).map(owner => JSON.stringify(values[owner]))
  return text === '' ? '' : ['nombre', text, ...owners].join(' ')
}

/**
 * Lookup of a record that an earlier attempt created without a response.
 * @param known ids of records that matched at the review
 */
export type FindEarlier = (values: Values, known: readonly number[]) => Saga<ImportedRecord | undefined>

/**
 * Lookup of records by code or name, for an API without idempotency keys, or with expired ones. A record that matches and is not in `known`
 * was created after the review. The list is read once.
 * @param taken ids of records that rows of this import have created or changed
 */
export const earlierIn = (recurso: ResourceName, taken: readonly number[]): FindEarlier => {
  const ids = new Set(taken)
  const resource: Resource = resources[recurso]
  let present: readonly ImportedRecord[] | null = null
  return function* (values, known) {
    present ??= yield* call(recordsApi(recurso).list)
    const key = keyIn(resource, values)
    const found = present.find(record => !ids.has(record.id) && !known.includes(record.id) && keyIn(resource, record) === key)
    if (key === '' || !found) return undefined
    ids.add(found.id)
    return found
  }
}
