import type { LogEvent } from 'kysely'
import { failureOf } from './failures'

/** Logger of a Kysely that listens for damaged data: `damaged` comes with the first error that tells of some, from any statement. */
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
