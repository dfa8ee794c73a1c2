import { apiOf } from '@/api/resources'
import { storedCode } from '@/shared/code'
import { toEnsayoValues, type EnsayoValues } from '@/features/ensayos/model/ensayoValues'
import { ensayoDate } from '@/features/ensayos/date'
import { MESSAGES } from '@/features/ensayos/messages'
import { adjuntos, resultados } from '@/features/ensayos/save/childRecords'
import { readEnsayo } from '@/features/ensayos/readEnsayo'
import { noFacts, type SaveFacts, type SaveInput } from '@/features/ensayos/save/saveRequest'
import {
  formRenewed,
  linkedEnsayo,
  LIST_PATH,
  RECORD_STEP,
  recordSaved,
  saveKey,
  selectEnsayo,
  type saveRequested,
} from '@/features/ensayos/slice'
import { ensayos, type Ensayo } from '@/shared/resources/ensayos'
import type { InputOf } from '@/shared/resources/resource'
import { call, select, type Saga } from '@/store/effects'
import { imageSteps } from '@/store/images'
import { rereadStep } from '@/store/screens/rereadStep'
import { endSave } from '@/store/screens/saga'
import { childRecordsStep } from '@/store/sequences/childRecords/childRecordsStep'
import { recordStep } from '@/store/sequences/recordStep'
import { runSequence } from '@/store/sequences/run'
import type { Step } from '@/store/sequences/step'

const ensayosApi = apiOf(ensayos)

const toInput = (values: EnsayoValues): InputOf<typeof ensayos> => ({ ...values, fecha: ensayoDate(values.fecha) })

/** Steps of a save: the check of the date, before any call; then the trial, its parts, and its image [TR-09]. */
export const saveSteps: readonly Step<SaveInput, SaveFacts>[] = [
  {
    name: 'Fecha',
    words: { saved: null },
    *run({ input }) {
      if (ensayoDate(input.values.fecha) === null) throw new Error(MESSAGES.wrongDate)
    },
    fallback: MESSAGES.wrongDate,
  },
  recordStep<SaveInput, Ensayo, EnsayoValues>({
    name: RECORD_STEP,
    words: { saved: 'el ensayo' },
    read: ({ id }) => call(ensayosApi.getTagged, id),
    write: ({ id }, { merged, tag, current }) => call(ensayosApi.update, id, { ...current, ...toInput(merged) }, tag),
    toValues: toEnsayoValues,
    opened: ({ opened }) => opened.values,
    // Date in the form of the record; otherwise a retry would take our own "2025-06-01" for another user's change.
    typed: ({ values }) => ({ ...values, codigo: storedCode(values.codigo), fecha: ensayoDate(values.fecha) ?? '' }),
    fallback: MESSAGES.saveFailed,
  }),
  childRecordsStep(resultados),
  childRecordsStep(adjuntos),
  ...imageSteps<SaveInput>({
    name: 'Imagen catálogo',
    words: { saved: 'la imagen de catálogo' },
    property: 'imagen',
    draftOf: ({ imagen }) => imagen,
    api: ensayosApi.images.imagen,
    fallback: MESSAGES.saveFailed,
  }),
  {
    ...rereadStep<SaveInput, SaveFacts>(function* ({ input: { id } }) {
      return { reread: yield* call(readEnsayo, id) }
    }, MESSAGES.rereadFailed),
    when: ({ stay }) => stay,
  },
]

export function* saveEnsayo({ payload }: ReturnType<typeof saveRequested>): Saga {
  const { id, formId, opened, resultados: drafts, adjuntos, saved } = yield* select(selectEnsayo)
  if (id === null || opened === null || formId !== payload.formId || saved) return
  const key = saveKey(payload)
  const done = yield* runSequence<SaveInput, SaveFacts>({
    key,
    steps: saveSteps,
    input: { ...payload, id, opened, resultados: drafts, adjuntos },
    facts: noFacts(id),
  })
  const end = { formId, key, done, said: MESSAGES.saved, record: linkedEnsayo(id), list: LIST_PATH, after: payload.after }
  yield* endSave(selectEnsayo, { formRenewed, recordSaved }, end)
}
