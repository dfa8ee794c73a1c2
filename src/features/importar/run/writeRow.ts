import { ApiError, hasStatus } from '@/api/http/ApiError'
import { apiOf } from '@/api/resources'
import { nextOrden } from '@/shared/ordering'
import { comoSeAplica } from '@/shared/resources/comoSeAplica'
import { estadosFenologicos } from '@/shared/resources/estadosFenologicos'
import type { FieldValue } from '@/shared/resources/fields'
import { lineasDeComposicion } from '@/shared/resources/lineasDeComposicion'
import type { ResourceName } from '@/shared/resources/names'
import { blankOf } from '@/shared/resources/records'
import { resources } from '@/shared/resources/registry'
import type { Resource } from '@/shared/resources/resource'
import { lineOwnerOf, type ImportableName } from '@/features/importar/model/resources'
import type { ReviewedRow } from '@/features/importar/model/types'
import { earlierIn, recordsApi, type FindEarlier } from '@/features/importar/run/earlier'
import { planLines } from '@/features/importar/run/lines'
import { UnwrittenRow, MADE, reasonOf } from '@/features/importar/run/reasons'
import { afterOf, lackingIn, linesWith, withChanges, type MadeIds } from '@/features/importar/run/values'
import type { MadeName, RunRow } from '@/features/importar/model/importRun'
import { grupoDeCultivoNames } from '@/store/catalogues/names'
import { call, select, type Saga } from '@/store/effects'
import { eachOf } from '@/store/sequences/eachOf'
import { STALE } from '@/store/sequences/recordReason'

type Values = Readonly<Record<string, FieldValue>>

/** Values of a new record; a crop without a group gets the first one, as in its form [CU-03]. */
function* newValues(recurso: ResourceName, values: Values): Saga<Values> {
  if (recurso !== 'cultivos' || values['grupo_de_cultivo'] !== null) return values
  yield* call(grupoDeCultivoNames.loadMissing)
  const [first] = yield* select(grupoDeCultivoNames.selectOptions)
  return { ...values, grupo_de_cultivo: first?.id ?? null }
}

/** Values of a new stage: its crop, and the order after the last stage of the crop [EF-02]. */
function* stageValues(cultivo: number): Saga<Values> {
  const stages = yield* call(apiOf(estadosFenologicos).list)
  return { cultivo, orden: nextOrden(stages.filter(stage => stage.cultivo === cultivo)) }
}

/** Creates the record of a missing name, unless an earlier attempt or another user has created it. */
export function* makeName({ recurso, text, owner }: MadeName, idempotencyKey: string): Saga<number> {
  const resource: Resource = resources[recurso]
  const title = resource.title ?? 'nombre'
  const owned = owner === undefined ? {} : yield* stageValues(owner)
  const values = yield* newValues(recurso, { ...blankOf(resource), [title]: { es_ES: text }, ...owned })
  const found = yield* earlierIn(recurso, [])(values, [])
  return found?.id ?? (yield* call(recordsApi(recurso).create, values, idempotencyKey)).id
}

interface Context {
  /** Id of the run, prefix of the idempotency keys. */
  run: string
  recurso: ImportableName
  ids: MadeIds
  findEarlier: FindEarlier
  /** True if an earlier attempt may have created records that no key detects: each is looked up before its creation. */
  mayBeMade: boolean
}

/** Error for a refused code that another record has got since the review, with the id of that record [IX-06]; other errors unchanged. */
function* withOther(error: unknown, values: Values, { recurso, findEarlier }: Context): Saga<unknown> {
  if (!(error instanceof ApiError && 'codigo' in error.errors)) return error
  try {
    const other = yield* findEarlier(values, [])
    return other ? new UnwrittenRow(reasonOf(recurso, error), other.id) : error
  } catch {
    return error
  }
}

function* createRecord({ number, changes, candidates }: ReviewedRow, context: Context): Saga<number> {
  const { run, recurso, ids, findEarlier, mayBeMade } = context
  const resource: Resource = resources[recurso]
  const { create } = recordsApi(recurso)
  const values = yield* newValues(recurso, withChanges(blankOf(resource), changes, ids))
  const candidateIds = candidates.map(({ id }) => id)
  const found = mayBeMade ? yield* findEarlier(values, candidateIds) : undefined
  if (found) {
    if (lackingIn(found, changes, ids)?.length !== 0) throw new UnwrittenRow(MADE, found.id)
    return found.id
  }
  try {
    return (yield* call(create, values, `${run}/${number}`)).id
  } catch (error) {
    throw yield* withOther(error, values, context)
  }
}

