import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema'
import { collectImages } from '../images/collectImages'
import type { ImageStore } from '../images/imageStore'
import type { Http } from './http'

const DAY = 24 * 3_600_000

/** Collects once the server listens, and every day from then on. */
export const scheduleCollection = (http: Http, db: Kysely<Schema>, store: ImageStore) => {
  let running: Promise<unknown> = Promise.resolve()
  const run = () => {
    running = collectImages(db, store).catch((error: unknown) => http.log.error({ err: error }, 'images were not collected'))
  }
  const timer = setInterval(run, DAY)
  timer.unref()
  http.addHook('onListen', async () => run())
  http.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
