import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema'
import { forgetHistory } from '../history/retention'
import { forgetWrittenBytes } from '../history/writtenBytes'
import { collectImages } from '../images/collectImages'
import type { ImageStore } from '../images/imageStore'
import type { Http } from './http'
import { forgetKeys } from './idempotency'

const DAY = 24 * 3_600_000

/**
 * Deletes old history, idempotency keys, counts of written bytes and unused images once the server listens, and every day from then on. A step
 * that fails is logged and leaves the others to run. The number of deleted history entries is logged. A closing server waits for the current
 * portion only.
 */
export const scheduleCollection = (http: Http, db: Kysely<Schema>, store: ImageStore, historyDays: number) => {
  const closing = new AbortController()
  let running: Promise<unknown> = Promise.resolve()
  const steps: Record<string, () => Promise<unknown>> = {
    history: async () => {
      const entradas = await forgetHistory(db, historyDays, closing.signal)
      if (entradas > 0) http.log.info({ event: 'history.forgotten', entradas }, 'history.forgotten')
    },
    keys: () => forgetKeys(db, closing.signal),
    'written bytes': () => forgetWrittenBytes(db, closing.signal),
    images: () => collectImages(db, store, closing.signal),
  }
  const collect = async () => {
    for (const [name, step] of Object.entries(steps))
      await step().catch((error: unknown) => http.log.error({ err: error, step: name }, 'old data was not collected'))
  }
  const run = () => {
    running = collect()
  }
  const timer = setInterval(run, DAY)
  timer.unref()
  http.addHook('onListen', async () => run())
  http.addHook('onClose', async () => {
    clearInterval(timer)
    closing.abort()
    await running
  })
}
