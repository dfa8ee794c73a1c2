import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { VERSION_LABEL } from '@/shared/constants'
import { root } from '../root'
import { sha256 } from '../sha256'
import { ADVISORY_LOCKS } from './advisoryLocks'
import type { Schema } from './schema'

const FOLDER = join(root, 'server/src/database/functions')

/**
 * Files of functions. Each is one statement, because the embedded engine executes one at a time. Sorted by name, because the body of an SQL
 * function can only call functions that exist already.
 */
const readFiles = () =>
  readdirSync(FOLDER)
    .filter(name => name.endsWith('.sql'))
    .sort()
    .map(name => {
      const statement = readFileSync(join(FOLDER, name), 'utf8')
      return { nombre: name, statement, huella: sha256(statement) }
    })

/** Name in `funciones_aplicadas` of the newest release that has applied its functions. */
const RELEASE = 'release'

/** Compares labels of releases, which consist of numbers. */
const isOlder = (release: string, than: string) => release.localeCompare(than, 'en', { numeric: true }) < 0

/**
 * Applies each file of functions that has changed since it was applied to this database, all or none; returns their names. Needs all
 * migrations. Servers that start at the same time wait for each other. A release older than the last one that did so applies none: its
 * replica has started again while others of the newer release run.
 */
export const applyFunctions = (db: Kysely<Schema>, files = readFiles(), release = VERSION_LABEL): Promise<string[]> =>
  db.transaction().execute(async transaction => {
    await sql`select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCKS.functions)})`.execute(transaction)
    const rows = await transaction.selectFrom('funciones_aplicadas').selectAll().execute()
    const applied = new Map(rows.map(({ nombre, huella }) => [nombre, huella]))
    const note = (nombre: string, huella: string) =>
      transaction
        .insertInto('funciones_aplicadas')
        .values({ nombre, huella })
        .onConflict(conflict => conflict.column('nombre').doUpdateSet({ huella }))
        .execute()

    const newest = applied.get(RELEASE) ?? ''
    if (isOlder(release, newest)) return []
    if (release !== newest) await note(RELEASE, release)
    const changed = files.filter(({ nombre, huella }) => applied.get(nombre) !== huella)
    for (const { nombre, huella, statement } of changed) {
      await sql.raw(statement).execute(transaction)
      await note(nombre, huella)
    }
    return changed.map(({ nombre }) => nombre)
  })
