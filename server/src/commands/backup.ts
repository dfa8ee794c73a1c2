import { writeBackup } from '../backup/writeBackup'
import { openAsItStands } from '../database/open'
import { createImageStore } from '../images/imageStore'
import { readSettings } from '../settings'
import { checkDatabase } from './checkDatabase'
import { readPath } from './readPath'
import { runCommand } from './runCommand'

/** Prints the images that the backup lacks and sets exit code 1, so that a scheduled backup is reported as incomplete. */
const report = (hashes: string[], fate: string) => {
  if (hashes.length === 0) return
  console.error(`The bytes of these images ${fate}, they are in the backup by name only: ${hashes.join(', ')}`)
  process.exitCode = 1
}

await runCommand(async () => {
  const path = readPath('Usage: npm run backup -- FILE   (of the database that DATABASE_URL or DATA_DIR names)')
  const settings = readSettings(process.env)
  checkDatabase(settings)
  const { db, close } = await openAsItStands(settings)
  try {
    const { filas, imagenes, perdidas, danadas } = await writeBackup(db, createImageStore(settings), path)
    console.log(`Wrote ${filas} rows and ${imagenes} images to ${path}.`)
    report(perdidas, 'are lost')
    report(danadas, 'are damaged')
  } finally {
    await close()
  }
})
