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
    // Unsaved texts of a test last as long as its store; the remembered list does not.
    localStorage.clear()
  })
}
