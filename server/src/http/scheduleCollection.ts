import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema'
import { forgetHistory } from '../history/forget'
import { collectImages } from '../images/collectImages'
import type { ImageStore } from '../images/imageStore'
import type { Http } from './http'

const DAY = 24 * 3_600_000

/** Forgets old history and collects images once the server listens, and every day from then on. */
export const scheduleCollection = (http: Http, db: Kysely<Schema>, store: ImageStore, historyDays: number) => {
  let running: Promise<unknown> = Promise.resolve()
  const run = () => {
    running = forgetHistory(db, historyDays)
      .then(() => collectImages(db, store))
      .catch((error: unknown) => http.log.error({ err: error }, 'old history and images were not collected'))
  }
  const timer = setInterval(run, DAY)
  timer.unref()
  http.addHook('onListen', async () => run())
  http.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
