import { isAnyOf } from '@reduxjs/toolkit'
import { hasStatus } from '@/api/http/ApiError'
import { apiOf } from '@/api/resources'
import { historialApi } from '@/api/historial'
import { historyInTime } from '@/kits/history/historyInTime'
import { pollHistories } from '@/kits/forms/news/pollHistories'
import {
  formWatched,
  isRunOf,
  namesLoaded,
  newsTaken,
  readingResumed,
  recordReceived,
  recordDeleted,
  saveReceived,
  savesMissed,
  selectNews,
  selectWatched,
  UNKNOWN_AUTHOR,
  type LoadedRecord,
  type FormNews,
  type NotedSave,
  type PartOwners,
  type TakenNews,
} from '@/kits/forms/news/slice'
import type { Nombres } from '@/kits/history/model/names'
import type { Cambio, Entrada } from '@/shared/history'
import type { LiveChange } from '@/shared/live'
import { resourceOf } from '@/shared/resources/registry'
import { fieldOf, type Resource } from '@/shared/resources/resource'
import { selectExtensions } from '@/store/configuration'
import { all, call, delay, endedBy, put, select, type Saga } from '@/store/effects'
import { changeReceived, streamOpened, streamSilent } from '@/store/live/events'
import { reportError } from '@/store/reportError'
import { eachOf } from '@/store/sequences/eachOf'
import { selectIsAnyRunning, sequenceFailed, sequenceFinished, sequenceStarted } from '@/store/sequences/slice'
import { watch } from '@/store/watch'

/** Delay in milliseconds before parts of many owners are read: each owner is one request, and several saves are read together. */
const PAUSE_MS = 200

/** Pattern of the actions after which a record is read; of several reads of a record only the latest runs. */
const recordOutdated = { type: 'news/recordOutdated', match: isAnyOf(saveReceived, savesMissed, readingResumed) }

/** True while the record may be newer than the form. */
const isDue = ({ noted, hasMissed }: FormNews): boolean => hasMissed || noted.length > 0

/** Field by which a part refers to its record. */
const ownerIn = (part: Resource, tipo: string): string | undefined =>
  part.child?.owners.find(owner => {
    const field = fieldOf(part, owner)
    return field.kind === 'reference' && field.to === tipo
  })

function* readPart(parte: string, owners: PartOwners | null): Saga<readonly [string, readonly object[]]> {
  const part = resourceOf(parte)
  if (!part || !owners) return [parte, []]
  const { member, ids } = owners
  const lists = new Map<number, readonly object[]>()
  yield* eachOf(ids, function* (id) {
    lists.set(id, yield* call(apiOf<Resource>(part).list, { [member]: id }))
  })
  return [parte, ids.flatMap(id => lists.get(id) ?? [])]
}

/** Owner of the parts of a kind: the record itself, by the field that refers to records of its kind. */
const ownersIn = ({ tipo, id }: FormNews, parte: string): PartOwners | null => {
  const part = resourceOf(parte)
  const member = part && ownerIn(part, tipo)
  return member === undefined ? null : { member, ids: [id] }
}

function* readRecord(form: FormNews): Saga<LoadedRecord | null> {
  const { tipo, id, partes, owners } = form
  const resource = resourceOf(tipo)
  if (!resource) return null
  const [record, ...parts] = yield* all([
    () => call(apiOf(resource).get, id),
    ...partes.map(parte => () => readPart(parte, owners ?? ownersIn(form, parte))),
  ] as const)
  return { record, partes: Object.fromEntries(parts) }
}

/** Save without an author, for changes that neither an event nor the history explains. */
const unknownSave = (): NotedSave => ({ usuario: UNKNOWN_AUTHOR, momento: new Date().toISOString() })

/** Saves on the newest page of a record's history, oldest first; one save without an author if the history has none. */
function* savesInHistory({ tipo, id }: FormNews): Saga<NotedSave[]> {
  const { entradas } = yield* call(historialApi.ofRecord, { tipo, id })
  if (entradas.length === 0) return [unknownSave()]
  const nameOnly = ({ tipo, registro, campo, idioma }: Cambio) => ({ tipo, registro, campo, idioma })
  return entradas.map(({ usuario, momento, cambios }) => ({ usuario, momento, cambios: cambios.map(nameOnly) })).reverse()
}

