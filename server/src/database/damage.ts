import type { LogEvent } from 'kysely'
import { failureOf } from './failures'

/** Logger for Kysely that detects damaged data: `damaged` resolves with the first error of any statement that reports it. */
export const watchDamage = () => {
  let tell: (error: unknown) => void = () => undefined
  const damaged = new Promise<unknown>(fulfil => {
    tell = fulfil
  })
  const log = (event: LogEvent) => {
    if (event.level === 'error' && failureOf(event.error) === 'damaged') tell(event.error)
  }
  return { damaged, log }
}
