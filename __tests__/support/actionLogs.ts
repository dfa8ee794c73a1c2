import type { Page } from 'playwright-core'
import { changedPaths } from '@/store/actionLog/changedPaths'
import { readLog, type LogFile } from '@/store/actionLog/file'
import { stateAfterLog } from '@test/support/replayed'
import { stableJson } from '@test/support/stableJson'

interface LoggingPage {
  actionLog?: () => LogFile | null
}

/** Entry of local storage, written by "Registrar actividad" of "Ir a…", with which a page records from its first action on. */
export const RECORDING = { name: 'REGISTRO', value: 'S' }

/** Runs in the page: stores the log when the page is left, for the next page of this tab. */
export const keepLogOfPageLeft = (): void => {
  addEventListener('pagehide', () => {
    const log = (globalThis as LoggingPage).actionLog?.()
    if (!log) return
    try {
      sessionStorage.setItem('logs', JSON.stringify([...JSON.parse(sessionStorage.getItem('logs') ?? '[]'), log]))
    } catch {
      // The storage of the browser is full.
    }
  })
}

/** Logs of all pages of the site that a tab has shown. */
export const logsOf = (page: Page, address: string): Promise<LogFile[]> =>
  page.isClosed() || !page.url().startsWith(address)
    ? Promise.resolve([])
    : page.evaluate(() => {
        const left = JSON.parse(sessionStorage.getItem('logs') ?? '[]') as LogFile[]
        const current = (globalThis as LoggingPage).actionLog?.()
        return current ? [...left, current] : left
      })

/** Expects the replay of a log to end in the state of the page, byte for byte [AC-05, AC-06]. */
export const expectReplayed = (file: LogFile): void => {
  const log = readLog(JSON.stringify(file))
  const written = JSON.stringify(stateAfterLog(log))
  // Quick comparison: most states also have their keys in the same order.
  if (written === JSON.stringify(log.state)) return
  const replayed: unknown = JSON.parse(written)
  if (stableJson(replayed) === stableJson(log.state)) return
  throw new Error(`The replay of ${log.actions.length} actions differs from the page at ${changedPaths(log.state, replayed).join(', ')}`)
}
