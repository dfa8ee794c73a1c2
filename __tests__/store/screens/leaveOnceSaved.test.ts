import { expectSaga } from 'redux-saga-test-plan'
import { detailClosed, detailEntered, selectSolucion } from '@/features/soluciones/slice'
import { navigationRequested } from '@/store/navigation'
import { leaveOnceSaved } from '@/store/screens/leaveOnceSaved'
import { sequenceFailed, sequenceFinished } from '@/store/sequences/slice'
import { rootReducer, stateAfter } from '@test/support/state'

const entered = detailEntered({ id: 2 })
const { formId } = entered.payload
const after = navigationRequested('/soluciones/ver')
const leaving = () =>
  expectSaga(leaveOnceSaved<ReturnType<typeof stateAfter>>, selectSolucion, { formId, keys: ['a', 'b'], after }).withReducer(
    rootReducer,
    stateAfter(entered),
  )

it('leaves a page of cards when the last of their saves has ended [CB-04, CD-06]', async () => {
  await leaving()
    .dispatch(sequenceFinished({ key: 'b' }))
    .dispatch(sequenceFinished({ key: 'a' }))
    .put(after)
    .silentRun()
})

it('waits while one is under way, whatever else ends [CB-04]', async () => {
  await leaving()
    .dispatch(sequenceFinished({ key: 'b' }))
    .dispatch(sequenceFailed({ key: 'c' }))
    .not.put(after)
    .silentRun()
})

it('stays where one of them fails, and is not led on by its next try [CB-04, FR-10]', async () => {
  const failed = leaving()
    .dispatch(sequenceFailed({ key: 'a' }))
    .dispatch(sequenceFinished({ key: 'b' }))
  await failed
    .dispatch(sequenceFinished({ key: 'a' }))
    .not.put(after)
    .silentRun()
})

it('leads nowhere when the page was left in another way [CB-04]', async () => {
  const gone = leaving().dispatch(detailClosed({ formId }))
  await gone
    .dispatch(sequenceFinished({ key: 'a' }))
    .dispatch(sequenceFinished({ key: 'b' }))
    .not.put(after)
    .silentRun()
})
