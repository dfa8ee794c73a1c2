import { ApiError, hasStatus } from '@/api/http/ApiError'
import { traduccionesApi, type LanguagePair } from '@/api/traducciones'
import { submissionsOf, byKeyOf, withoutCampos, type Submission, type TextsRequest } from '@/features/traducciones/model/submissions'
import { lowered } from '@/shared/lowered'
import { textosInWords } from '@/ui/text/textosInWords'
import { keyOf } from '@/features/traducciones/model/texto'
import { readTextos } from '@/features/traducciones/readTextos'
import type { Texto } from '@/shared/translations'
import { theirTextsOf } from '@/features/traducciones/save/theirs'
import {
  saveStarted,
  saveEnded,
  registroEnded,
  selectPendingTexts,
  selectUnsaved,
  selectTraducciones,
  type saveRequested,
} from '@/features/traducciones/slice'
import { call, put, select, type Saga } from '@/store/effects'
import { reportError } from '@/store/reportError'
import { eachOf } from '@/store/sequences/eachOf'
import { GONE, recordReason, STALE } from '@/store/sequences/recordReason'
import { runAfresh } from '@/store/sequences/run'
import type { Step } from '@/store/sequences/step'
import { toastRaised } from '@/store/toasts'

interface Input {
  de: LanguagePair
  submissions: readonly Submission[]
}
type Failures = Record<string, string>

/** Reason as a text that continues the sentence "No se ha guardado:". */
const continued = (reason: string): string => lowered(reason).replace(/\.$/, '')

const motivoOf = (error: unknown): string => {
  if (hasStatus(error, 404)) return continued(GONE)
  const [first] = error instanceof ApiError ? Object.values(error.errors) : []
  return continued(first ?? recordReason(error))
}

const currentOf = ({ nombre, keys }: Submission) => [nombre, textosInWords(keys.length)].filter(Boolean).join(', ')

/** Saves the texts of a record or of a part of it. Texts in conflict are left out and the rest is saved. */
function* sendTextos(de: LanguagePair, request: TextsRequest, failures: Failures): Saga<Texto[]> {
  const { tipo, id } = request
  let left: TextsRequest | null = Object.keys(request.textos).length > 0 ? request : null
  while (left) {
    try {
      return yield* call(traduccionesApi.guardar, de, { tipo, id, textos: left.textos, antes: left.antes })
    } catch (error) {
      if (!hasStatus(error, 412)) throw error
      const named: string[] = Object.keys(error.errors)
      // An error without field names applies to all fields.
      const contested = named.length > 0 ? named : Object.keys(left.textos)
      for (const campo of contested) failures[keyOf({ tipo, id, campo })] = continued(STALE)
      left = withoutCampos(left, contested)
    }
  }
  return []
}

function* sendVigentes(de: LanguagePair, { tipo, id, vigentes: campos, entrada }: TextsRequest): Saga<Texto[]> {
  if (campos.length === 0) return []
  return yield* call(traduccionesApi.vigentes, de, { tipo, id, campos, ...(entrada > 0 && { entrada }) })
}

/** Accepts texts equal to their source. Texts that another user has changed meanwhile are left out, without a failure. */
function* sendIguales(de: LanguagePair, { tipo, id, iguales }: TextsRequest, failures: Failures): Saga<Texto[]> {
  let left = Object.entries(iguales).filter(([campo]) => !(keyOf({ tipo, id, campo }) in failures))
  while (left.length > 0) {
    try {
      return yield* call(traduccionesApi.vigentes, de, { tipo, id, campos: left.map(([campo]) => campo), antes: Object.fromEntries(left) })
    } catch (error) {
      if (!hasStatus(error, 412)) throw error
      const contested = Object.keys(error.errors)
      const gone = left.filter(([campo]) => contested.length === 0 || contested.includes(campo))
      for (const [campo] of gone) failures[keyOf({ tipo, id, campo })] = continued(STALE)
      left = left.filter(each => !gone.includes(each))
    }
  }
  return []
}

/**
 * Saves a record and then its parts in order; a failure does not stop the rest. A response has all texts of its record, also texts that
 * were not sent; `saved` has the sent ones only.
 */
