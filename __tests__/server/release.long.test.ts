import { join } from 'node:path'
import { verifyPassword } from '@server/auth/passwords'
import { sign } from '@server/database/author'
import { appliedMigrations } from '@server/database/migrate'
import { createImageStore } from '@server/images/imageStore'
import { migrations } from '@server/migrations'
import { useBackups } from '@test/support/backups'
import { engines } from '@test/support/engines'
import { sql } from 'kysely'

/** Backup by `npm run backup` of release 0.4.9 (8d250090), from data sent to its own server. */
const file = join(__dirname, 'fixtures/backup-0.4.9.gz')

const { newPlace, using, restore } = useBackups()

it.each(engines)('a backup of release 0.4.9 is restored and upgraded with all that it has (%s)', async engine => {
  const place = await newPlace(engine)
  expect(await restore(place, file)).toEqual({ filas: 282, imagenes: 3 })
  await using(place, async ({ db }) => {
    expect(await appliedMigrations(db)).toEqual(Object.keys(migrations))

    const products = await db.selectFrom('productos_genericos').selectAll().orderBy('id').execute()
    expect(products).toMatchObject([
      {
        id: 1,
        codigo: 'AB-12',
        codigo_repetido: null,
        nombre: { es_ES: 'Ácido húmico (K₂O)', pt_PT: 'Ácido húmico' },
        slug: 'ab-12-acido-humico-k2o',
        familia: 1,
        prioridad: 7,
      },
      // Codes that differ only in case are refused since.
      { id: 2, codigo: 'ab-12', codigo_repetido: 'ab-12', nombre: { es_ES: 'Otro' } },
    ])
    const lists = await sql<{ iconos: number[]; paises: string[]; envases: number[] }>`
      select (select array_agg(elemento order by posicion) from productos_genericos_iconos where registro = 1) as iconos,
        (select array_agg(elemento order by posicion) from productos_acabados_paises where registro = 1) as paises,
        (select array_agg(elemento order by posicion) from productos_acabados_envases where registro = 1) as envases
    `.execute(db)
    expect(lists.rows).toEqual([{ iconos: [2, 1], paises: ['pt', 'ES'], envases: [1] }])
    const { rows: values } = await sql`
      select (select cantidad_1::text from lineas_de_composicion where producto_generico = 1) as cantidad,
        (select valor::text from resultados_de_ensayo) as resultado,
        (select fecha::text from ensayos) as fecha, (select dosis from como_se_aplica) as dosis
    `.execute(db)
    expect(values).toEqual([{ cantidad: '7.12345', resultado: '0.0000001', fecha: '2026-02-28', dosis: '2 L/ha' }])
    expect((await db.selectFrom('magnitudes').select('valor').execute()).map(({ valor }) => valor)).toEqual([
      { es_ES: '% p/p', ar_EG: 'كيلوغرام' },
    ])
    expect((await db.selectFrom('familias').select('descripcion').execute())[0]?.descripcion).toEqual({ es_ES: 'De <b>mar</b> 🌱' })

    const named = await sql<{ hash: string }>`
      select imagen as hash from familias union all select imagen_catalogo from productos_acabados union all select imagen from adjuntos_de_ensayo
    `.execute(db)
    expect(new Set(named.rows.map(({ hash }) => hash)).size).toBe(3)
    const store = createImageStore(place)
    for (const { hash } of named.rows) {
      const image = await store.read(db, hash)
      expect([image?.tipo, image?.bytes.subarray(1, 4).toString()]).toEqual(['image/png', 'PNG'])
    }

    const users = await db.selectFrom('usuarios').selectAll().orderBy('id').execute()
    expect(users.map(each => [each.email, each.nombre, each.administrador, each.activo])).toEqual([
      ['Ana@example.com', 'Ana', true, true],
      ['luis@example.com', '', false, true],
    ])
    expect(await verifyPassword(users[0]?.password_hash, 'clave-de-ana-1')).toBe(true)

    // The history begins with the upgrade, because that release kept none; new ids follow the used ones.
    expect(await db.selectFrom('historial_cambios').select('id').execute()).toEqual([])
    const made = await db.transaction().execute(async transaction => {
      await sign(transaction, { usuario: 2 })
      await sql`update familias set color = '#ff0000' where id = 1`.execute(transaction)
      await sql`delete from productos_genericos_iconos where registro = 1 and elemento = 2`.execute(transaction)
      return transaction.insertInto('iconos').defaultValues().returning('id').executeTakeFirstOrThrow()
    })
    expect(made.id).toBe(4)
    const { rows: changes } = await sql`
      select usuario, tabla, registro, antes, despues from historial_cambios join historial on historial.id = entrada
      order by historial_cambios.id limit 2
    `.execute(db)
    expect(changes).toEqual([
      { usuario: 2, tabla: 'familias', registro: 1, antes: { color: '#00ff00' }, despues: { color: '#ff0000' } },
      { usuario: 2, tabla: 'productos_genericos', registro: 1, antes: { iconos: [2, 1] }, despues: { iconos: [1] } },
    ])
  })
})
