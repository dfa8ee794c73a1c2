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
 * Deletes old history, idempotency keys, counts of written bytes and unused images once the server listens, and every day from then on. The
 * number of deleted history entries is logged. A closing server waits for the current portion only.
 */
export const scheduleCollection = (http: Http, db: Kysely<Schema>, store: ImageStore, historyDays: number) => {
  const closing = new AbortController()
  let running: Promise<unknown> = Promise.resolve()
  const collect = async () => {
    const entradas = await forgetHistory(db, historyDays, closing.signal)
    if (entradas > 0) http.log.info({ event: 'history.forgotten', entradas }, 'history.forgotten')
    await forgetKeys(db, closing.signal)
    await forgetWrittenBytes(db, closing.signal)
    await collectImages(db, store, closing.signal)
  }
  const run = () => {
    running = collect().catch((error: unknown) => http.log.error({ err: error }, 'old data was not collected'))
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
