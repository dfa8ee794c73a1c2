import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { failureOf } from './database/failures'
import type { Database } from './database/database'
import { failed, HttpError } from './response/httpError'
import type { ImageStore } from './images/imageStore'

const LONGEST_WAIT_MS = 5_000

const within = async (ms: number, work: Promise<void>) => {
  const over = new AbortController()
  const late = pause(ms, undefined, { signal: over.signal }).then(() => {
    throw new Error('The database did not answer the health check in time')
  })
  try {
    await Promise.race([work, late])
  } finally {
    over.abort()
  }
}

/**
 * Whether this server can work. PostgreSQL is asked on a connection of its own, so that those who wait for each other do not make the
 * server unwell. The embedded engine has one connection and everybody in line: the check waits there too, in one place however many
 * ask, and a line of more than five seconds is being unwell, since other callers wait as long.
 */
export class Health {
  /** Set while work has to be done before any call can be answered. */
  isStarting = false
  /** Set when an answer was that the disk is full. */
  isFull = false
  #isDamaged = false
  readonly #ask: () => Promise<void>
  #asked: Promise<void> | undefined

  constructor({ db, ping, damaged }: Database, store: ImageStore) {
    const answer = async () => {
      await (ping?.() ?? sql`select 1`.execute(db))
    }
    // Damage does not pass by itself, although most calls may not meet it: it stays until the operator has mended it and starts the server again.
    void damaged.then(() => {
      this.#isDamaged = true
    })
    this.#ask = async () => {
      await answer()
      // Only then is it worth a write to see whether there is space again: a balancer that sends no calls could not find out.
      if (!this.isFull) return
      await store.tryOut(db)
      this.isFull = false
    }
  }

  /** @throws HttpError that says what is wrong. */
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

/** Answer to calls that come before the server is ready: no failure, and not logged as one. */
export class Starting extends HttpError {
  constructor() {
    super(503, 'El servidor está arrancando. Vuelva a intentarlo dentro de unos segundos.', { headers: { 'retry-after': '2' } })
  }
}
