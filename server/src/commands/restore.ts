import { basename } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { checkBackup, type Source } from '../backup/readBackup'
import { restoreBackup } from '../backup/restoreBackup'
import { openAsItStands } from '../database/open'
import type { Schema } from '../database/schema'
import { createImageStore } from '../images/imageStore'
import { readSettings } from '../settings'
import { readPath } from './readPath'
import { readArguments, runCommand } from './runCommand'

const usage =
  'Usage: npm run restore -- FILE [--without-image HASH …]   (into the empty database that DATABASE_URL or DATA_DIR names; ' +
  'an image that is named comes without its bytes)'

const options = { 'without-image': { type: 'string', multiple: true, default: [] as string[] } } as const

const readSource = (): Source => {
  const { values, positionals } = readArguments(usage, { options, allowPositionals: true })
  return { path: readPath(usage, positionals), without: new Set(values['without-image']) }
}

/** Adds a history entry for a restore: all entries before it come from the backup. */
const noteRestored = (db: Kysely<Schema>, backup: { nombre: string; filas: number; imagenes: number }) =>
  sql`
    with entrada as (insert into historial (restaura) values (true) returning id)
    insert into historial_cambios (entrada, tabla, registro, raiz_tipo, raiz, despues)
    select id, 'copias_de_seguridad', id, 'copias_de_seguridad', id, ${JSON.stringify(backup)}::jsonb from entrada
  `.execute(db)

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
