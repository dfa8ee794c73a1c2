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

closeWithGrace({ delay: closeTimeoutMs }, async ({ err }) => {
  if (err) tell(err)
  await close()
})

// The unhandled rejection ends the server, like any other unforeseen error.
void ended?.then(reason => {
  if (reason !== undefined) throw reason
})

console.log(`Nutrición de cultivos: ${address}`)
if (demo) console.log(`Acceso de demostración: ${demo.email} / ${demo.password}`)
if (advice !== undefined) console.log(advice)
if (problem !== undefined) console.error(`Aviso: ${problem}`)