/** Largest number of reads of a record that others keep changing. */
const MOST_READS = 3

function* changeRecord(id: number, { changes }: ReviewedRow, { recurso, ids }: Context): Saga {
  const { getTagged, update } = recordsApi(recurso)
  for (let reads = 1; changes.length > 0; reads += 1) {
    const { record, tag } = yield* call(getTagged, id)
    const lacking = lackingIn(record, changes, ids)
    if (lacking === null) throw new UnwrittenRow(STALE)
    if (lacking.length === 0) return
    const changed = withChanges(record, lacking, ids)
    const members = lacking.map(({ field }) => [field, changed[field]] as const)
    try {
      yield* call(update, id, Object.fromEntries(members), tag)
      return
    } catch (error) {
      if (!hasStatus(error, 412)) throw error
      if (reads === MOST_READS) throw new UnwrittenRow(STALE)
    }
  }
}

/**
 * Writes the applications of a product whose stages the row changes: a chosen stage without an entry gets a blank one, entries of other
 * stages are deleted [AP-03].
 */
function* writeEntries(id: number, { row, id: known }: RunRow, { run, recurso, ids }: Context): Saga {
  const change = row.changes.find(({ field }) => field === 'estados_fenologicos')
  if (!change) return
  // Another user may have chosen other stages since an earlier attempt created the record.
  if (row.id === null && known !== null) {
    const record = yield* call(recordsApi(recurso).get, known)
    if (lackingIn(record, [change], ids)?.length !== 0) throw new UnwrittenRow(STALE)
  }
  const { list, create, remove } = apiOf(comoSeAplica)
  const owner = lineOwnerOf(recurso)
  const present = yield* call(list, { [owner]: id })
  const after = afterOf(change, ids)
  const chosen = Array.isArray(after) ? after.filter(stage => typeof stage === 'number') : []
  const lacking = chosen.filter(stage => !present.some(entry => entry.estado_fenologico === stage))
  const blank = { ...blankOf(comoSeAplica), [owner]: id }
  yield* eachOf(lacking, function* (stage) {
    yield* call(create, { ...blank, estado_fenologico: stage }, `${run}/${row.number}/estado/${stage}`)
  })
  const others = present.filter(entry => !chosen.includes(entry.estado_fenologico))
  yield* eachOf(others, function* (entry) {
    yield* call(remove, entry.id)
  })
}

/** @param made called after each write */
function* writeLines(id: number, { number, lines }: ReviewedRow, { run, recurso, ids }: Context, made: () => void): Saga {
  if (!lines) return
  const { list, create, remove } = apiOf(lineasDeComposicion)
  const owner = lineOwnerOf(recurso)
  const plan = planLines(lines.before, linesWith(lines, ids), yield* call(list, { [owner]: id }))
  if (plan === null) throw new UnwrittenRow(STALE)
  // New lines first: if one cannot be created, the old composition stays whole.
  // One at a time: lines between two that stay may share an `orden`; ascending ids then keep the file order.
  for (const { place, ...line } of plan.make) {
    const content = { ...line, producto_generico: null, producto_acabado: null, [owner]: id }
    yield* call(create, content, `${run}/${number}/linea/${place}`)
    made()
  }
  yield* eachOf(plan.drop, function* (line) {
    yield* call(remove, line)
    made()
  })
}

/**
 * Writes a row: its record, then its applications, then its lines. Lines come last: those that another user has changed fail the row, and
 * applications must agree with the record even then. A retry after a lost response creates nothing twice: keys and stored data show the
 * writes of the earlier attempt.
 * @param made receives the record's id as soon as a part is written, so that a later failure does not lose it
 */
export function* writeRow(each: RunRow, context: Context, made: (id: number) => void): Saga {
  const { row, id: known } = each
  if (row.id !== null) yield* changeRecord(row.id, row, context)
  const id = row.id ?? known ?? (yield* createRecord(row, context))
  if (row.id === null || row.changes.length > 0) made(id)
  yield* writeEntries(id, each, context)
  yield* writeLines(id, row, context, () => made(id))
  made(id)
}
