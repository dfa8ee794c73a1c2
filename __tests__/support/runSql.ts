import { sql } from 'kysely'
import { openDatabase } from '../../server/src/database/open'
import { readSettings } from '../../server/src/settings'

// Program: `node --import tsx runSql.ts statement…` prints the rows of the last statement as JSON.
const { db, close } = await openDatabase(readSettings(process.env))
let rows: unknown[] = []
for (const statement of process.argv.slice(2)) ({ rows } = await sql.raw(statement).execute(db))
await close()
process.stdout.write(JSON.stringify(rows))
