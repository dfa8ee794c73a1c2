import 'fake-indexeddb/auto'
import { expectSaga } from 'redux-saga-test-plan'
import { importsOfUser } from '@/app/importsOfUser'
import { userLoaded } from '@/features/cuenta/slice'
import { keepRun, keptRuns, ownerOf } from '@/features/importar/run/keptRuns'
import { logoutRequested } from '@/features/session/slice'
import { reviewedRow, runOf, runRow } from '@test/features/importar/given'
import { rootReducer, stateAfter } from '@test/support/state'
import { until } from '@test/support/until'

const kept = (email: string) => keptRuns(ownerOf(email), 'familias')

it('imports that stopped half-way go with the session that their user ends, and no others [IX-06]', async () => {
  const run = runOf([runRow(reviewedRow(2), 'waiting')])
  await keepRun(ownerOf('ana@example.com'), { ...run, id: 'a' })
  await keepRun(ownerOf('eva@example.com'), { ...run, id: 'b' })
  const ana = userLoaded({ email: 'ana@example.com', nombre: 'Ana', apellidos: 'Ruiz' })
  await expectSaga(importsOfUser).withReducer(rootReducer, stateAfter(ana)).dispatch(logoutRequested()).silentRun(50)
  await until(async () => (await kept('ana@example.com')).length === 0)
  expect(await kept('eva@example.com')).toHaveLength(1)
})

it('a visitor who is nobody yet ends nobody else’s imports [IX-06]', async () => {
  await keepRun(ownerOf('ana@example.com'), { ...runOf([runRow(reviewedRow(2), 'waiting')]), id: 'c' })
  await expectSaga(importsOfUser).withReducer(rootReducer, stateAfter()).dispatch(logoutRequested()).silentRun(50)
  expect(await kept('ana@example.com')).toHaveLength(1)
})
