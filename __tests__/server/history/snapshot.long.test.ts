import type { VersionDeRegistro } from '@/shared/history'
import { Snapshot } from '@server/database/snapshot'
import { readVersion } from '@server/history/version'
import { allEngines } from '@test/support/engines'
import { useTwoApps } from '@test/support/twoApps'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'

/** Maximum wait for the save in milliseconds: on the single connection of the embedded engine it waits for the read itself. */
const PAUSE_MS = 200

describe.each(allEngines)('a read of several statements (%s)', engine => {
  const { send, db } = useTwoApps(engine)

  it('has an old version as it was, although a save comes between its statements [HI-03]', async () => {
    const make = async (table: string, json: object) => (await send('POST', `/api/${table}/`, { json })).json<{ id: number }>().id
    const product = await make('productos_genericos', { codigo: 'G-1', nombre: { es_ES: 'Antes' } })
    const line = await make('lineas_de_composicion', { producto_generico: product, orden: 1, cantidad_1: 1 })
    const { rows } = await sql<{ id: number }>`select max(id) as id from historial`.execute(db())

    let save: Promise<unknown> | undefined
    const interrupted = db().withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        // On the embedded engine, the save is the next in the queue of the connection.
        save ??= db()
          .transaction()
          .execute(async transaction => {
            const nombre = JSON.stringify({ es_ES: 'Después' })
            await sql`update productos_genericos set nombre = ${nombre}::jsonb where id = ${product}`.execute(transaction)
            await sql`update lineas_de_composicion set cantidad_1 = 2 where id = ${line}`.execute(transaction)
          })
        await Promise.race([save, pause(PAUSE_MS)])
        return result
      },
    })
    const wanted = { entrada: rows[0]?.id ?? 0, tipo: 'productos_genericos', id: product }
    const version: VersionDeRegistro = await Snapshot.read(interrupted, snapshot => readVersion(snapshot, wanted, ''))
    await save
    expect(version.registro).toMatchObject({ nombre: { es_ES: 'Antes' } })
    expect(version.partes['lineas_de_composicion']).toMatchObject([{ cantidad_1: 1 }])
    const now = (await send('GET', `/api/productos_genericos/${product}/`)).json<{ nombre: object }>()
    expect(now.nombre).toEqual({ es_ES: 'Después' })
    await expect(Snapshot.read(db(), ({ db: read }) => sql`delete from historial`.execute(read))).rejects.toThrow(/read-only/)
  })
})
