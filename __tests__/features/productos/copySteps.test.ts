import { runSaga } from 'redux-saga'
import { copyImages, copyLineas, copyStep, nothingCopied } from '@/features/productos/copySteps'
import { acabadoFrom } from '@/features/productos/model/productoValues'
import type { ImageDraft } from '@/store/imageDraft'
import { imageSteps } from '@/store/images'
import { runSequence } from '@/store/sequences/run'
import { stepDone, stepFailed } from '@/store/sequences/slice'
import type { Step } from '@/store/sequences/step'
import { fileVault } from '@/store/vault'
import { acabado, generico } from '@test/features/productos/products'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'

quietErrors()

/** Types of the steps' ends, in order, when the steps run on these facts alone. */
const endsOf = async <Input, Facts extends object>(steps: readonly Step<Input, Facts>[], input: Input, facts: Facts) => {
  let state = stateAfter()
  const actions: Parameters<typeof rootReducer>[1][] = []
  const dispatch = (action: (typeof actions)[number]) => {
    actions.push(action)
    state = rootReducer(state, action)
    return action
  }
  await runSaga({ dispatch, getState: () => state }, runSequence<Input, Facts>, { key: 'k', steps, input, facts }).toPromise()
  return actions.flatMap(action => {
    if (stepFailed.match(action)) return action.payload.reason
    return stepDone.match(action) ? 'done' : []
  })
}

const images = (draft: ImageDraft) =>
  imageSteps<null>({
    name: 'Imagen',
    property: 'imagen',
    draftOf: () => draft,
    api: { upload: async () => null, remove: async () => undefined },
    fallback: 'No',
  })

it('fails, instead of being done, where an earlier step has left no record [AC-02]', async () => {
  const chosen: ImageDraft = { ...fileVault.keep(new File(['x'], 'a.png'), 'f1'), kind: 'chosen', name: 'a.png', size: 1 }
  expect(await endsOf(images({ kind: 'remove' }), null, { id: null, images: {} })).toEqual(['Falta id'])
  expect(await endsOf(images(chosen), null, { id: null, images: {} })).toEqual(['Falta id'])
  expect(await endsOf([copyStep({ name: 'Copia', inputOf: acabadoFrom, fallback: 'No' })], null, nothingCopied)).toEqual(['Falta source'])
  expect(await endsOf([copyLineas('g')], null, nothingCopied)).toEqual(['Falta source'])
  expect(await endsOf([copyLineas('g')], null, { ...nothingCopied, source: generico() })).toEqual(['Falta id'])
  expect(await endsOf([copyImages('No')], null, { ...nothingCopied, source: acabado() })).toEqual(['Falta id'])
})