function* sendSubmission(de: LanguagePair, { raiz, requests }: Submission) {
  const rows = new Map<string, Texto>()
  const saved = new Set<string>()
  const failures: Failures = {}
  let isFailed = false
  for (const request of requests) {
    const keysOf = (campos: readonly string[]) => campos.map(campo => keyOf({ ...request, campo }))
    const textos = keysOf(Object.keys(request.textos))
    const vigentes = keysOf(request.vigentes)
    const iguales = keysOf(Object.keys(request.iguales))
    const noteRows = (answer: readonly Texto[], sent: readonly string[]) => {
      for (const row of answer) {
        const key = keyOf(row)
        rows.set(key, row)
        if (sent.includes(key) && !(key in failures)) saved.add(key)
      }
    }
    try {
      // A written text with an acceptance counts as saved only after its acceptance.
      noteRows(
        yield* sendTextos(de, request, failures),
        textos.filter(key => !iguales.includes(key)),
      )
      noteRows(yield* sendVigentes(de, request), vigentes)
      noteRows(yield* sendIguales(de, request, failures), iguales)
    } catch (error) {
      isFailed = true
      reportError(`traducciones > ${raiz}`, error)
      for (const key of [...textos, ...vigentes, ...iguales]) if (!saved.has(key)) failures[key] ??= motivoOf(error)
    }
  }
  return { rows: [...rows.values()], saved: [...saved], failures, isFailed }
}

/**
 * Step of the save: a few records at a time; each succeeds or fails independently. A started record is always finished, even after a
 * request to stop.
 */
export const saveTextsSteps: readonly Step<Input, object>[] = [
  {
    name: 'Textos',
    words: { saved: 'los textos', counted: { one: 'registro', many: 'registros' } },
    *run({ input: { de, submissions }, recordFacts }) {
      let [begun, left] = [0, submissions.length]
      yield* eachOf(submissions, function* (submission) {
        const { saving } = yield* select(selectTraducciones)
        if (saving?.isStopping) return
        begun += 1
        const sent = yield* sendSubmission(de, submission)
        if (Object.keys(sent.failures).length === 0) left -= 1
        const next = submissions[begun]
        yield* put(registroEnded({ idioma: de.idioma, ...sent, current: next ? currentOf(next) : null }))
        yield* recordFacts({}, { done: submissions.length - left, total: submissions.length })
      })
      if (left > 0) throw new Error(`${left} de ${submissions.length}`)
    },
  },
]

export const saveKeyOf = (id: string): string => `traducciones/guardar/${id}`

/** Reloads the texts; null on failure, so that the loaded ones remain. */
function* readAgain(de: LanguagePair): Saga<readonly Texto[] | null> {
  try {
    return yield* readTextos(de)
  } catch (error) {
    reportError('traducciones', error)
    return null
  }
}

/**
 * Saves the edits, one request a record [TX-04]. Failed texts remain, with their reasons. For conflicts the texts are requested again, so
 * that both versions can be shown.
 */
export function* saveTexts({ payload: { idioma, raices } }: ReturnType<typeof saveRequested>): Saga {
  const { workbench } = yield* select(selectTraducciones)
  const unsaved = yield* select(selectUnsaved, idioma)
  if (!unsaved || workbench?.idioma !== idioma || !workbench.textos) return
  const de = { idioma, origen: workbench.origen }
  const submissions = submissionsOf(byKeyOf(workbench.textos), unsaved.pendingTexts, raices)
  const [first] = submissions
  if (!first) return
  const keys = submissions.flatMap(submission => submission.keys)
  yield* put(saveStarted({ idioma, raices, keys, total: submissions.length, current: currentOf(first) }))
  yield* runAfresh({ key: saveKeyOf(unsaved.id), steps: saveTextsSteps, input: { de, submissions }, facts: {} })
  const { saving } = yield* select(selectTraducciones)
  const textos = saving?.isUnsure ? yield* readAgain(de) : null
  const theirs = textos ? yield* theirTextsOf(idioma, textos, yield* select(selectPendingTexts, idioma)) : {}
  yield* put(saveEnded({ idioma, textos, theirs }))
  const { resultado } = yield* select(selectTraducciones)
  if (!resultado) yield* put(toastRaised('success', 'Traducciones guardadas con éxito'))
}
