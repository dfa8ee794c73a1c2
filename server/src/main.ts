import closeWithGrace from 'close-with-grace'
import { OperatorError } from './errors'
import { failureOf } from './database/failures'
import { startServer } from './server'
import { readSettings } from './settings'

const tell = (error: unknown) => {
  if (error instanceof OperatorError) console.error(error.message)
  else if (failureOf(error) === 'full')
    console.error('The disk that the database or the images are on is full: free some space, and start again.')
  else console.error(error)
}

const fail = (error: unknown): never => {
  tell(error)
  process.exit(1)
}

const start = async () => startServer(readSettings(process.env))

const { address, demo, problem, advice, ended, close, closeTimeoutMs } = await start().catch(fail)

const STOPS = ['SIGINT', 'SIGTERM'] as const

let isClosing = false

const grace = closeWithGrace({ delay: closeTimeoutMs, skip: [...STOPS] }, async ({ err }) => {
  isClosing = true
  if (err) tell(err)
  await close()
})

/** Time after the first signal in which further ones are ignored, in milliseconds. */
const REPEATED_WITHIN_MS = 2_000

let firstSignalAt: number | undefined

/**
 * Closes gracefully at the first signal and exits at a later one. A signal to the whole process group arrives twice, from the terminal or
 * service manager and forwarded by npm.
 */
const stop = (signal: NodeJS.Signals) => {
  firstSignalAt ??= performance.now()
  if (performance.now() - firstSignalAt > REPEATED_WITHIN_MS) {
    console.error(`Another ${signal}: running requests are cut off.`)
    process.exit(1)
  }
  if (!isClosing) grace.close()
}

for (const signal of STOPS) process.on(signal, stop)

// The unhandled rejection ends the server, like any other unforeseen error.
void ended?.then(reason => {
  if (reason !== undefined) throw reason
})

console.log(`Nutrición de cultivos: ${address}`)
if (demo) console.log(`Acceso de demostración: ${demo.email} / ${demo.password}`)
if (advice !== undefined) console.log(advice)
if (problem !== undefined) console.error(`Aviso: ${problem}`)
