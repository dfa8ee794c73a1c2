import { isLocaleMap } from '@/shared/locales/isLocaleMap'
import { rootOf } from '@/api/http/endpoints'
import { recordCalls, type RecordCalls } from '@/api/http/records'
import { firstText } from '@/shared/recordName'
import type { FieldValue } from '@/shared/resources/fields'
import type { ResourceName } from '@/shared/resources/names'
import { resources } from '@/shared/resources/registry'
import { textNames, type Resource } from '@/shared/resources/resource'
import { codeKey } from '@/features/importar/model/names'
import { keyOf } from '@/features/importar/model/nearest'
import type { ImportedRecord } from '@/features/importar/model/types'
import { textOf } from '@/features/importar/model/values'
import { call, type Saga } from '@/store/effects'

type Values = Readonly<Record<string, FieldValue>>

/** Uniform calls of any resource that a file may be imported into: which one is known when it runs. */
export const recordsApi = (recurso: ResourceName): RecordCalls<ImportedRecord, Values> => {
  const resource: Resource = resources[recurso]
  return recordCalls(rootOf(recurso), textNames(resource))
}

/** Code, or else name with the owner, that tells records of a resource apart; '' without either. */
const keyIn = ({ title, child }: Resource, values: Values): string => {
  const code = textOf(values['codigo'])
  if (code !== '') return `codigo ${codeKey(code)}`
  const name = values[title ?? '']
  const text = isLocaleMap(name) ? keyOf(firstText(name)) : ''
  const owners = (child?.owners ?? []).map(owner => JSON.stringify(values[owner]))
  return text === '' ? '' : ['nombre', text, ...owners].join(' ')
}

/** Records that an earlier try has made without an answer. */
export interface Earlier {
  /** @param known ids of records that had the code at the review */
  find: (values: Values, known: readonly number[]) => Saga<ImportedRecord | undefined>
}

/**
 * Finds records by code or name, where the API knows no idempotency keys, or does not know them any more. At the review no record had them but
 * those that are named; the list is read once.
 * @param taken ids of records that rows of this import have made or changed
 */
export const earlierIn = (recurso: ResourceName, taken: readonly number[]): Earlier => {
  const ids = new Set(taken)
  const resource: Resource = resources[recurso]
  let present: readonly ImportedRecord[] | null = null
  return {
    *find(values, known) {
      present ??= yield* call(recordsApi(recurso).list)
      const key = keyIn(resource, values)
      const found = present.find(record => !ids.has(record.id) && !known.includes(record.id) && keyIn(resource, record) === key)
      if (key === '' || !found) return undefined
      ids.add(found.id)
      return found
    },
  }
}
