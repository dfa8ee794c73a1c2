import { checkBackup } from '../backup/readBackup'
import { restoreBackup } from '../backup/restoreBackup'
import { openAsItStands } from '../database/open'
import { createImageStore } from '../images/imageStore'
import { readSettings } from '../settings'
import { readPath } from './readPath'
import { runCommand } from './runCommand'

await runCommand(async () => {
  const path = readPath('Usage: npm run restore -- FILE   (into the empty database that DATABASE_URL or DATA_DIR names)')
  const settings = readSettings(process.env)
  // Before a database is made for it.
  const header = await checkBackup(path)
  const { db, close } = await openAsItStands(settings)
  try {
    const { filas, imagenes } = await restoreBackup(db, createImageStore(settings), path, header)
    console.log(`Restored ${filas} rows and ${imagenes} images from ${path}.`)
  } finally {
    await close()
  }
})
