import { sql } from 'kysely'
import type { Database } from '../../../server/src/database/database'
import { writeNoHistory } from '../../../server/src/database/author'

/** Text in Spanish, and in English for four out of five rows. */
const text = (words: string) =>
  sql`jsonb_strip_nulls(jsonb_build_object('es_ES', ${words}::text || ' ' || n, 'en_US', case when n % 5 > 0 then ${words}::text || ' in English ' || n end))`

/** Inserts records of every kind with texts, and their parts, besides the existing generic products: about 12,000 texts. */
export const fillTexts = (database: Database['db']) =>
  database.transaction().execute(async db => {
    await writeNoHistory(db)
    const some = (count: number) => sql`generate_series(1, ${sql.lit(count)}) as n`
    for (const statement of [
      sql`insert into componentes (nombre) select ${text('Nitrógeno')} from ${some(80)}`,
      sql`insert into magnitudes (valor) select ${text('% p/p')} from ${some(20)}`,
      sql`insert into envases (valor) select ${text('Garrafa')} from ${some(40)}`,
      sql`insert into iconos (nombre) select ${text('Riego')} from ${some(20)}`,
      sql`insert into cultivos (nombre) select ${text('Olivo')} from ${some(40)}`,
      sql`insert into estados_fenologicos (cultivo, orden, nombre) select 1 + n % 40, n % 7, ${text('Floración')} from ${some(240)}`,
      sql`insert into soluciones (nombre, descripcion) select ${text('Plan')}, ${text('Para suelos salinos y aguas duras')} from ${some(60)}`,
      sql`insert into combinaciones_de_productos (solucion, observaciones) select 1 + n % 60, ${text('Con el segundo riego')} from ${some(120)}`,
      sql`
        insert into ensayos (codigo, nombre, descripcion, dosis, pais)
        select 'E-' || n, ${text('Ensayo')}, ${text('Cuatro bloques al azar con tres repeticiones')}, ${text('3 l/ha')}, 'ES' from ${some(200)}`,
      sql`insert into resultados_de_ensayo (ensayo, descripcion) select 1 + n % 200, ${text('Aumento del calibre')} from ${some(400)}`,
      sql`insert into adjuntos_de_ensayo (ensayo, descripcion) select 1 + n % 200, ${text('Parcela testigo')} from ${some(200)}`,
      sql`
        insert into productos_acabados (codigo, nombre, descripcion, observaciones, seo_title, familia)
        select 'A-' || n, ${text('Zinc Foliar')}, ${text('Corrector de carencias que se aplica por vía foliar o radicular')},
          ${text('No mezclar con aceites')}, ${text('Zinc')}, 1 + n % 12
        from ${some(1000)}`,
      sql`
        insert into productos_acabados_paises (registro, elemento, posicion)
        select n, pais, posicion from ${some(1000)} cross join (values ('ES', 1), ('PT', 2)) as paises (pais, posicion)`,
      sql`
        insert into lineas_de_composicion (producto_generico, componente, orden, valor)
        select 1 + n % 2000, 1 + n % 80, n % 3, ${text('pH 4 a 8')} from ${some(2000)}`,
      sql`
        insert into lineas_de_composicion (producto_acabado, componente, orden, valor)
        select 1 + n % 1000, 1 + n % 80, n % 3, ${text('soluble en agua')} from ${some(2000)}`,
      sql`
        insert into como_se_aplica (producto_acabado, estado_fenologico, momento_de_aplicacion, objetivo)
        select 1 + n % 1000, 1 + n % 240, ${text('Al cuajado')}, ${text('Engorde')} from ${some(900)}`,
    ])
      await statement.execute(db)
    await sql`analyze`.execute(db)
  })
