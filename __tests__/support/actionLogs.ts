import type { Page } from 'playwright-core'
import { rootReducer } from '@/app/rootReducer'
import { changedPaths } from '@/store/actionLog/changedPaths'
import { readLog, type LogFile } from '@/store/actionLog/file'
import { stateAfterLog } from '@/store/actionLog/replay'
import { stableJson } from '@test/support/stableJson'

interface LoggingPage {
  actionLog?: () => LogFile | null
}

/** In local storage, where the user menu's "Registrar actividad" writes it: the page records from its first action on. */
export const RECORDING = { name: 'REGISTRO', value: 'S' }

/** Runs in the page: a log ends with its page, and is kept where the next one of this tab finds it. */
export const keepLogOfPageLeft = (): void => {
  addEventListener('pagehide', () => {
    const log = (globalThis as LoggingPage).actionLog?.()
    if (!log) return
    try {
      sessionStorage.setItem('logs', JSON.stringify([...JSON.parse(sessionStorage.getItem('logs') ?? '[]'), log]))
    } catch {
      // There is a limit to what the browser keeps.
    }
  })
}

/** The logs of all that this tab has shown of the site. */
export const logsOf = (page: Page, address: string): Promise<LogFile[]> =>
  page.isClosed() || !page.url().startsWith(address)
    ? Promise.resolve([])
    : page.evaluate(() => {
        const left = JSON.parse(sessionStorage.getItem('logs') ?? '[]') as LogFile[]
        const current = (globalThis as LoggingPage).actionLog?.()
        return current ? [...left, current] : left
      })

/** The log, replayed here, ends in the very state that the page had, byte for byte [AC-05, AC-06]. */
export const expectReplayed = (file: LogFile): void => {
  const log = readLog(JSON.stringify(file))
  const written = JSON.stringify(stateAfterLog(rootReducer, log))
  // Most have their keys in the same order too.
  if (written === JSON.stringify(log.state)) return
  const replayed: unknown = JSON.parse(written)
  if (stableJson(replayed) === stableJson(log.state)) return
  throw new Error(`The replay of ${log.actions.length} actions differs from the page at ${changedPaths(log.state, replayed).join(', ')}`)
}