/** Author and time of the deletion of a record. */
function* deletionOf(form: FormNews): Saga<NotedSave> {
  const last = form.noted.at(-1)
  if (last && !form.hasMissed) return last
  try {
    return (yield* savesInHistory(form)).at(-1) ?? unknownSave()
  } catch (error) {
    reportError('news', error)
    return unknownSave()
  }
}

/**
 * Reads a record that another user has saved [SY-04]. After missed saves it also reads the history, after the record: read before it, the history
 * could lack a save of the record. A save of the form cancels the read, whose result would be stale; the end of that save starts it again.
 */
function* readNews(key: string): Saga {
  const form = yield* select(selectNews, key)
  if (!form || !isDue(form) || (yield* select(selectIsAnyRunning, form.runKey))) return
  const { runKey } = form
  yield* endedBy(
    action => sequenceStarted.match(action) && isRunOf(form, action.payload.key),
    function* () {
      try {
        const received = yield* readRecord(form)
        const found = form.hasMissed ? yield* savesInHistory(form) : []
        // A changed key means that a save of the form has ended; the record may have been read before that save.
        if ((yield* select(selectNews, key))?.runKey !== runKey) yield* readNews(key)
        else if (received) yield* put(recordReceived({ key, ...received, found }))
      } catch (error) {
        if (hasStatus(error, 404)) yield* put(recordDeleted({ key, ...(yield* deletionOf(form)) }))
        else reportError('news', error)
      }
    },
  )
}

/** Ids of the parts of a kind that the form may show, as text: those of its drafts, and those of the last read; null if unknown. */
const shownParts = ({ known, received }: FormNews, parte: string): ReadonlySet<string> | null => {
  const own = known?.[parte]
  // A part that a save has created again keeps the id of its draft in the form, and has another one on the server.
  return own ? new Set([...own, ...(received?.partes[parte] ?? []).map(part => Reflect.get(part, 'id') as unknown)].map(String)) : null
}

/**
 * True if a change may concern a form's record or its parts: parts known to the form, or parts that refer to its record. While a read is due, or if
 * the event names no references, all parts of the kind count.
 */
const concerns = (form: FormNews, { recurso, registros, eliminados, referidos }: LiveChange): boolean => {
  const { tipo, id, partes } = form
  if (!partes.includes(recurso)) return recurso === tipo && registros.includes(id)
  const ids = [...registros, ...eliminados]
  const owners = form.owners ?? ownersIn(form, recurso)
  const own = shownParts(form, recurso)
  if (isDue(form) || !referidos || !owners || !own) return true
  return ids.some(each => own.has(String(each))) || (referidos[owners.member] ?? []).some(each => owners.ids.includes(each))
}

function* readSoon(key: string): Saga {
  if ((yield* select(selectNews, key))?.owners) yield* delay(PAUSE_MS)
  yield* readNews(key)
}

/** Time in milliseconds for which changes are kept for a form that opens later: its record may have been read before them. */
const RECENT_MS = 60_000

interface HeardChange {
  change: LiveChange
  at: number
  /** Keys of the forms that the change was compared with. */
  forms: Set<string>
}

/**
 * Notes a change for a form that it concerns. An event about very many records names neither records nor, mostly, a user; the history has both.
 * @param isCurrent false for an earlier change: a deleted record may have been restored since, which a read finds out
 */
function* noteFor(form: FormNews, { change, at, forms }: HeardChange, isCurrent: boolean): Saga {
  const { key } = form
  if (forms.has(key)) return
  forms.add(key)
  const { recurso, registros, eliminados, usuario } = change
  const ids = [...registros, ...eliminados]
  const isDeleted = recurso === form.tipo && eliminados.includes(form.id)
  const save: NotedSave = { usuario, momento: new Date(at).toISOString(), changed: { recurso, ids } }
  if (ids.length === 0 && [form.tipo, ...form.partes].includes(recurso)) yield* put(savesMissed({ key }))
  else if (isDeleted && isCurrent) yield* put(recordDeleted({ key, ...save }))
  else if (isDeleted || concerns(form, change)) yield* put(saveReceived({ key, ...save }))
}

