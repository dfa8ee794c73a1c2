import fs from 'node:fs'
import { join } from 'node:path'
import { workerData } from 'node:worker_threads'
import { root } from '../../../server/bin/prepare.mjs'

/** The unchanged worker thread of the engine, with an fsync that appends a byte per success to the file `fsyncs` beside the database. */
const fsyncSync = fs.fsyncSync
fs.fsyncSync = descriptor => {
  fsyncSync(descriptor)
  fs.appendFileSync(join(workerData, '../fsyncs'), '.')
}
await import(join(root, 'server/src/database/embedded/engineWorker.mjs'))
