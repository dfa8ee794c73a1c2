import { traduccionesSaga } from '@/features/traducciones/saga'
import { runInSessions } from '@/store/sessionSagas'
import { quietErrors } from '@test/support/quiet'
import { layOut, matchMedia } from '@test/ui/layout'

/** Sagas and layout for the tests of a file that show the workbench. */
export const setUpWorkbench = (): void => {
  quietErrors()
  beforeAll(() => {
    layOut({ height: 900 })
    runInSessions(traduccionesSaga)
  })
  beforeEach(() => {
    matchMedia()
    // The remembered list is in local storage, which outlives the store of a test.
    localStorage.clear()
  })
}
