import { errorCode, OperatorError } from '../../errors'

/** SQLSTATE of a crash, so that pending queries fail as with an unreachable database. */
const CRASH_SHUTDOWN = '57P02'

/** Reason from the log of the engine: its first fatal line with the detail, or its last line. Without time and process. */
const reasonIn = (lines: readonly string[]) => {
  const messages = lines.map(line => line.replace(/^\d{4}-\d\d-\d\d \S+ \S+ \[\d+\] /, ''))
  const fatal = messages.find(line => /^(PANIC|FATAL):/.test(line))
  const detail = fatal && messages.slice(messages.indexOf(fatal)).find(line => line.startsWith('DETAIL:'))
  return [fatal ?? messages.at(-1) ?? 'nothing', detail ?? ''].join(' ').replaceAll(/\s+/g, ' ').trim()
}

const meansFull = (reason: string) => /no space left|quota exceeded/i.test(reason)

/** True if the system's error says that the disk is full. */
export const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes(errorCode(error) ?? '')

export const fullDisk = (directory: string) => new OperatorError(`The disk of ${directory} is full: free some space, and start again.`)

export const damaged = (directory: string, reason: string) =>
  new OperatorError(
    `The database in ${directory} cannot be opened: ${reason}. Files of it are damaged or missing. ` +
      'Keep that directory as it is, choose another with DATA_DIR, and put the last backup into it with npm run restore.',
  )

/** Error of an engine that ended before it was ready. */
export const cannotStart = (directory: string, lines: readonly string[]) => {
  const reason = reasonIn(lines)
  return meansFull(reason) ? fullDisk(directory) : damaged(directory, reason)
}

/** Error of an engine that ended while in use. */
export const hasStopped = (directory: string, lines: readonly string[]) => {
  const reason = reasonIn(lines)
  const advice = meansFull(reason) ? 'The disk is full: free some space, and start again.' : 'Start again: what was acknowledged is kept.'
  return Object.assign(new OperatorError(`The engine of the database in ${directory} has stopped: ${reason}. ${advice}`), {
    code: CRASH_SHUTDOWN,
  })
}

/** Normal ends of a crash recovery: the log has no data there, or only old data. */
const NORMAL_END = /got 0$|invalid magic number 0000|unexpected pageaddr/
const DOUBTFUL = /\b(WARNING|ERROR): |LOG: +(invalid|incorrect|unexpected|missing|could not|record with|request to flush)/

/** Warnings of a started engine about a damaged log or files; undefined without any. */
export const doubtsIn = (directory: string, lines: readonly string[]): string | undefined => {
  const doubtful = lines.filter(line => DOUBTFUL.test(line) && !NORMAL_END.test(line))
  if (doubtful.length === 0) return undefined
  return [
    `The database in ${directory} was not closed in good order, and part of its log is lost or cannot be read: what was saved last may be missing.`,
    'Compare the newest records with what you know, or with a backup. Its engine says:',
    ...doubtful,
  ].join('\n')
}
