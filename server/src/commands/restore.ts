import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { checkBackup, type Source } from '../backup/readBackup'
import { restoreBackup } from '../backup/restoreBackup'
import { OperatorError } from '../errors'
import { openAsItStands } from '../database/open'
import { noteRestored } from '../history/noteRestored'
import { createImageStore } from '../images/imageStore'
import { readSettings } from '../settings'
import { readPath } from './readPath'
import { runCommand } from './runCommand'

const usage =
  'Usage: npm run restore -- FILE [--without-image HASH …]   (into the empty database that DATABASE_URL or DATA_DIR names; ' +
  'an image that is named comes without its bytes)'

const options = { 'without-image': { type: 'string', multiple: true, default: [] as string[] } } as const

const parse = () => {
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch {
    throw new OperatorError(usage)
  }
}

const readSource = (): Source => {
  const { values, positionals } = parse()
  return { path: readPath(usage, positionals), without: new Set(values['without-image']) }
}

await runCommand(async () => {
  const source = readSource()
  const settings = readSettings(process.env)
  // The file is checked before a database is created for it.
  const header = await checkBackup(source)
  const { db, close } = await openAsItStands(settings)
  try {
    const { filas, imagenes } = await restoreBackup(db, createImageStore(settings), source, header)
    await noteRestored(db, { nombre: basename(source.path), filas, imagenes })
    console.log(`Restored ${filas} rows and ${imagenes} images from ${source.path}.`)
  } finally {
    await close()
  }
})
