import { sql } from 'kysely'
import { magnitudes } from '../../../server/src/catalogue/magnitudes'
import { createRecords } from '../../../server/src/catalogue/records'
import { openDatabase } from '../../../server/src/database/open'
import { HttpError } from '../../../server/src/http/errors'
import { readSettings } from '../../../server/src/settings'

// A program: deletes a magnitud again and again while other tables refer to it, and prints what came of it as JSON.
const { db, close } = await openDatabase(readSettings(process.env))
const run = (statement: string) => sql.raw(statement).execute(db)

const records = createRecords({
  ...magnitudes,
  uses: [
    { table: 'prueba_envases', column: 'magnitud', one: 'envase', many: 'envases' },
    { table: 'prueba_lineas', column: 'magnitud_1', one: 'línea de composición', many: 'líneas de composición' },
  ],
})
await run('create table prueba_envases (magnitud integer references magnitudes)')
await run('create table prueba_lineas (magnitud_1 integer references magnitudes)')
await records.create(db, { valor: { es_ES: 'otra' } })
await records.create(db, { valor: { es_ES: 'kg' } })
await run('insert into prueba_envases values (1), (null)')

const remove = () =>
  records.remove(db, 2, undefined).then(
    () => 'deleted',
    (error: unknown) => (error instanceof HttpError ? `${error.status} ${error.detail}` : String(error)),
  )
const answers: string[] = []
for (const statement of [
  'insert into prueba_envases values (2)',
  'insert into prueba_envases values (2), (2)',
  'insert into prueba_lineas values (2)',
  'truncate prueba_envases, prueba_lineas',
]) {
  await run(statement)
  answers.push(await remove())
}
await close()
process.stdout.write(JSON.stringify(answers))
