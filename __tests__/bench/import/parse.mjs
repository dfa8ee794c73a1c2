import { Worker } from 'node:worker_threads'

/** Program of a new thread for each parse: like the worker of each file, it has not run the parser before. */
const PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads')
const { strFromU8, unzipSync } = require('fflate')
const { SaxesParser } = require('saxes')
const begin = performance.now()
for (const bytes of Object.values(unzipSync(workerData)))
  new SaxesParser({ xmlns: true, position: false }).write(strFromU8(bytes)).close()
parentPort.postMessage(performance.now() - begin)
`

/** Milliseconds of the bare parse of a workbook: unpacks its parts and parses their XML without listeners. */
export const timeParse = file =>
  new Promise((fulfil, reject) => {
    const worker = new Worker(PROGRAM, { eval: true, workerData: file })
    worker.once('message', fulfil)
    worker.once('error', reject)
  })