const forgetOld = (recent: Set<HeardChange>): void => {
  for (const heard of recent) if (heard.at < Date.now() - RECENT_MS) recent.delete(heard)
}

/** Notes a change for the open forms, and keeps it for forms that open within a minute. */
function* noteChange(recent: Set<HeardChange>, { payload }: { payload: LiveChange }): Saga {
  forgetOld(recent)
  const heard = { change: payload, at: Date.now(), forms: new Set<string>() }
  recent.add(heard)
  for (const form of yield* select(selectWatched)) yield* noteFor(form, heard, true)
}

function* markMissed(forms: Set<string>, key: string): Saga {
  forms.add(key)
  yield* put(savesMissed({ key }))
}

/** Changes and openings of the stream that a form may have missed which opens within a minute. */
interface Recent {
  changes: Set<HeardChange>
  /** Time of the last opening of the stream, and keys of the forms that have been marked since. */
  opening: { at: number; forms: Set<string> }
}

/**
 * Notes the changes of the last minute for a form that has opened: the record may have been read before them. If the stream has opened in that
 * time, the record may also have been read before a change that no event tells of [SY-09].
 */
function* noteRecent({ changes, opening }: Recent, { payload: { key } }: { payload: { key: string } }): Saga {
  forgetOld(changes)
  const form = yield* select(selectNews, key)
  if (!form) return
  if (opening.at > Date.now() - RECENT_MS && !opening.forms.has(key)) yield* markMissed(opening.forms, key)
  for (const heard of changes) yield* noteFor(form, heard, false)
}

/** Marks open records as possibly changed after a gap of the stream, or before the stream first opened [SY-09]. */
function* markAllMissed(recent: Recent): Saga {
  if (!(yield* select(selectExtensions))) return
  recent.opening = { at: Date.now(), forms: new Set() }
  for (const { key } of yield* select(selectWatched)) yield* markMissed(recent.opening.forms, key)
}

function* resumeReading({ payload }: { payload: { key: string } }): Saga {
  for (const form of yield* select(selectWatched))
    if (isRunOf(form, payload.key) && isDue(form)) yield* put(readingResumed({ key: form.key }))
}

/** Names that a record's changes refer to, the newest of each. */
const namesIn = (entradas: readonly Entrada[]): Nombres =>
  entradas.reduceRight<Nombres>((all, { nombres }) => {
    const merged = Object.entries(nombres).map(([tipo, each]) => [tipo, { ...all[tipo], ...each }] as const)
    return { ...all, ...Object.fromEntries<Nombres[string]>(merged) }
  }, {})

/** Loads the names of records that the changes refer to; empty when the history does not answer in time [SY-04, HI-02]. */
function* readNames(form: FormNews): Saga<Nombres> {
  return (yield* select(selectExtensions)) ? namesIn(yield* historyInTime('news', form)) : {}
}

/** Loads the names for the saves that a form has taken. A field that is taken later, without a new save, loads nothing. */
function* loadSaveNames({ payload: { key, saves } }: { payload: Pick<TakenNews, 'key' | 'saves'> }): Saga {
  const form = yield* select(selectNews, key)
  if (!form || (saves.length === 0 && (form.nombres || form.saves.length === 0))) return
  yield* put(namesLoaded({ key, nombres: yield* readNames(form) }))
}

export function* newsSaga(): Saga {
  const known = new Map<string, string>()
  const recent: Recent = { changes: new Set(), opening: { at: 0, forms: new Set() } }
  const watcher = watch({
    latest: [
      [streamOpened, () => markAllMissed(recent)],
      [streamSilent, () => pollHistories(known)],
      [changeReceived, action => noteChange(recent.changes, action), ({ payload }) => `${payload.recurso} ${payload.version}`],
      [formWatched, action => noteRecent(recent, action), ({ payload }) => payload.key],
      [recordOutdated, ({ payload }) => readSoon(payload.key), ({ payload }) => payload.key],
      [sequenceFinished, resumeReading, ({ payload }) => payload.key],
      [sequenceFailed, resumeReading, ({ payload }) => payload.key],
      [newsTaken, loadSaveNames, ({ payload }) => payload.key],
    ],
  })
  yield* watcher()
}
