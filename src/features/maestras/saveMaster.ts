import { hasText } from '@/shared/locales'
import { blankOf } from '@/features/maestras/blank'
import {
  referencesOf,
  type MasterDefinition,
  type MasterRecord,
  type MasterValues,
  type ReferenceField,
} from '@/features/maestras/definition'
import { masterOf } from '@/features/maestras/registry'
import { shownOf } from '@/features/maestras/loadRecord'
import {
  choicesKept,
  formClosed,
  formRenewed,
  saveKey,
  selectScreen,
  type saveRequested,
  type SaveRequest,
} from '@/features/maestras/slice'
import { masterRoutes } from '@/shared/resources/names'
import { call, put, select, type Saga } from '@/store/effects'
import { dropFile, leaveForm, imageSteps, type ImageFacts } from '@/store/images'
import { makeOnce, nothingMade, type CreationFacts } from '@/store/sequences/makeOnce'
import { noAttempts, recordStep, type RecordFacts } from '@/store/sequences/recordStep'
import { runSequence } from '@/store/sequences/run'
import { RECORD_STEP, selectRun } from '@/store/sequences/slice'
import { KEEP } from '@/store/imageDraft'
import { rereadStep } from '@/store/screens/rereadStep'
import type { Step } from '@/store/sequences/step'
import { toastRaised } from '@/store/toasts'

interface Facts extends ImageFacts, CreationFacts<MasterValues>, RecordFacts<MasterRecord, MasterValues> {
  /** Defaults for missing choices, by field. */
  firsts: Record<string, number | null>
  /** Record on the server after the save, when the form stays open. */
  reread: MasterRecord | null
}

/** Values of a new record. The other records are read at this time, because the list may be missing or hours old. */
function* whole(master: MasterDefinition, values: MasterValues): Saga<MasterValues> {
  return master.besides ? { ...values, ...master.besides(values, yield* call(master.api.list)) } : values
}

/** First record of the list, as the default of a missing choice; null for an empty list [CU-03]. */
const firstStep = ({ name, label, from }: ReferenceField, fallback: string): Step<SaveRequest, Facts> => ({
  name: label,
  when: ({ values }) => values[name] == null,
  sends: () => false,
  *run({ facts: { firsts } }) {
    yield* call(from.loadMissing)
    const [first] = yield* select(from.selectOptions)
    return { firsts: { ...firsts, [name]: first?.id ?? null } }
  },
  fallback,
})

/** Values with the defaults of empty fields. */
const completed = ({ fields }: MasterDefinition, values: MasterValues, firsts: Facts['firsts']): MasterValues => ({
  ...values,
  ...Object.fromEntries(
    fields
      .filter(({ kind, name }) => kind !== 'text' && values[name] == null)
      .map(({ kind, name }) => [name, kind === 'integer' ? 0 : (firsts[name] ?? null)]),
  ),
})

const updateStep = (master: MasterDefinition, id: number) =>
  recordStep<SaveRequest, MasterRecord, MasterValues, Pick<Facts, 'firsts'>>({
    name: RECORD_STEP,
    read: () => call(master.api.getTagged, id),
    write: (_input, { merged, tag, current }) => call(master.api.update, id, master.whole ? { ...current, ...merged } : merged, tag),
    toValues: record => master.toInput(record),
    opened: ({ opened }) => opened ?? blankOf(master),
    typed: ({ values }, { firsts }) => completed(master, values, firsts),
    fallback: master.messages.saveFailed,
  })

const reread = (master: MasterDefinition) =>
  rereadStep<SaveRequest, Facts>(function* ({ facts: { id } }) {
    return { reread: id === null ? null : yield* call(master.api.get, id) }
  }, 'El registro se ha guardado, pero no se ha podido volver a leer')

/** Steps of a save: defaults, the record, and each of its images [MA-07, MA-11, CU-02, CU-03]. */
export const saveSteps = (master: MasterDefinition, stay = false): readonly Step<SaveRequest, Facts>[] => [
  ...referencesOf(master)
    .filter(({ whenEmpty }) => whenEmpty === 'first')
    .map(field => firstStep(field, master.messages.saveFailed)),
  {
    name: RECORD_STEP,
    words: { saved: 'el registro' },
    isForm: true,
    *run(context) {
      const { input, facts, recordFacts } = context
      if (facts.id !== null) return yield* updateStep(master, facts.id).run(context)
      const values = completed(master, input.values, facts.firsts)
      yield* recordFacts({ attempts: [...facts.attempts, values] })
      yield* makeOnce({ api: master.api, input: yield* whole(master, values) }, context)
    },
    fallback: master.messages.saveFailed,
  },
  ...master.images.flatMap(({ property, label, api }) =>
    imageSteps<SaveRequest>({
      name: label,
      property,
      api,
      draftOf: ({ images }) => images[property] ?? KEEP,
      fallback: master.messages.saveFailed,
    }),
  ),
  ...(stay ? [reread(master)] : []),
]

/** Ends a save: the form closes or shows the saved record. After a failure it stays, for another try. */
function* endMasterSave(master: MasterDefinition, payload: SaveRequest, done: Facts | null): Saga {
  const key = saveKey(payload)
  const isOpen = (yield* select(selectScreen, payload.master)).formId === payload.formId
  if (!done) {
    const steps = (yield* select(selectRun, key))?.steps ?? []
    // The list lacks a saved record whose images have failed, and the form may be closed now.
    if (steps.some(({ name, state }) => name === RECORD_STEP && state === 'done')) yield* put(master.catalogue.loadRequested())
    // The form was closed meanwhile: the run is not retried.
    if (!isOpen) yield* leaveForm({ formId: payload.formId, key })
    return
  }
  const { id, reread: now } = done
  const record = id === null ? undefined : { list: master.catalogue.name, id, to: masterRoutes(master.path).record(id) }
  yield* put(toastRaised('success', master.messages.saved, now && isOpen ? undefined : record))
  const kept = Object.fromEntries((master.keeps ?? []).map(name => [name, payload.values[name] ?? null]))
  yield* put(choicesKept({ master: payload.master, kept }))
  const form = { master: payload.master, formId: payload.formId }
  if (now) {
    Object.values(payload.images).forEach(dropFile)
    yield* put(formRenewed({ ...form, id: now.id, ...shownOf(master, now) }))
  } else yield* put(formClosed({ ...form, made: id }))
  if (payload.after) yield* put(payload.after)
  yield* put(master.catalogue.loadRequested())
}

export function* saveMaster({ payload }: ReturnType<typeof saveRequested>): Saga {
  const master = masterOf(payload.master)
  // A form with an empty name causes neither a call nor a message [MA-08].
  if (!hasText(master.required(payload.values), payload.locale)) return
  const facts = { ...nothingMade, ...noAttempts, id: payload.id, images: {}, firsts: {}, reread: null }
  const done = yield* runSequence({ key: saveKey(payload), steps: saveSteps(master, payload.stay), input: payload, facts })
  yield* endMasterSave(master, payload, done)
}
