import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { failureOf } from './database/failures'
import type { Database } from './database/database'
import { failed, HttpError } from './response/httpError'
import type { ImageStore } from './images/imageStore'

const LONGEST_WAIT_MS = 5_000

const within = (ms: number, work: Promise<void>) => {
  const late = pause(ms, undefined, { ref: false }).then(() => {
    throw new Error('The database did not answer the health check in time')
  })
  return Promise.race([work, late])
}

/**
 * Health of this server. PostgreSQL is queried on a connection of its own, so that callers who wait for each other do not fail the check.
 * The embedded engine has one connection with a queue: concurrent checks share one place in it, and a wait of more than five seconds is a
 * failure, since other callers wait as long.
 */
export class Health {
  /** True until the start has finished: calls are refused. */
  isStarting = false
  /** True after a response reported a full disk (507). */
  isFull = false
  #isDamaged = false
  readonly #ask: () => Promise<void>
  #asked: Promise<void> | undefined

  constructor({ db, ping, damaged }: Database, store: ImageStore) {
    const answer = async () => {
      await (ping?.() ?? sql`select 1`.execute(db))
    }
    // Damage is permanent, although few calls may read it: the flag stays until the operator repairs the data and restarts the server.
    void damaged.then(() => {
      this.#isDamaged = true
    })
    this.#ask = async () => {
      await answer()
      // Only a full disk is worth a trial write: a load balancer that sends no calls could not detect free space.
      if (!this.isFull) return
      await store.tryOut(db)
      this.isFull = false
    }
  }

  /** @throws HttpError 503 whose detail names the failure */
  async check() {
    if (this.isStarting) throw new Starting()
    if (this.#isDamaged) throw failed('damaged')
    this.#asked ??= this.#ask().finally(() => {
      this.#asked = undefined
    })
    try {
      await within(LONGEST_WAIT_MS, this.#asked)
    } catch (cause) {
      if (failureOf(cause) !== 'full') throw new HttpError(503, 'La base de datos no responde.', { cause })
      throw new HttpError(503, failed('full').detail, { cause })
    }
  }
}

/** Refusal (503) of calls before the server is ready; not logged as a failure. */
export class Starting extends HttpError {
  constructor() {
    super(503, 'El servidor está arrancando. Vuelva a intentarlo dentro de unos segundos.', { headers: { 'retry-after': '2' } })
  }
}
