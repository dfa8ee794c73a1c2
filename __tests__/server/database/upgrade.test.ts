import { join } from 'node:path'
import { sql } from 'kysely'
import { appliedMigrations, migrate } from '@server/database/migrate'
import { createImageStore } from '@server/images/imageStore'
import { migrations } from '@server/migrations'
import { useBackups } from '@test/support/backups'
import { oneOrBoth } from '@test/support/engines'

const { newPlace, using, restore } = useBackups()

/** Backup that version 0.4.9 wrote, whose last migration was the fifth: one record of most kinds, an image and a user. */
const RELEASED = join(__dirname, 'respaldo-0.4.9.gz')

it.each(oneOrBoth)('a backup of version 0.4.9 is restored with every record, text and image, and is written on (%s)', async engine => {
  const place = await newPlace(engine)
  expect(await restore(place, RELEASED)).toMatchObject({ filas: 268, imagenes: 1 })
  await using(place, async ({ db }) => {
    await migrate(db)
    expect(await appliedMigrations(db)).toEqual(Object.keys(migrations))
    const rowsOf = async (text: string) => (await sql.raw<Record<string, unknown>>(text).execute(db)).rows
    expect(await rowsOf('select email, nombre, administrador, activo from usuarios')).toEqual([
      { email: 'ana@example.com', nombre: 'Ana', administrador: true, activo: true },
    ])
    expect(await rowsOf('select codigo, nombre, descripcion, familia, version from productos_genericos')).toEqual([
      {
        codigo: 'G-049',
        nombre: { es_ES: 'Zinc ñ', ar_EG: 'زنك' },
        descripcion: { es_ES: 'Línea\n"dos" 🌱' },
        familia: 1,
        version: expect.anything(),
      },
    ])
    expect(await rowsOf('select cantidad_1::text, componente, producto_acabado from lineas_de_composicion order by id')).toEqual([
      { cantidad_1: '12.34567', componente: 1, producto_acabado: null },
      { cantidad_1: null, componente: null, producto_acabado: 1 },
    ])
    expect(await rowsOf('select elemento from productos_acabados_paises order by posicion')).toEqual([
      { elemento: 'ES' },
      { elemento: 'PT' },
    ])
    const [{ imagen } = {}] = await rowsOf('select imagen from familias')
    expect((await createImageStore(place).read(db, String(imagen)))?.tipo).toBe('image/png')

    await sql`update productos_genericos set codigo = 'G-050'`.execute(db)
    expect(await rowsOf(`select tabla, antes, despues from historial_cambios`)).toEqual([
      { tabla: 'productos_genericos', antes: { codigo: 'G-049' }, despues: { codigo: 'G-050' } },
    ])
  })
})

const COLUMNS = `
  select table_name || '.' || column_name || ' ' || data_type || coalesce(' of ' || character_maximum_length, '') as text
  from information_schema.columns where table_schema = current_schema() order by 1`

/** Migrations of version 0.4.9. Code of any version runs beside a newer replica for a while. */
const LAST_RELEASED = '005_codigos'

it.each(oneOrBoth)('later migrations take nothing away that version 0.4.9 reads or writes (%s)', async engine => {
  const place = await newPlace(engine)
  await using(place, async ({ db }) => {
    const columns = async () => (await sql.raw<{ text: string }>(COLUMNS).execute(db)).rows.map(({ text }) => text)
    const required = async () =>
      (
        await sql
          .raw<{ text: string }>(`
          select table_name || '.' || column_name as text from information_schema.columns
          where table_schema = current_schema() and is_nullable = 'NO' and column_default is null
            and is_identity = 'NO' and is_generated = 'NEVER' order by 1`)
          .execute(db)
      ).rows.map(({ text }) => text)
    await migrate(db, LAST_RELEASED)
    const [before, neededBefore] = [await columns(), await required()]
    await migrate(db)
    const after = new Set(await columns())
    expect(after.size).toBeGreaterThan(before.length)
    expect(before.filter(column => !after.has(column))).toEqual([])
    const tables = new Set(before.map(column => column.split('.')[0]))
    const needed = (await required()).filter(column => tables.has(column.split('.')[0]))
    expect(needed.filter(column => !neededBefore.includes(column))).toEqual([])
  })
})
