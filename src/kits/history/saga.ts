import { downloadImage } from '@/api/http/downloadImage'
import { historialApi } from '@/api/historial'
import { editsOfVersion, type FormEdit } from '@/kits/history/model/formEdit'
import type { Cambio } from '@/shared/history'
import { KEEP, type ImageDraft } from '@/store/imageDraft'
import { newsKey, recordDeleted, savesMissed, saveReceived } from '@/kits/forms/news/slice'
import { call, delay, put, select, type Saga } from '@/store/effects'
import { withoutGone } from '@/kits/history/dropMissingReferences'
import {
  bringFailed,
  bringRequested,
  editsLaid,
  moreRequested,
  pageFailed,
  pageLoaded,
  panelOpened,
  selectHistorial,
  wholeFailed,
  fullTextsLoaded,
  wholeRequested,
  type BringRequest,
} from '@/kits/history/slice'
import { reportError } from '@/store/reportError'
import { eachOf } from '@/store/sequences/eachOf'
import { toastRaised } from '@/store/toasts'
import { fileVault } from '@/store/vault'
import { anyOf, watch } from '@/store/watch'

export const BRING_FAILED = 'No se ha podido recuperar del historial'

/** Loads a page of the open history: the newest entries, or those before the last known one. */
export function* loadPage(formId: string, isFirst: boolean): Saga {
  const { opened, siguiente } = yield* select(selectHistorial)
  const antes = isFirst ? null : siguiente
  if (opened?.formId !== formId || (!isFirst && antes === null)) return
  try {
    const pagina = yield* call(historialApi.ofRecord, { tipo: opened.tipo, id: opened.id }, antes ?? undefined)
    yield* put(pageLoaded({ formId, antes, pagina }))
  } catch (error) {
    reportError('historial', error)
    yield* put(pageFailed({ formId, antes }))
  }
}

/** Delay in milliseconds before the history is read again: a save of a record and its parts is several changes [SY-03]. */
const PAUSE_MS = 300

/** Loads the newest page of an opened panel, and again when its record or parts have been saved [SY-04]. */
function* loadNewest({ payload }: ReturnType<typeof panelOpened | typeof saveReceived | typeof savesMissed | typeof recordDeleted>): Saga {
  if (!('key' in payload)) return yield* loadPage(payload.formId, true)
  yield* delay(PAUSE_MS)
  const { opened } = yield* select(selectHistorial)
  if (opened && newsKey(opened) === payload.key) yield* loadPage(opened.formId, true)
}

/** Changes of an entry with full instead of truncated texts. */
export function* wholeChanges(entrada: number, cambios: readonly Cambio[]): Saga<Cambio[]> {
  const whole: Cambio[] = [...cambios]
  yield* eachOf([...cambios.entries()], function* ([at, change]) {
    if (change.recortado) whole[at] = yield* call(historialApi.wholeChange, entrada, change)
  })
  return whole
}

/** Loads the full texts of an entry with truncated ones [HI-02]. */
export function* loadFullTexts({ payload }: ReturnType<typeof wholeRequested>): Saga {
  const { formId, entrada } = payload
  const { entradas } = yield* select(selectHistorial)
  try {
    const cambios = yield* wholeChanges(entrada, entradas.find(({ id }) => id === entrada)?.cambios ?? [])
    yield* put(fullTextsLoaded({ formId, entrada, cambios }))
  } catch (error) {
    reportError('historial', error)
    yield* put(wholeFailed({ formId, entrada }))
  }
}

const nameOf = ({ type }: Blob): string => `imagen.${type.split('/')[1] ?? 'png'}`

/** Image as a file chosen in the form, which its save uploads [HI-03]. */
function* chosen(formId: string, address: string): Saga<ImageDraft> {
  const blob = yield* call(downloadImage, address)
  const file = new File([blob], nameOf(blob), { type: blob.type })
  return { kind: 'chosen', ...fileVault.keep(file, formId), name: file.name, size: file.size }
}

type Fields = Readonly<Record<string, unknown>>

function* withFiles({ formId, known }: BringRequest, edits: readonly FormEdit[]): Saga<FormEdit[]> {
  function* pictured(fields: Fields): Saga<Fields> {
    const { imagen } = fields
    if (typeof imagen !== 'string' || imagen === '' || known.partes.includes(imagen)) return fields
    return { ...fields, imagen: null, picture: yield* chosen(formId, imagen) }
  }
  const ready: FormEdit[] = []
  for (const edit of edits) {
    if (edit.kind === 'imagen') {
      const { valor } = edit
      const picture: ImageDraft = valor === null ? { kind: 'remove' } : known.campos.includes(valor) ? KEEP : yield* chosen(formId, valor)
      ready.push({ ...edit, picture })
    } else if (edit.kind === 'parte') ready.push({ ...edit, fields: yield* pictured(edit.fields) })
    else if (edit.kind === 'partes') {
      const partes: Fields[] = []
      for (const fields of edit.partes) partes.push(yield* pictured(fields))
      ready.push({ ...edit, partes })
    } else ready.push(edit)
  }
  return ready
}

/** Prepares the edits to restore, and passes them to the form [HI-03]. */
export function* bring({ payload }: ReturnType<typeof bringRequested>): Saga {
  const { formId, key, entrada, edits, editable } = payload
  try {
    const { opened, entradas } = yield* select(selectHistorial)
    if (opened?.formId !== formId) return
    const version = edits === 'version' ? yield* call(historialApi.version, entrada, { tipo: opened.tipo, id: opened.id }) : null
    const wanted = version ? editsOfVersion(opened.tipo, version, editable) : (edits as readonly FormEdit[])
    const nombres = version?.nombres ?? entradas.find(({ id }) => id === entrada)?.nombres ?? {}
    const left = yield* withoutGone(opened.tipo, wanted, nombres)
    const ready = yield* withFiles(payload, left.edits)
    yield* put(editsLaid({ formId, key, edits: ready, missing: left.missing, isUndo: false }))
  } catch (error) {
    reportError('historial', error)
    yield* put(bringFailed({ formId, key }))
    yield* put(toastRaised('error', BRING_FAILED))
  }
}

export const historialSaga = watch({
  first: [[bringRequested, bring, ({ payload }) => `${payload.formId}/${payload.key}`]],
  latest: [
    // One key for a record, so that an earlier answer never replaces a later one.
    [
      anyOf(panelOpened, saveReceived, savesMissed, recordDeleted),
      loadNewest,
      ({ payload }) => ('key' in payload ? payload.key : newsKey(payload)),
    ],
    [moreRequested, ({ payload }) => loadPage(payload.formId, false)],
    [wholeRequested, loadFullTexts],
  ],
})
