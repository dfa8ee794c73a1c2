import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootReducer, type RootState } from '@/app/rootReducer'
import { readLog, type ActionLog } from '@/store/actionLog/file'
import { replay, startOf } from '@/store/actionLog/replay'

/** Downloaded log of `__tests__/replay/logs`. */
export const loggedIn = (name: string): ActionLog => readLog(readFileSync(join(__dirname, '../replay/logs', name), 'utf8'))

/** State after all actions of a log. */
export const stateAfterLog = (log: ActionLog): RootState => {
  let state = startOf(rootReducer, log)
  for (const { after } of replay(rootReducer, log)) state = after
  return state
}

/** State after the first `until` actions of a recorded log, or after all [AC-06]. */
export const replayed = (name: string, until?: number): RootState => {
  const log = loggedIn(name)
  return stateAfterLog({ ...log, actions: log.actions.slice(0, until) })
}
