import { expectSaga } from 'redux-saga-test-plan'
import { leaveForm } from '@/store/images'
import { selectRun, sequenceFailed, sequenceStarted } from '@/store/sequences/slice'
import { fileVault } from '@/store/vault'
import { rootReducer, stateAfter } from '@test/support/state'

const left = { formId: 'f1', key: 'guardar/f1' }
const started = sequenceStarted({ key: left.key, steps: ['Registro'], facts: { id: 7 } })
const file = () => new File(['x'], 'hoja.png', { type: 'image/png' })

it('forgets what failed in a form that is left, and lets its files go but nobody else’s [AC-04, MA-11]', async () => {
  const [own, others] = [fileVault.keep(file(), left.formId), fileVault.keep(file(), 'f2')]
  const { storeState } = await expectSaga(leaveForm, left)
    .withReducer(rootReducer, stateAfter(started, sequenceFailed({ key: left.key })))
    .run()
  expect(selectRun(storeState, left.key)).toBeUndefined()
  expect(() => fileVault.open(own)).toThrow('ya no está disponible')
  expect(fileVault.open(others).name).toBe('hoja.png')
})

it('leaves a save that is still at work what it needs [MA-13]', async () => {
  const own = fileVault.keep(file(), left.formId)
  const { storeState } = await expectSaga(leaveForm, left).withReducer(rootReducer, stateAfter(started)).run()
  expect(selectRun(storeState, left.key)).toMatchObject({ phase: 'running' })
  expect(fileVault.open(own).name).toBe('hoja.png')
})
