import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { writeBackup } from '../backup/writeBackup'
import { StartupError } from '../database/errors'
import { openAsItStands } from '../database/open'
import { createImageStore } from '../images/imageStore'
import { readSettings } from '../settings'
import { readPath } from './readPath'
import { runCommand } from './runCommand'

await runCommand(async () => {
  const path = readPath('Usage: npm run backup -- FILE   (of the database that DATABASE_URL or DATA_DIR names)')
  const settings = readSettings(process.env)
  // Opening would make one.
  if (settings.databaseUrl === undefined && !existsSync(join(settings.dataDir, 'postgres')))
    throw new StartupError(`There is no database in ${resolve(settings.dataDir)}.`)
  const { db, close } = await openAsItStands(settings)
  try {
    const { filas, imagenes, perdidas } = await writeBackup(db, createImageStore(settings), path)
    console.log(`Wrote ${filas} rows and ${imagenes} images to ${path}.`)
    if (perdidas > 0) console.error(`Of ${perdidas} images the bytes are lost: they are in the backup by name only.`)
  } finally {
    await close()
  }
})
