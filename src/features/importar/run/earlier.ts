import { rootOf } from '@/api/http/endpoints'
import { recordCalls, type RecordCalls } from '@/api/http/records'
import { storedCode } from '@/shared/code'
import { fold } from '@/shared/fold'
import { firstText } from '@/shared/recordName'
import type { FieldValue } from '@/shared/resources/fields'
import type { ResourceName } from '@/shared/resources/names'
import { resources } from '@/shared/resources/registry'
import { textNames, type Resource } from '@/shared/resources/resource'
import type { ImportedRecord } from '@/features/importar/model/types'
import { call, type Saga } from '@/store/effects'

type Values = Readonly<Record<string, FieldValue>>

/** Uniform calls of any resource that a file may be imported into: which one is known when it runs. */
export const recordsApi = (recurso: ResourceName): RecordCalls<ImportedRecord, Values> => {
  const resource: Resource = resources[recurso]
  return recordCalls(rootOf(recurso), textNames(resource))
}

/** Code, or else name in es_ES, that tells records of a resource apart; '' without either. */
const keyIn = (title: string, values: Values): string => {
  const code = values['codigo']
  if (typeof code === 'string' && code !== '') return `codigo ${storedCode(code).toLowerCase()}`
  const name = values[title]
  const text = typeof name === 'object' && name !== null && !Array.isArray(name) ? fold(firstText(name)) : ''
  return text === '' ? '' : `nombre ${text}`
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
  const title = resources[recurso].title ?? ''
  let present: readonly ImportedRecord[] | null = null
  return {
    *find(values, known) {
      present ??= yield* call(recordsApi(recurso).list)
      const key = keyIn(title, values)
      const found = present.find(record => !ids.has(record.id) && !known.includes(record.id) && keyIn(title, record) === key)
      if (key === '' || !found) return undefined
      ids.add(found.id)
      return found
    },
  }
}
