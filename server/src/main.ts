import closeWithGrace from 'close-with-grace'
import { StartupError } from './database/errors'
import { startServer } from './server'
import { readSettings } from './settings'

const fail = (error: unknown): never => {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
}

const start = async () => startServer(readSettings(process.env))

const { address, demo, problem, advice, close } = await start().catch(fail)

closeWithGrace({ delay: 15_000 }, async ({ err }) => {
  if (err) console.error(err)
  await close()
})

console.log(`Nutrición de cultivos: ${address}`)
if (demo) console.log(`Acceso de demostración: ${demo.email} / ${demo.password}`)
if (advice !== undefined) console.log(advice)
if (problem !== undefined) console.error(`Aviso: ${problem}`)
