import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootReducer, type RootState } from '@/app/rootReducer'
import { readLog, type ActionLog } from '@/store/actionLog/file'
import { stateAfterLog } from '@/store/actionLog/replay'

/** Downloaded log of `__tests__/replay/logs`. */
export const loggedIn = (name: string): ActionLog => readLog(readFileSync(join(__dirname, '../replay/logs', name), 'utf8'))

/** State after the first `until` actions of a recorded log, or after all [AC-06]. */
export const replayed = (name: string, until?: number): RootState => {
  const log = loggedIn(name)
  return stateAfterLog(rootReducer, { ...log, actions: log.actions.slice(0, until) })
}
