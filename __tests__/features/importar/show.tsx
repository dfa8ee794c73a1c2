import type { Action } from '@reduxjs/toolkit'
import { takeEvery } from 'redux-saga/effects'
import { runInSessions } from '@/store/sessionSagas'
import { Importar } from '@/features/importar/Importar'
import type { ImportableName } from '@/features/importar/model/resources'
import { importPath } from '@/features/importar/places'
import type { RootState } from '@/app/rootReducer'
import { answerCalls } from '@test/support/answers'
import { onSheet, renderScreens } from '@test/support/renderScreens'

let actions: Action[] = []

/** Collects the actions of the screen in place of its sagas. */
function* hear() {
  yield takeEvery('*', (action: Action) => {
    actions.push(action)
  })
}
runInSessions(hear)

/** Shows the import of a resource, with the list to which it leads back, entered with a history state. */
export const showImport = (recurso = 'familias', state?: Partial<RootState>, visit: object | null = null) => {
  actions = []
  const calls = answerCalls(() => ({ body: [] }))
  const address = importPath(recurso as ImportableName)
  const screens = {
    [address]: onSheet(<Importar />),
    '/maestras/familias': <p>Lista</p>,
    '/productos/acabados/view': <p>Lista</p>,
    '/actividad': <p>Actividad</p>,
  }
  return {
    ...renderScreens(screens, { pathname: address, state: visit }, state),
    calls,
    actions: () => actions,
    asked: () => actions.map(({ type }) => type),
  }
}
